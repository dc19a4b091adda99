import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadPart } from '../../../../scripts/runtime/visit/load-part.ts';
import {
  ERROR_PAGES,
  LAYOUT,
  MANIFEST,
  payloadShape,
  type Shape,
} from '../../../../scripts/runtime/visit/validate-parts.ts';
import { LoadFailure } from '../../../../scripts/runtime/visit/visit-error.ts';
import type { Payload } from '../../../../scripts/shared/contracts.ts';

const payload: Payload = {
  format: 1,
  path: '/contact',
  build: 'b1',
  runtime: 'r1',
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
const headOf = (entry: unknown) => withField({ head: [...payload.head, entry] });

afterEach(() => {
  vi.unstubAllGlobals();
});

async function load(
  respond: () => Response | Promise<Response>,
  shape: Shape<object> = payloadShape('/contact'),
): Promise<unknown> {
  vi.stubGlobal('fetch', async () => respond());
  const { signal } = new AbortController();
  return loadPart('/contact/payload.json', shape, signal).catch((error: unknown) => error);
}

describe('a payload is refused', () => {
  test.each<[what: string, body: BodyInit]>([
    ['an empty body', ''],
    ['HTML', '<!doctype html><title>Contact</title><h1>Contact</h1>'],
    ['the payload without its last character', text.slice(0, -1)],
    ['the payload without its last field', `${text.slice(0, text.indexOf(',"end"'))}}`],
    ['the payload twice', text + text],
    ['the payload in a list', `[${text}]`],
    ['the payload as a string', JSON.stringify(text)],
    ['null', 'null'],
    ['200,000 open brackets', '['.repeat(200_000)],
    ['only a prototype', `{"__proto__":${text}}`],
    ['another format', withField({ format: 2 })],
    ['a format that is a string', withField({ format: '1' })],
    ['the payload of another path', withField({ path: '/' })],
    ['the path in capitals', withField({ path: '/Contact' })],
    ['the path in a list', withField({ path: ['/contact'] })],
    ['a runtime that is null', withField({ runtime: null })],
    ['an end that is false', withField({ end: false })],
    ['an end that is "true"', withField({ end: 'true' })],
    [
      'an end in the prototype',
      `${text.slice(0, text.indexOf(',"end"'))},"__proto__":{"end":true}}`,
    ],
    ['a title that is an object', withField({ title: {} })],
    ['HTML that is null', withField({ html: null })],
    ['HTML in a list', withField({ html: [payload.html] })],
    ['a layout that is false', withField({ layout: false })],
    ['a head that is an object', withField({ head: { length: 0 } })],
    ['a head in one string', withField({ head: '<meta>' })],
    ['a hole in the head', headOf(null)],
    ['an element of the head that is an object', headOf({ tag: 'meta', attributes: {} })],
    ['styles in a string', withField({ styles: '/assets/form.css' })],
    ['a style that is null', withField({ styles: [null] })],
    ['styles with numbers for names', withField({ styles: { 0: '/assets/form.css' } })],
    ['middleware in an object', withField({ middleware: {} })],
    ['middleware that is a number', withField({ middleware: [1] })],
    ['a scrollToTop that is a string', withField({ scrollToTop: 'false' })],
    ['a transition with a space', withField({ transition: 'page leave' })],
    ['a transition without a name', withField({ transition: '' })],
    ['a transition that is true', withField({ transition: true })],
    ['a transition in a list', withField({ transition: ['page'] })],
    ['a transition that is null', withField({ transition: null })],
  ])('given %s', async (_, body) => {
    const error = await load(() => new Response(body));

    expect(error).toBeInstanceOf(LoadFailure);
    expect(error).toMatchObject({
      statusCode: 500,
      message: expect.stringContaining('/contact/payload.json did not load'),
    });
  });

  test.each(Object.keys(payload).filter((name) => name !== 'transition'))(
    'given no %s',
    async (name) => {
      const error = await load(() => new Response(withField({ [name]: undefined })));

      expect(error).toBeInstanceOf(LoadFailure);
    },
  );

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

describe.each<[name: string, shape: Shape<object>, part: object]>([
  ['a manifest', MANIFEST, { format: 1, runtime: 'r1', routes: {}, layouts: {} }],
  ['a layout', LAYOUT, { format: 1, name: 'dark', before: '<main>', after: '</main>', end: true }],
  ['the file of error pages', ERROR_PAGES, { format: 1, title: 'Error', pages, end: true }],
])('%s', (_, shape, part) => {
  const loadChanged = (changes: object) =>
    load(() => new Response(JSON.stringify({ ...part, ...changes })), shape);

  test('is accepted with all fields', async () => {
    expect(await loadChanged({})).toEqual(part);
  });

  test.each(Object.keys(part))(
    'is refused without %s, or with another type of it',
    async (field) => {
      for (const value of [undefined, null, 7, [], ['']]) {
        expect(await loadChanged({ [field]: value }), String(value)).toBeInstanceOf(LoadFailure);
      }
    },
  );
});

test('the file of error pages is refused if one of them is missing', async () => {
  const part = { format: 1, title: 'Error', pages: { 404: pages[404] }, end: true };

  expect(await load(() => Response.json(part), ERROR_PAGES)).toBeInstanceOf(LoadFailure);
});
