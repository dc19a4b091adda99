// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Middleware } from '../../../../scripts/shared/contracts.ts';
import { json } from '../../../support/runtime/fake-network.ts';
import { openPage } from '../../../support/runtime/open-page.ts';
import { raceMiddleware } from '../../../support/runtime/race-site.ts';
import { settled } from '../../../support/runtime/runtime-window.ts';

const MANIFEST = '/manifest.json';
const payloadOf = (path: string) => `${path}/payload.json?v=1`;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

interface Given {
  middleware?: () => Promise<Readonly<Record<string, Middleware>>>;
  /** When the runtime has last handed a visit to the browser. */
  leftAt?: number;
}

const { dataset } = document.documentElement;

/** A visitor on the home page, who follows a link at the moment 0. */
async function click(path: string, { leftAt, ...modules }: Given = {}) {
  const page = openPage('/', modules);
  if (leftAt) sessionStorage.setItem('pointwork-reload', String(leftAt));
  const { startNotices } = await import('../../../../scripts/runtime/page/notices.ts');
  const { navigate } = await import('../../../../scripts/runtime/visit/navigate.ts');
  const { newVisit } = await import('../../../../scripts/runtime/visit/visit.ts');
  startNotices();
  const follow = async (to: string) => {
    void navigate(newVisit(new URL(to, location.href), to, 'push'));
    await settled();
  };
  await follow(path);
  const { network, site, tab } = page;
  return {
    ...page,
    follow,
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    /** A healthy server answers the oldest request of a URL. */
    answer: async (url: string) => {
      const request = network.find(url);
      request.answer(site.answer(request.method, url));
      await settled();
    },
    loaded: () => tab.wantedLoad && new URL(tab.wantedLoad.url).pathname,
    words: () => document.getElementById('page')?.textContent,
    notice: () => document.querySelector('[data-runtime=notice]')?.textContent,
  };
}

test('if parts of a page hang, the browser loads it 8 seconds after the click, however many have come late, and though the clock is set back', async () => {
  const { pass, answer, network, loaded, words } = await click('/dark/c');
  await pass(2500);
  vi.setSystemTime(Date.now() - 3_600_000);
  await answer(MANIFEST);
  await pass(2500);
  await answer(payloadOf('/dark/c'));
  await pass(2999);
  expect(network.requests).not.toContain('HEAD /dark/c');
  await pass(1);
  expect([loaded(), words()]).toEqual([undefined, expect.stringContaining('Page index')]);
  // The server can be reached.
  await answer('/dark/c');
  expect(loaded()).toBe('/dark/c');
});

test('a page load that the visitor stops, or that turns out to be a download, ends the progress bar after 10 seconds', async () => {
  const { pass, answer, loaded, notice } = await click('/a');
  await answer(MANIFEST);
  await pass(8000);
  await answer('/a');
  expect(loaded()).toBe('/a');
  await pass(9999);
  expect(dataset.progress).toBe('running');
  await pass(1);
  expect([dataset.progress, notice(), loaded()]).toEqual(['idle', '', '/a']);
});

test('a manifest that hangs does not use up these 8 seconds: after 3 seconds the payload is fetched without it', async () => {
  const { pass, network, site, loaded, words } = await click('/a');
  await pass(2999);
  expect(network.pending.map(({ url }) => url)).toEqual([MANIFEST]);
  await pass(1);
  network.find('/a/payload.json').answer(json(site.payloadOf('/a')));
  await pass(90);
  expect([loaded(), words()]).toEqual([undefined, expect.stringContaining('Page a')]);
});

test('a server that does not answer within 3 seconds after these 8 leaves the old page as it is, and is asked again after 10 more', async () => {
  const { pass, answer, loaded, words, notice } = await click('/a');
  await answer(MANIFEST);
  await pass(8000);
  expect([loaded(), words()]).toEqual([undefined, expect.stringContaining('Page index')]);
  await pass(3000);
  expect([loaded(), words()]).toEqual([undefined, expect.stringContaining('Page index')]);
  expect(notice()).toBe('The site does not answer. The page opens when it does. Open it directly');
  await pass(9999);
  expect(notice()).not.toBe('');
  await pass(1);
  await answer(payloadOf('/a'));
  await pass(90);
  expect([loaded(), words(), notice()]).toEqual([undefined, expect.stringContaining('Page a'), '']);
});

test('a server that does not answer is not asked again once the visitor has gone elsewhere', async () => {
  const { pass, answer, follow, words } = await click('/a');
  await pass(3000);
  await pass(8000);
  await follow('/b');
  await answer(MANIFEST);
  await answer(payloadOf('/b'));
  await pass(20_000);
  expect(words()).toContain('Page b');
});

test('after these 8 seconds the error page is still fetched', async () => {
  const { pass, answer, words } = await click('/a', { leftAt: Date.now() });
  await answer(MANIFEST);
  await pass(8000);
  await answer('/a');
  await pass(1000);
  await answer('/errors.json');
  await pass(90);
  expect(words()).toBe('/a did not load (no answer)');
});

test('if the error page hangs as well, a plain message is shown after 8 seconds more', async () => {
  const { pass, answer, loaded, words } = await click('/a', { leftAt: Date.now() });
  await answer(MANIFEST);
  await pass(8000);
  await answer('/a');
  await pass(7999);
  expect(words()).toContain('Page index');
  await pass(100);
  expect(loaded()).toBeUndefined();
  expect(words()).toContain('An error occurred while showing the error page');
});

test('the time that middleware takes does not count towards the 8 seconds', async () => {
  const { promise: linger, resolve: goOn } = Promise.withResolvers<void>();
  const middleware = async () => raceMiddleware(async () => linger);
  const { pass, answer, network, site, loaded, words } = await click('/slow', { middleware });
  await answer(MANIFEST);
  const payload = { ...site.payloadOf('/slow'), layout: 'dark' };
  network.find(payloadOf('/slow')).answer(json(payload));
  await pass(9000);
  goOn();
  await settled();
  await answer('/dark.json');
  await pass(90);
  expect([loaded(), words()]).toEqual([undefined, expect.stringContaining('Page slow')]);
});

test('the time that it takes to fetch middleware counts towards the 8 seconds', async () => {
  const { pass, answer, loaded } = await click('/slow', {
    middleware: () => new Promise(() => {}),
  });
  await answer(MANIFEST);
  await answer(payloadOf('/slow'));
  await pass(8000);
  await answer('/slow');
  expect(loaded()).toBe('/slow');
});

test('a page that comes just before the notice of a slow visit is not covered by it', async () => {
  const { pass, answer, words, notice } = await click('/b');
  const lasting = { finished: new Promise((resolve) => setTimeout(resolve, 5000)) };
  vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue([lasting as unknown as Animation]);
  await answer(MANIFEST);
  await pass(2900);
  await answer(payloadOf('/b'));
  await pass(500);
  expect([words(), notice()]).toEqual([expect.stringContaining('Page b'), '']);
});

test('a visit that is over leaves no timer behind', async () => {
  const { pass, answer, follow, words } = await click('/a');
  await answer(MANIFEST);
  await answer(payloadOf('/a'));
  await pass(10_000);
  expect(vi.getTimerCount()).toBe(0);
  await follow('/b');
  await answer(payloadOf('/b'));
  expect(words()).toContain('Page b');
  // The progress bar has a timer, too.
  await pass(600);
  expect(vi.getTimerCount()).toBe(0);
});
