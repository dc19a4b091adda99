// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { openFakePage } from '../../../support/runtime/open-fake-page.ts';

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
  openFakePage();
  vi.stubGlobal('fetch', async () => respond());
  const parts = await import('../../../../scripts/runtime/page/page-parts.ts');
  return Promise.resolve(read(parts)).catch((error: unknown) => error);
}

const REFUSED = { message: expect.stringContaining('did not load'), statusCode: 500 };

test.each<[what: string, body: string]>([
  ['an empty body', ''],
  ['HTML', '<!doctype html><title>Contact</title><h1>Contact</h1>'],
  ['the payload without its last field', `${withoutEnd}}`],
  ['the payload in a list', `[${text}]`],
  ['null', 'null'],
  ['another format', withField({ format: 2 })],
  ['the payload of another path', withField({ path: '/' })],
  ['an end that is false', withField({ end: false })],
  ['HTML in a list', withField({ html: [payload.html] })],
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

test('a payload is accepted under any content type', async () => {
  for (const type of ['text/html', 'application/octet-stream']) {
    const answer = () => new Response(text, { headers: { 'content-type': type } });
    expect(await load(answer)).toEqual(payload);
  }
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
