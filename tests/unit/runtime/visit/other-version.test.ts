// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { HistoryChange } from '../../../../scripts/runtime/browser/history-entries.ts';
import { json } from '../../../support/runtime/fake-network.ts';
import { observePage } from '../../../support/runtime/observe-page.ts';
import { openPage } from '../../../support/runtime/open-page.ts';
import { settled } from '../../../support/runtime/runtime-window.ts';

const MANIFEST = '/manifest.json';
/** On the home page, the layout is `default`. */
const DARK = '/dark/c';
const payloadOf = (path: string) => `${path}/payload.json?v=1`;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

interface Given {
  kind?: HistoryChange;
  /** When the runtime has last loaded a page in full because a part failed. */
  leftAt?: number;
  isOnline?: () => boolean;
}

/** Visits a page from the home page. */
async function visit(path: string, { kind = 'push', leftAt, isOnline }: Given = {}) {
  const page = openPage('/');
  if (isOnline) vi.stubGlobal('navigator', Object.defineProperty({}, 'onLine', { get: isOnline }));
  if (leftAt !== undefined) sessionStorage.setItem('pointwork-reload', String(leftAt));
  const { startNotices } = await import('../../../../scripts/runtime/page/notices.ts');
  const { navigate } = await import('../../../../scripts/runtime/visit/navigate.ts');
  const { newVisit } = await import('../../../../scripts/runtime/visit/visit.ts');
  startNotices();
  const go = async (to: string) => {
    void navigate(newVisit(new URL(to, location.href), to, kind));
    await settled();
  };
  await go(path);
  const { network, site, tab } = page;
  return {
    ...page,
    go,
    /** A healthy server answers the oldest request for a URL; some fields of its JSON are changed. */
    answer: async (url: string, changes?: object) => {
      const request = network.find(url);
      const { body, ...rest } = site.answer(request.method, url) as {
        status: number;
        body: string;
      };
      const text = changes ? JSON.stringify({ ...JSON.parse(body), ...changes }) : body;
      request.answer({ ...rest, body: text });
      await settled();
    },
    loaded: () => tab.wantedLoad && new URL(tab.wantedLoad.url).pathname,
    requested: () => network.requests.map((request) => request.split(' ')[1]),
  };
}

const NEW = { version: 'v2' };

test.each(['push', 'history'] as const)(
  'a newer manifest loads the page that was asked for, and neither its payload nor its layout (%s)',
  async (kind) => {
    const { answer, loaded, requested } = await visit(DARK, { kind, leftAt: Date.now() });
    await answer(MANIFEST, NEW);
    await answer(DARK);
    expect(loaded()).toBe(DARK);
    expect(requested()).toEqual([MANIFEST, DARK]);
    expect(observePage()).toMatchObject({ heading: 'Page index', layout: 'default' });
  },
);

test.each(['push', 'history'] as const)('a newer payload does so, too (%s)', async (kind) => {
  const { answer, loaded } = await visit(DARK, { kind, leftAt: Date.now() });
  await answer(MANIFEST);
  await answer(payloadOf(DARK), NEW);
  await answer(DARK);
  expect(loaded()).toBe(DARK);
});

test('a newer manifest that no longer lists the path leaves it to the server', async () => {
  const { answer, loaded } = await visit('/a');
  await answer(MANIFEST, { ...NEW, routes: {} });
  await answer('/a');
  expect(loaded()).toBe('/a');
});

test('a newer manifest that comes late puts no newer layout around the older page', async () => {
  const { answer, loaded, network, requested, site } = await visit(DARK);
  await vi.advanceTimersByTimeAsync(3000);
  network.find(`${DARK}/payload.json`).answer(json(site.payloadOf(DARK)));
  await settled();
  await answer(MANIFEST, NEW);
  await answer(DARK);
  expect(loaded()).toBe(DARK);
  expect(requested()).not.toContain('/dark.json');
});

test('without an answer from the server, a newer version waits, and the page stays', async () => {
  let isOnline = true;
  const { answer, go, loaded } = await visit('/a', { isOnline: () => isOnline });
  await answer(MANIFEST, NEW);
  isOnline = false;
  await go('/b');
  expect(loaded()).toBeUndefined();
  expect(observePage().notice).toMatch('You are offline. The page opens');
});

test('a page load that led to the old document again is not repeated within a minute: the newer page is shown', async () => {
  const first = await visit('/a', { kind: 'replace' });
  await first.answer(MANIFEST, NEW);
  await first.answer('/a');
  expect(first.loaded()).toBe('/a');

  const second = await visit('/a', { kind: 'replace', leftAt: Date.now() });
  await second.answer(MANIFEST, NEW);
  await second.answer(payloadOf('/a'), NEW);
  await vi.advanceTimersByTimeAsync(90);
  expect([second.loaded(), observePage().heading]).toEqual([undefined, 'Page a']);
});

test('even then no layout is put around a page of another version', async () => {
  const { answer, loaded } = await visit(DARK, { kind: 'replace', leftAt: Date.now() });
  await answer(MANIFEST, NEW);
  await answer(payloadOf(DARK));
  await answer(DARK);
  await answer('/errors.json');
  await vi.advanceTimersByTimeAsync(90);
  expect(loaded()).toBeUndefined();
  expect(observePage()).toMatchObject({
    heading: 'The layout dark did not load (another version)',
    layout: 'default',
  });
});
