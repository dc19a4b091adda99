// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import type { Payload } from '../../../../scripts/shared/contracts.ts';
import { openPage } from '../../../support/runtime/open-page.ts';

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

type Parts = typeof import('../../../../scripts/runtime/visit/page-parts.ts');

const route = { name: 'contact', layout: 'default', payload: '/contact/payload.json' };
const loadPayload = ({ loadPayload: load }: Parts) =>
  load('/contact', route, new AbortController().signal);

/** What a part is read as from a response, or why it is refused. */
async function load(
  respond: () => Response | Promise<Response>,
  read: (parts: Parts) => Promise<unknown> = loadPayload,
): Promise<unknown> {
  openPage();
  vi.stubGlobal('fetch', async () => respond());
  const parts = await import('../../../../scripts/runtime/visit/page-parts.ts');
  return read(parts).catch((error: unknown) => error);
}

const REFUSED = { message: expect.stringContaining('did not load'), statusCode: 500 };

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

    expect(error).toMatchObject({
      statusCode: 500,
      message: expect.stringContaining('/contact/payload.json did not load'),
    });
  });

  test.each(['format', 'path', 'html', 'end'])('given no %s', async (name) => {
    const error = await load(() => new Response(withField({ [name]: undefined })));

    expect(error).toMatchObject(REFUSED);
  });

  test.each([301, 403, 404, 429, 500, 503])(
    'with status %i, whatever its body is',
    async (status) => {
      const error = await load(() => new Response(text, { status }));

      expect(error).toMatchObject({
        message: `/contact/payload.json did not load (${status})`,
      });
    },
  );

  test('if the connection breaks before the response', async () => {
    const error = await load(() => Promise.reject(new TypeError('Failed to fetch')));

    expect(error).toMatchObject(REFUSED);
  });

  test('if the connection breaks during the response', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text.slice(0, 90)));
        controller.error(new TypeError('terminated'));
      },
    });
    const error = await load(() => new Response(broken));

    expect(error).toMatchObject(REFUSED);
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

const loadLayout = (parts: Parts) => {
  const manifest = { format: 1, version: 'v1', routes: {}, layouts: { dark: '/dark.json' } };
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/dark.json' ? answer(url) : new Response(JSON.stringify(manifest)),
  );
  return parts.loadLayoutAndStyles({ layout: 'dark', styles: [], version: 'v1' });
};

describe.each<
  [name: string, read: (parts: Parts) => Promise<unknown>, part: object, proof: string[]]
>([
  [
    'a layout',
    loadLayout,
    { format: 1, name: 'dark', before: '<main>', end: true },
    ['format', 'end'],
  ],
  [
    'the file of error pages',
    ({ loadErrorPages }) => loadErrorPages(),
    { format: 1, title: 'Error', pages, end: true },
    ['format', 'end'],
  ],
])('%s', (_, read, part, proof) => {
  const loadChanged = (changes: object) =>
    load(() => new Response(JSON.stringify({ ...part, ...changes })), read);

  test('is accepted with all fields', async () => {
    expect(await loadChanged({})).toEqual(part);
  });

  test('is refused in another format, or without its proof', async () => {
    for (const field of proof) {
      expect(await loadChanged({ [field]: undefined }), field).toMatchObject(REFUSED);
    }
  });
});

test.each(['format', 'routes', 'layouts'])('a manifest without its %s is none', async (field) => {
  const manifest = { format: 1, routes: {}, layouts: {} };
  const read = ({ loadManifest }: Parts) => loadManifest('/contact');

  expect(await load(() => Response.json(manifest), read)).toEqual(manifest);
  const broken = { ...manifest, [field]: undefined };
  expect(await load(() => Response.json(broken), read)).toBeUndefined();
});

test('a payload is refused in the place of a layout', async () => {
  expect(await load(() => new Response(text), loadLayout)).toMatchObject(REFUSED);
});
