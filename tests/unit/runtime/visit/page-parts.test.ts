// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { connectionError } from '../../../support/runtime/fake-network.ts';
import { openPage } from '../../../support/runtime/open-page.ts';
import { settled } from '../../../support/runtime/runtime-window.ts';

const MANIFEST = '/manifest.json';
const PAYLOAD = '/a/payload.json?v=1';
const DARK = { layout: 'dark', styles: [], version: 'v1' };
const route = { name: 'a', layout: 'default', payload: PAYLOAD };
const LIFETIME = 30_000;

async function open() {
  const page = openPage();
  const parts = await import('../../../../scripts/runtime/visit/page-parts.ts');
  const { LoadFailure } = await import('../../../../scripts/runtime/visit/visit.ts');
  const { network, site } = page;
  return {
    ...parts,
    ...page,
    LoadFailure,
    /** Answers the oldest request for a URL as a working server does. */
    answer: (url: string) => network.find(url).answer(site.answer('GET', url)),
    lose: (url: string) => network.find(url).answer(connectionError()),
    findRoute: async (path: string) => (await parts.loadManifest(path))?.routes[path],
    countOf: (url: string) => network.requests.filter((each) => each === `GET ${url}`).length,
  };
}

test('the manifest is requested once, even if it is needed several times at once', async () => {
  const { findRoute, countOf, answer } = await open();
  const routes = Promise.all([findRoute('/a'), findRoute('/b')]);
  answer(MANIFEST);

  expect(await routes).toMatchObject([{ name: 'a' }, { name: 'b' }]);
  expect(await findRoute('/closed')).toMatchObject({ status: 404 });
  expect(countOf(MANIFEST)).toBe(1);
});

test('a manifest that failed is requested again', async () => {
  const { findRoute, lose, answer } = await open();
  const first = findRoute('/a');
  lose(MANIFEST);
  expect(await first).toBeUndefined();

  const second = findRoute('/a');
  answer(MANIFEST);
  expect(await second).toMatchObject({ name: 'a' });
});

test('a path that is not in the manifest is looked up in a new copy of it', async () => {
  const { findRoute, network, answer, countOf, site } = await open();
  const known = findRoute('/a');
  answer(MANIFEST);
  await known;

  const later = findRoute('/later');
  await settled();
  const { body } = site.answer('GET', MANIFEST) as { body: string };
  const manifest = JSON.parse(body);
  manifest.routes['/later'] = { name: 'later', layout: 'default', payload: '/later.json' };
  network.find(MANIFEST).answer({ status: 200, body: JSON.stringify(manifest) });

  expect(await later).toMatchObject({ name: 'later' });
  expect(countOf(MANIFEST)).toBe(2);
});

test.each(['/later', '/__proto__', '/constructor'])(
  'a manifest that was just fetched and does not list %s is not fetched again',
  async (path) => {
    const { findRoute, countOf, answer } = await open();
    const found = findRoute(path);
    answer(MANIFEST);

    expect(await found).toBeUndefined();
    expect(countOf(MANIFEST)).toBe(1);
  },
);

test('a prefetched payload is used once', async () => {
  const { loadPayload, countOf, answer } = await open();
  const ahead = loadPayload('/a', route, { lifetime: LIFETIME });
  const visit = loadPayload('/a', route);
  answer(PAYLOAD);

  expect(await visit).toBe(await ahead);
  expect(countOf(PAYLOAD)).toBe(1);
  void loadPayload('/a', route);
  expect(countOf(PAYLOAD)).toBe(2);
});

test('a prefetched payload is not used after half a minute', async () => {
  const { loadPayload, countOf, answer } = await open();
  void loadPayload('/a', route, { lifetime: LIFETIME });
  answer(PAYLOAD);
  for (const [milliseconds, requests] of [
    [29_999, 1],
    [1, 2],
  ] as const) {
    await vi.advanceTimersByTimeAsync(milliseconds);
    void loadPayload('/a', route, { lifetime: LIFETIME });
    expect(countOf(PAYLOAD)).toBe(requests);
  }
});

test.each(['prefetch', 'superseded visit'])(
  'a payload that a %s has asked for in vain is fetched for the visit that has waited for it',
  async (who) => {
    const { loadPayload, LoadFailure, lose, answer } = await open();
    const before = loadPayload('/a', route, who === 'prefetch' ? { lifetime: LIFETIME } : {});
    const visit = loadPayload('/a', route);
    lose(PAYLOAD);
    await expect(before).rejects.toBeInstanceOf(LoadFailure);

    answer(PAYLOAD);
    expect(await visit).toMatchObject({ path: '/a' });
  },
);

test('the request of a visit ends with it, and that of the next visit to the same page does not', async () => {
  const { loadPayload, LoadFailure, answer } = await open();
  const [first, second] = [new AbortController(), new AbortController()];
  const given = loadPayload('/a', route, first);
  const wanted = loadPayload('/a', route, second);
  first.abort();
  await expect(given).rejects.toBeInstanceOf(LoadFailure);

  answer(PAYLOAD);
  expect(await wanted).toMatchObject({ path: '/a' });
});

test('without a manifest, the payload is fetched from beside the page', async () => {
  const { loadPayload, network } = await open();
  void loadPayload('/dark/c', undefined);
  void loadPayload('/', undefined);

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
  const layout = loadLayoutAndStyles(DARK);
  answer(MANIFEST);
  await settled();
  answer('/dark.json');

  expect(await layout).toMatchObject({ name: 'dark' });
  expect(await loadLayoutAndStyles(DARK)).toMatchObject({ name: 'dark' });
  expect(network.requests).toEqual(['GET /manifest.json', 'GET /dark.json']);
});

test('a layout whose prefetch hangs is fetched anew for the visit that has waited for it', async () => {
  const { loadLayoutAndStyles, countOf, answer } = await open();
  const ahead = loadLayoutAndStyles(DARK).catch(() => 'lost');
  answer(MANIFEST);
  await vi.advanceTimersByTimeAsync(6500);
  const layout = loadLayoutAndStyles(DARK);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await ahead).toBe('lost');
  answer('/dark.json');

  expect(await layout).toMatchObject({ name: 'dark' });
  expect(countOf('/dark.json')).toBe(2);
});

test('a layout of another version than the page is refused', async () => {
  const { loadLayoutAndStyles, LoadFailure, network, answer } = await open();
  const layout = loadLayoutAndStyles({ ...DARK, version: 'v2' });
  answer(MANIFEST);

  await expect(layout).rejects.toBeInstanceOf(LoadFailure);
  expect(network.requests).toEqual(['GET /manifest.json']);
});
