import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadPart } from '../../../../scripts/runtime/visit/load-part.ts';
import {
  isManifest,
  isWhole,
  type Proof,
} from '../../../../scripts/runtime/visit/validate-parts.ts';
import { LoadFailure } from '../../../../scripts/runtime/visit/visit-error.ts';
import type { Payload } from '../../../../scripts/shared/contracts.ts';

const payload: Payload = {
  format: 1,
  path: '/contact',
  hash: 'h1',
  version: 'v1',
  layout: 'default',
  title: 'Contact',
  head: ['<meta name="description" content="Write to us" data-page>'],
  html: '<h1>Contact</h1>',
  styles: ['/assets/form.css'],
  middleware: ['greet'],
  scrollToTop: true,
  transition: 'page',
  end: true,
};

const text = JSON.stringify(payload);
const withField = (fields: object) => JSON.stringify({ ...payload, ...fields });

afterEach(() => {
  vi.unstubAllGlobals();
});

async function load(
  respond: () => Response | Promise<Response>,
  proves: Proof<Payload> = isWhole('/contact'),
): Promise<unknown> {
  vi.stubGlobal('fetch', async () => respond());
  const { signal } = new AbortController();
  return loadPart('/contact/payload.json', proves, signal).catch((error: unknown) => error);
}

describe('a payload is refused', () => {
  test.each<[what: string, body: BodyInit]>([
    ['an empty body', ''],
    ['HTML', '<!doctype html><title>Contact</title><h1>Contact</h1>'],
    ['the payload without its last character', text.slice(0, -1)],
    ['the payload without its last field', `${text.slice(0, text.indexOf(',"end"'))}}`],
    ['the payload in a list', `[${text}]`],
    ['the payload as a string', JSON.stringify(text)],
    ['null', 'null'],
    ['only a prototype', `{"__proto__":${text}}`],
    ['another format', withField({ format: 2 })],
    ['a format that is a string', withField({ format: '1' })],
    ['the payload of another path', withField({ path: '/' })],
    ['an end that is false', withField({ end: false })],
    [
      'an end in the prototype',
      `${text.slice(0, text.indexOf(',"end"'))},"__proto__":{"end":true}}`,
    ],
    ['HTML that is null', withField({ html: null })],
    ['HTML in a list', withField({ html: [payload.html] })],
  ])('given %s', async (_, body) => {
    const error = await load(() => new Response(body));

    expect(error).toBeInstanceOf(LoadFailure);
    expect(error).toMatchObject({
      statusCode: 500,
      message: expect.stringContaining('/contact/payload.json did not load'),
    });
  });

  test.each(['format', 'path', 'html', 'end'])('given no %s', async (name) => {
    const error = await load(() => new Response(withField({ [name]: undefined })));

    expect(error).toBeInstanceOf(LoadFailure);
  });

  test.each([301, 403, 404, 429, 500, 503])(
    'with status %i, whatever its body is',
    async (status) => {
      const error = await load(() => new Response(text, { status }));

      expect(error).toBeInstanceOf(LoadFailure);
      expect(error).toMatchObject({
        message: `/contact/payload.json did not load (${status})`,
      });
    },
  );

  test('if the connection breaks before the response', async () => {
    const error = await load(() => Promise.reject(new TypeError('Failed to fetch')));

    expect(error).toBeInstanceOf(LoadFailure);
  });

  test('if the connection breaks during the response', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text.slice(0, 90)));
        controller.error(new TypeError('terminated'));
      },
    });
    const error = await load(() => new Response(broken));

    expect(error).toBeInstanceOf(LoadFailure);
  });
});

describe('a payload is accepted', () => {
  test.each<[what: string, respond: () => Response]>([
    [
      'under any content type',
      () => new Response(text, { headers: { 'content-type': 'text/html' } }),
    ],
    ['without a content type', () => new Response(Buffer.from(text))],
    ['with a byte order mark', () => new Response(`\ufeff${text}`)],
    ['with white space around it', () => new Response(`\n\t${text}\r\n`)],
    ['with additional fields', () => new Response(withField({ later: { on: true } }))],
    ['with a field named __proto__', () => new Response(`{"__proto__":null,${text.slice(1)}`)],
  ])('%s', async (_, respond) => {
    expect(await load(respond)).toMatchObject(payload);
  });

  test('of any size', async () => {
    const html = '<p>Words</p>'.repeat(400_000);

    expect(await load(() => new Response(withField({ html })))).toMatchObject({ html });
  });
});

const pages = { 404: '<h1>Missing</h1>', 500: '<h1>Error</h1>' };

describe.each<[name: string, proves: Proof<Payload>, part: object, proof: string[]]>([
  ['a manifest', isManifest, { format: 1, routes: {}, layouts: {} }, ['routes', 'layouts']],
  ['a layout', isWhole(), { format: 1, name: 'dark', before: '<main>', end: true }, ['end']],
  ['the file of error pages', isWhole(), { format: 1, title: 'Error', pages, end: true }, ['end']],
])('%s', (_, proves, part, proof) => {
  const loadChanged = (changes: object) =>
    load(() => new Response(JSON.stringify({ ...part, ...changes })), proves);

  test('is accepted with all fields', async () => {
    expect(await loadChanged({})).toEqual(part);
  });

  test('is refused in another format, or without its proof', async () => {
    for (const field of ['format', ...proof]) {
      expect(await loadChanged({ [field]: undefined }), field).toBeInstanceOf(LoadFailure);
    }
  });
});

test('a payload is refused in the place of a layout or of the error pages', async () => {
  expect(await load(() => new Response(text), isWhole())).toBeInstanceOf(LoadFailure);
});
