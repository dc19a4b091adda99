// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { connectionError, type FakeNetwork } from '../../../support/runtime/fake-network.ts';
import { openPage } from '../../../support/runtime/open-page.ts';
import { settled } from '../../../support/runtime/runtime-window.ts';

const PAYLOAD = '/a/payload.json?v=1';
const route = { name: 'a', layout: 'default', payload: PAYLOAD };

async function open() {
  const page = openPage();
  const parts = await import('../../../../scripts/runtime/visit/page-parts.ts');
  /** Answers the oldest request for a URL as a working server does. */
  const answer = (url: string) => page.network.find(url).answer(page.site.answer('GET', url));
  const findRoute = async (path: string) => (await parts.loadManifest(path))?.routes[path];
  const { LoadFailure } = await import('../../../../scripts/runtime/visit/visit-error.ts');
  return { ...page, ...parts, findRoute, LoadFailure, answer };
}

const countOf = ({ requests }: FakeNetwork, url: string) =>
  requests.filter((request) => request === `GET ${url}`).length;

test('the manifest is requested once, even if it is needed several times at once', async () => {
  const { findRoute, network, answer } = await open();
  const routes = Promise.all([findRoute('/a'), findRoute('/b')]);
  answer('/manifest.json');

  expect(await routes).toMatchObject([{ name: 'a' }, { name: 'b' }]);
  expect(await findRoute('/closed')).toMatchObject({ status: 404 });
  expect(countOf(network, '/manifest.json')).toBe(1);
});

test('a manifest that failed is requested again', async () => {
  const { findRoute, network, answer } = await open();
  const first = findRoute('/a');
  network.find('/manifest.json').answer(connectionError());
  expect(await first).toBeUndefined();

  const second = findRoute('/a');
  answer('/manifest.json');
  expect(await second).toMatchObject({ name: 'a' });
});

test('a path that is not in the manifest is looked up in a new copy of it', async () => {
  const { findRoute, network, answer, site } = await open();
  const known = findRoute('/a');
  answer('/manifest.json');
  await known;

  const later = findRoute('/later');
  await settled();
  const { body } = site.answer('GET', '/manifest.json') as { body: string };
  const manifest = JSON.parse(body);
  manifest.routes['/later'] = { name: 'later', layout: 'default', payload: '/later.json' };
  network.find('/manifest.json').answer({ status: 200, body: JSON.stringify(manifest) });

  expect(await later).toMatchObject({ name: 'later' });
  expect(countOf(network, '/manifest.json')).toBe(2);
});

test.each(['/later', '/__proto__', '/constructor'])(
  'a manifest that was just fetched and does not list %s is not fetched again',
  async (path) => {
    const { findRoute, network, answer } = await open();
    const route = findRoute(path);
    answer('/manifest.json');

    expect(await route).toBeUndefined();
    expect(countOf(network, '/manifest.json')).toBe(1);
  },
);

test('a prefetched payload is used for one visit; the next visit requests it again', async () => {
  const { loadPayload, prefetchPayload, network, answer } = await open();
  const { signal } = new AbortController();
  const ahead = prefetchPayload('/a', route, 30_000);
  const visit = loadPayload('/a', route, signal);
  answer(PAYLOAD);

  expect(await visit).toBe(await ahead);
  expect(countOf(network, PAYLOAD)).toBe(1);
  void loadPayload('/a', route, signal);
  expect(countOf(network, PAYLOAD)).toBe(2);
});

test('a prefetched payload is not used after half a minute', async () => {
  const { prefetchPayload, network, answer } = await open();
  void prefetchPayload('/a', route, 30_000);
  answer(PAYLOAD);
  await vi.advanceTimersByTimeAsync(29_999);
  void prefetchPayload('/a', route, 30_000);
  expect(countOf(network, PAYLOAD)).toBe(1);

  await vi.advanceTimersByTimeAsync(1);
  void prefetchPayload('/a', route, 30_000);
  expect(countOf(network, PAYLOAD)).toBe(2);
});

test('a payload that could not be prefetched is fetched for the visit', async () => {
  const { loadPayload, LoadFailure, prefetchPayload, network, answer } = await open();
  const ahead = prefetchPayload('/a', route, 30_000);
  network.find(PAYLOAD).answer(connectionError());
  await expect(ahead).rejects.toBeInstanceOf(LoadFailure);

  const visit = loadPayload('/a', route, new AbortController().signal);
  answer(PAYLOAD);
  expect(await visit).toMatchObject({ path: '/a' });
});

test('an aborted visit does not abort the request of the next visit to the same page', async () => {
  const { loadPayload, LoadFailure, answer } = await open();
  const [first, second] = [new AbortController(), new AbortController()];
  const given = loadPayload('/a', route, first.signal);
  const wanted = loadPayload('/a', route, second.signal);
  first.abort();
  await expect(given).rejects.toBeInstanceOf(LoadFailure);

  answer(PAYLOAD);
  expect(await wanted).toMatchObject({ path: '/a' });
});

test('without a manifest, the payload is fetched from beside the page', async () => {
  const { loadPayload, network } = await open();
  const { signal } = new AbortController();
  void loadPayload('/dark/c', undefined, signal);
  void loadPayload('/', undefined, signal);

  expect(network.requests).toEqual(['GET /dark/c/payload.json', 'GET /payload.json']);
});

test('a part fails if there is no answer within 8 seconds', async () => {
  const { loadErrorPages, LoadFailure, network } = await open();
  const late = vi.fn();
  void loadErrorPages().catch(late);
  await vi.advanceTimersByTimeAsync(7999);
  expect(late).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(1);
  expect(late).toHaveBeenCalledWith(expect.any(LoadFailure));
  expect(network.pending).toEqual([]);
});

test('a layout is fetched once, from the URL in the manifest', async () => {
  const { loadLayoutAndStyles, network, answer } = await open();
  const page = { layout: 'dark', styles: [], version: 'v1' };
  const layout = loadLayoutAndStyles(page);
  answer('/manifest.json');
  await settled();
  answer('/dark.json');

  expect(await layout).toMatchObject({ name: 'dark' });
  expect(await loadLayoutAndStyles(page)).toMatchObject({ name: 'dark' });
  expect(network.requests).toEqual(['GET /manifest.json', 'GET /dark.json']);
});

test('a layout whose prefetch hangs is fetched anew for the visit that has waited for it', async () => {
  const { loadLayoutAndStyles, network, answer } = await open();
  const page = { layout: 'dark', styles: [], version: 'v1' };
  const ahead = loadLayoutAndStyles(page).catch(() => 'lost');
  answer('/manifest.json');
  await vi.advanceTimersByTimeAsync(6500);
  const layout = loadLayoutAndStyles(page);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await ahead).toBe('lost');
  answer('/dark.json');

  expect(await layout).toMatchObject({ name: 'dark' });
  expect(countOf(network, '/dark.json')).toBe(2);
});

test('a layout of another version than the page is refused', async () => {
  const { loadLayoutAndStyles, LoadFailure, network, answer } = await open();
  const layout = loadLayoutAndStyles({ layout: 'dark', styles: [], version: 'v2' });
  answer('/manifest.json');

  await expect(layout).rejects.toBeInstanceOf(LoadFailure);
  expect(network.requests).toEqual(['GET /manifest.json']);
});
