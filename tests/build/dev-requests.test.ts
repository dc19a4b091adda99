import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { develop } from '../support/dev/develop.ts';

test('a request for another host, or by a page of another one, is refused at every address', async () => {
  const { url } = await develop();
  const own = new URL(url).host;
  for (const path of [
    '/',
    '/index.payload.json',
    '/_gallery/',
    '/_dev/client.js',
    '/files/note.txt',
  ]) {
    expect(await get(url, path, { host: own })).toMatchObject({ status: 200 });
    const refused = { status: 403, text: expect.stringContaining('--allow-host evil.example') };
    expect(await get(url, path, { host: 'evil.example' })).toEqual(refused);
    expect(await get(url, path, { origin: 'http://evil.example' })).toEqual(refused);
  }
  const socket = (headers: object) => {
    const opened = new WebSocket(new URL('/_dev/socket', url), { headers: { ...headers } });
    return once(opened, 'open').then(
      () => opened.terminate(),
      (error: Error) => error.message,
    );
  };
  expect(await socket({ origin: `http://${own}` })).toBeUndefined();
  expect(await socket({ origin: 'http://evil.example' })).toContain('403');
  expect(await socket({ host: 'evil.example' })).toContain('403');
});

test('an address that no browser would send is answered, and never with a fault of the server', async () => {
  const { url } = await develop();
  for (const path of [
    '//',
    '///evil.example',
    '/%',
    '/%00',
    '/%E0%A4%A.js',
    '/..%2f..%2fpackage.json',
    '/a\\b',
    '*',
    'http://localhost/guides/first',
  ]) {
    expect((await get(url, path)).status, path).toBeOneOf([200, 400, 404]);
  }
  expect((await get(url, '//')).text).toContain('Fixture home</h1>');
});

test('an edit of structured data gives the page another version, whatever its fields are called; one of a stylesheet does not', async () => {
  const { url, edit } = await develop();
  const state = async () => JSON.parse((await get(url, '/_dev/state?path=/guides/first')).text);
  await edit('pages/guides/first.tsx', "'@type'", "version: '1', '@type'");
  await expect.poll(async () => (await get(url, '/guides/first')).text).toContain('"version":"1"');
  const before = await state();
  await edit('assets/styles/site.css', 'body {', 'body { color: red;');
  await expect.poll(async () => (await state()).styles).not.toEqual(before.styles);
  expect((await state()).version).toBe(before.version);
  await edit('pages/guides/first.tsx', "version: '1'", "version: '2'");
  await expect.poll(async () => (await state()).version).not.toBe(before.version);
});

test('of assets/public/, what a build publishes is served, also through a link, and is not copied at an edit', async () => {
  const { root, url, edit } = await develop();
  const folder = join(root, 'assets/public');
  const film = join(folder, 'film.mp4');
  await writeFile(film, 'film');
  await truncate(film, 2 ** 31);
  await mkdir(join(folder, '.well-known'));
  await symlink(film, join(folder, '.well-known/film'));
  await edit('assets/styles/site.css', 'margin: 1rem', 'margin: 3px');
  expect((await get(url, '/')).status).toBe(200);
  for (const path of ['/film.mp4', '/.well-known/film']) {
    const part = await get(url, path, { range: 'bytes=0-3' });
    expect(part).toMatchObject({ status: 206, text: 'film' });
  }
  expect(globSync(join(tmpdir(), 'pointwork-*', 'folder-*', '**/film.mp4'))).toEqual([]);

  await writeFile(join(folder, '.env'), 'KEY=secret');
  await mkdir(join(folder, '.git'));
  await writeFile(join(folder, '.git/config'), 'secret');
  await writeFile(join(folder, 'note.txt~'), 'secret');
  await symlink(join(root, 'layouts'), join(folder, 'linked'));
  await symlink(join(root, 'layouts/default.tsx'), join(folder, 'linked.txt'));
  for (const path of [
    ...['/.env', '/.git/config', '/note.txt~', '/linked/default.tsx', '/linked.txt'],
    ...['/%2eenv', '/files/..%2f.env', '/files/../.env', '//.env'],
  ]) {
    const answer = await get(url, path);
    expect(answer.status, path).toBe(404);
    expect(answer.text, path).not.toMatch(/secret|export default/);
  }
});

const PAGE = `export const page = { title: 'New', description: 'What is new.' };
export default () => <h1>New</h1>;`;
const EXAMPLES = 'export const examples = { default: <i>Dot</i> };';

test('where the file system tells of no changes, a request shows the page, the payload and the gallery as they are on the disk', async () => {
  vi.stubEnv('CHOKIDAR_USEPOLLING', '1').stubEnv('CHOKIDAR_INTERVAL', '1000000');
  const { root, url, edit } = await develop();
  expect((await get(url, '/')).text).toContain('Fixture home</h1>');
  await edit('pages/index.tsx', 'Fixture home</h1>', 'Another home</h1>');
  expect((await get(url, '/')).text).toContain('Another home</h1>');
  await edit('pages/index.tsx', 'Another home</h1>', 'A third home</h1>');
  expect((await get(url, '/index.payload.json')).text).toContain('A third home');
  await writeFile(join(root, 'pages/new.tsx'), PAGE);
  expect((await get(url, '/manifest.json')).text).toContain('"/new"');
  expect((await get(url, '/new')).status).toBe(200);
  await rm(join(root, 'pages/new.tsx'));
  expect((await get(url, '/new')).status).toBe(404);
  await writeFile(join(root, 'components/Dot.examples.tsx'), EXAMPLES);
  expect((await get(url, '/_gallery/')).text).toContain('Dot');
});

test('below a base, a page and its payload are missing at the address without the base, as on the published site', async () => {
  const { url } = await develop({ base: '/repo/' });
  const paths = ['/repo/guides/first', '/repo/guides/first.payload.json', '/_gallery/'];
  const missing = ['/guides/first', '/guides/first.payload.json', '/'];
  for (const path of paths) expect((await get(url, path)).status, path).toBe(200);
  for (const path of missing) expect((await get(url, path)).status, path).toBe(404);
});

/** Sends a path as it is, and headers that `fetch` does not let us set. */
async function get(url: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(url);
  const sent = request({ hostname, port, path, headers }).end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  return { status: response?.statusCode, text: response ? await text(response) : '' };
}
