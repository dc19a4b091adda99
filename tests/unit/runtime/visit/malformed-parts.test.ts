// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../support/runtime/open-page.ts';

const payload = {
  format: 1,
  path: '/contact',
  title: 'Contact',
  html: '<h1>Contact</h1>',
  styles: ['/assets/form.css'],
  end: true,
};

const text = JSON.stringify(payload);
const withField = (fields: object) => JSON.stringify({ ...payload, ...fields });
const withoutEnd = text.slice(0, text.indexOf(',"end"'));

type Read = (parts: typeof import('../../../../scripts/runtime/page/page-parts.ts')) => unknown;

const route = { name: 'contact', layout: 'default', payload: '/contact.payload.json' };
const readPayload: Read = ({ loadPayload }) => loadPayload('/contact', route);

/** What a part is read as from a response, or why it is refused. */
async function load(respond: () => Response | Promise<Response>, read = readPayload) {
  openPage();
  vi.stubGlobal('fetch', async () => respond());
  const parts = await import('../../../../scripts/runtime/page/page-parts.ts');
  return Promise.resolve(read(parts)).catch((error: unknown) => error);
}

const REFUSED = { message: expect.stringContaining('did not load'), statusCode: 500 };

test.each<[what: string, body: string]>([
  ['an empty body', ''],
  ['HTML', '<!doctype html><title>Contact</title><h1>Contact</h1>'],
  ['the payload without its last character', text.slice(0, -1)],
  ['the payload without its last field', `${withoutEnd}}`],
  ['the payload in a list', `[${text}]`],
  ['the payload as a string', JSON.stringify(text)],
  ['null', 'null'],
  ['only a prototype', `{"__proto__":${text}}`],
  ['a format that is a string', withField({ format: '1' })],
  ['another format', withField({ format: 2 })],
  ['the payload of another path', withField({ path: '/' })],
  ['an end that is false', withField({ end: false })],
  ['an end in the prototype', `${withoutEnd},"__proto__":{"end":true}}`],
  ['HTML in a list', withField({ html: [payload.html] })],
  ['HTML that is null', withField({ html: null })],
])('instead of a payload, %s is refused', async (_, body) => {
  expect(await load(() => new Response(body))).toMatchObject(REFUSED);
});

test.each([301, 403, 404, 429, 500, 503])(
  'a payload with status %i is refused, whatever its body is',
  async (status) => {
    const message = `/contact.payload.json did not load (${status})`;
    expect(await load(() => new Response(text, { status }))).toMatchObject({ message });
  },
);

test('a payload is refused if the connection breaks before or during the response', async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, 90)));
      controller.error(new TypeError('terminated'));
    },
  });
  for (const respond of [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => new Response(broken),
  ]) {
    expect(await load(respond)).toMatchObject(REFUSED);
  }
});

test.each<[what: string, body: BodyInit, type?: string]>([
  ['under any content type', text, 'text/html'],
  ['without a content type', Buffer.from(text)],
  ['with a byte order mark', `\ufeff${text}`],
  ['with white space around it', `\n\t${text}\r\n`],
  ['with additional fields', withField({ later: { on: true } })],
  ['with a field named __proto__', `{"__proto__":null,${text.slice(1)}`],
  ['of any size', withField({ styles: Array(400_000).fill('/a.css') })],
])('a payload is accepted %s', async (_, body, type) => {
  const headers: HeadersInit = type ? { 'content-type': type } : {};
  const { styles, ...rest } = payload;
  expect(await load(() => new Response(body, { headers }))).toMatchObject(rest);
});

const loadLayout: Read = (parts) => {
  const layouts = { dark: '/dark.json' };
  const manifest = { format: 1, version: 'v1', base: '/', routes: {}, layouts } as const;
  return parts.loadLayoutAndStyles({ layout: 'dark', styles: [], version: 'v1' }, manifest);
};

const loadErrorPages: Read = (parts) => parts.loadErrorPages();
const loadManifest: Read = (parts) => parts.loadManifest('/contact');
const pages = { 500: '<h1>Error</h1>' };

test.each<[name: string, read: Read, part: object, without: unknown]>([
  ['a layout', loadLayout, { format: 1, before: '<main>', end: true }, REFUSED],
  ['the file of error pages', loadErrorPages, { format: 1, pages, end: true }, REFUSED],
  ['a manifest', loadManifest, { format: 1, routes: {}, layouts: {} }, null],
])(
  '%s is accepted with all fields, and refused without its proof',
  async (_, read, part, without) => {
    expect(await load(() => Response.json(part), read)).toEqual(part);
    for (const field of Object.keys(part).filter((name) => !['before', 'pages'].includes(name))) {
      const found = await load(() => Response.json({ ...part, [field]: undefined }), read);
      expect(found, field).toEqual(without && expect.objectContaining(without));
    }
  },
);
