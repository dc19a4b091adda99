// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Manifest } from '../../../../scripts/shared/contracts.ts';
import { connectionError, json } from '../../../support/runtime/fake-network.ts';
import { MANIFEST, openFakePage, pass } from '../../../support/runtime/open-fake-page.ts';
import { settled } from '../../../support/runtime/runtime-window.ts';

const PAYLOAD = '/a.payload.json?v=1';
const DARK = { layout: 'dark', styles: [], version: 'v1' };
const layouts = { dark: '/dark.json' };
const LAYOUTS: Manifest = { format: 1, version: 'v1', base: '/', routes: {}, layouts };
const route = { name: 'a', layout: 'default', payload: PAYLOAD };
const ahead = { lifetime: 30_000 };

async function open() {
  const page = openFakePage();
  const parts = await import('../../../../scripts/runtime/page/page-parts.ts');
  const { network, site } = page;
  return {
    ...parts,
    ...page,
    /** Answers the oldest request for a URL as a working server does. */
    answer: (url: string) => network.find(url).answer(site.answer(url)),
    lose: (url: string) => network.find(url).answer(connectionError()),
    findRoute: async (path: string) => (await parts.loadManifest(path))?.routes[path],
    countOf: (url: string) => network.requests.filter((each) => each === url).length,
  };
}

test('the manifest is requested once, even if it is needed several times at once, and again after it failed', async () => {
  const { findRoute, countOf, answer, lose } = await open();
  const lost = findRoute('/a');
  lose(MANIFEST);
  expect(await lost).toBeUndefined();

  const routes = Promise.all([findRoute('/a'), findRoute('/b')]);
  answer(MANIFEST);
  expect(await routes).toMatchObject([{ name: 'a' }, { name: 'b' }]);
  expect(await findRoute('/closed')).toMatchObject({ status: 404 });
  expect(countOf(MANIFEST)).toBe(2);
});

test('a path that is not in the manifest is looked up in a new copy of it', async () => {
  const { findRoute, network, answer, countOf } = await open();
  const known = findRoute('/a');
  answer(MANIFEST);
  await known;

  const later = findRoute('/later');
  await settled();
  const routes = { '/later': { name: 'later', layout: 'default', payload: '/later.json' } };
  network.find(MANIFEST).answer(json({ format: 1, version: 'v1', routes, layouts: {} }));
  expect(await later).toMatchObject({ name: 'later' });
  expect(countOf(MANIFEST)).toBe(2);
});

test('once a manifest has failed whose place another has taken, nobody fetches a third', async () => {
  const { findRoute, hasHostAnswered, lose, answer, countOf } = await open();
  void findRoute('/a');
  const answered = hasHostAnswered(0);
  lose(MANIFEST);
  answer(MANIFEST);
  await answered;
  void findRoute('/b');
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

test('a prefetched payload is used once, and not after half a minute', async () => {
  const { loadPayload, countOf, answer } = await open();
  const prefetched = loadPayload('/a', route, ahead);
  const visited = loadPayload('/a', route);
  answer(PAYLOAD);
  expect(await visited).toBe(await prefetched);
  expect(countOf(PAYLOAD)).toBe(1);

  await pass(10_000);
  void loadPayload('/a', route, ahead);
  answer(PAYLOAD);
  await pass(29_999);
  void loadPayload('/a', route, ahead);
  expect(countOf(PAYLOAD)).toBe(2);
  await pass(1);
  void loadPayload('/a', route, ahead);
  expect(countOf(PAYLOAD)).toBe(3);
});

test.each(['prefetch', 'superseded visit'])(
  'a payload that a %s has asked for in vain is fetched for the visit that has waited for it',
  async (who) => {
    const { loadPayload, lose, answer } = await open();
    const before = loadPayload('/a', route, who === 'prefetch' ? ahead : {});
    const visited = loadPayload('/a', route);
    lose(PAYLOAD);
    await expect(before).rejects.toThrow('did not load');
    answer(PAYLOAD);
    expect(await visited).toMatchObject({ path: '/a' });
  },
);

test('the request of a visit ends with it, and that of the next visit to the same page does not', async () => {
  const { loadPayload, answer } = await open();
  const first = new AbortController();
  const given = loadPayload('/a', route, first);
  const wanted = loadPayload('/a', route, new AbortController());
  first.abort();
  await expect(given).rejects.toThrow('did not load');
  answer(PAYLOAD);
  expect(await wanted).toMatchObject({ path: '/a' });
});

test('without a manifest, the payload is fetched from beside the page', async () => {
  const { loadPayload, network } = await open();
  void loadPayload('/dark/c', undefined);
  void loadPayload('/', undefined);
  expect(network.requests).toEqual(['/dark/c.payload.json', '/index.payload.json']);
});

test('a layout is fetched once, from the URL in the manifest', async () => {
  const { loadLayoutAndStyles, network, answer } = await open();
  const layout = loadLayoutAndStyles(DARK, LAYOUTS);
  answer('/dark.json');
  expect(await layout).toMatchObject({ name: 'dark' });
  expect(await loadLayoutAndStyles(DARK, LAYOUTS)).toMatchObject({ name: 'dark' });
  expect(network.requests).toEqual(['/dark.json']);
});

test('a layout whose prefetch hangs for 8 seconds is fetched anew for the visit that has waited for it', async () => {
  const { loadLayoutAndStyles, countOf, answer, network } = await open();
  const prefetched = loadLayoutAndStyles(DARK, LAYOUTS).catch(() => 'lost');
  await pass(7999);
  const layout = loadLayoutAndStyles(DARK, LAYOUTS);
  await settled();
  expect(countOf('/dark.json')).toBe(1);
  await pass(1);
  expect(await prefetched).toBe('lost');
  expect(network.pending).toHaveLength(1);
  answer('/dark.json');
  expect(await layout).toMatchObject({ name: 'dark' });
});
