// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { openFakePage } from '../../../support/runtime/open-fake-page.ts';
import { openDocument } from '../../../support/runtime/runtime-window.ts';

// Of scroll positions, `browser/visits/scroll.spec.ts` has all.
const load = () => import('../../../../scripts/runtime/browser/history-entries.ts');
const fullLoads = () => import('../../../../scripts/runtime/browser/full-loads.ts');

async function open() {
  const page = openFakePage('/a');
  const entries = await load();
  const onMove = vi.fn();
  entries.startHistory(onMove);
  const write = (path: string, kind: 'push' | 'step') =>
    entries.writeEntry(new URL(path, location.href).href, kind);
  return {
    ...page,
    ...entries,
    onMove,
    add: (path: string) => write(path, 'push'),
    /** Goes some steps, and shows the page there. */
    go: (distance: number) => {
      page.tab.press(distance);
      page.tab.move();
    },
    enter: (path: string) => write(path, 'step'),
    undo: () => {
      entries.undoMove();
      page.tab.move();
      return location.pathname;
    },
  };
}

test.each(['pagehide', 'visibilitychange'])(
  '%s keeps scroll positions across page loads, and those that other documents have stored in the meantime',
  async (type) => {
    const { site } = await open();
    scrollTo({ top: 321 });
    sessionStorage.setItem('pointwork-entries', '{"0.5":{"top":1000}}');
    dispatchEvent(new Event('pageshow'));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    dispatchEvent(new Event(type));
    scrollTo({ top: 0 });
    openDocument(site.documentOf('/a'));
    expect([(await load()).restoreMemory('first load'), scrollY]).toEqual([true, 321]);
    const stored = JSON.parse(`${sessionStorage.getItem('pointwork-entries')}`);
    expect(stored).toMatchObject({ '0.5': { top: 1000 } });
  },
);

test('if storage is denied, scroll positions are still kept until the next page load; what is stored but cannot be read is ignored', async () => {
  openFakePage('/a');
  sessionStorage.setItem('pointwork-entries', '{');
  const { restoreMemory, startHistory } = await load();
  expect(restoreMemory('new')).toBe(false);
  vi.stubGlobal('sessionStorage', undefined);
  startHistory(() => {});
  dispatchEvent(new Event('pagehide'));
  expect(restoreMemory('new')).toBe(true);
});

test('back, forward and a fragment that the visitor types are reported; a fragment that the runtime follows is not, and its entry keeps its state', async () => {
  const { add, go, followFragment, onMove, tab } = await open();
  add('/a#part');
  const { length, state } = tab.history;
  followFragment(location.href);
  expect([tab.history.length, tab.history.state]).toEqual([length, state]);
  expect(onMove).not.toHaveBeenCalled();
  go(-1);
  go(1);
  tab.location.assign('#typed');
  expect(onMove).toHaveBeenCalledTimes(3);
});

test('a step that cannot be carried out is undone once, over any distance, and the undoing is not reported', async () => {
  const { add, go, undoMove, undo, onMove, tab } = await open();
  for (const path of ['/b', '/b#part', '/c']) add(path);
  undoMove();
  expect(tab.moves).toEqual([]);
  go(-3);
  expect(location.pathname).toBe('/a');
  undoMove();
  expect(undo()).toBe('/c');
  expect(tab.moves).toEqual([]);
  expect(onMove).toHaveBeenCalledTimes(1);
  go(-2);
  expect(onMove).toHaveBeenCalledTimes(2);
  // An entry that is added after a step comes after the one that the step led to.
  add('/d');
  go(-1);
  expect(undo()).toBe('/d');
});

describe('what other scripts write', () => {
  test('into the state of an entry stays there, and the entry keeps its position, also over a reload', async () => {
    const { site, tab, add, go, enter, restoreMemory } = await open();
    tab.history.replaceState({ widget: true }, '');
    scrollTo({ top: 1200 });
    add('/b');
    expect(tab.history.state).not.toHaveProperty('widget');
    scrollTo({ top: 0 });
    go(-1);
    enter('/a');
    expect([restoreMemory('new'), scrollY]).toEqual([true, 1200]);
    expect(tab.history.state).toMatchObject({ widget: true });

    tab.history.replaceState({ widget: true }, '');
    dispatchEvent(new Event('pagehide'));
    scrollTo({ top: 0 });
    openDocument(site.documentOf('/a'));
    expect([(await load()).restoreMemory('first load'), scrollY]).toEqual([true, 1200]);
  });

  test('as an entry of their own brings back where its page was left', async () => {
    const { tab, add, go, enter, restoreMemory } = await open();
    tab.history.pushState(null, '', '#chat');
    scrollTo({ top: 1200 });
    add('/b');
    scrollTo({ top: 80 });
    go(-1);
    enter('/a#chat');
    expect([restoreMemory('new'), scrollY]).toEqual([true, 1200]);
    go(1);
    enter('/b');
    expect([restoreMemory('new'), scrollY]).toEqual([true, 80]);
  });

  test.each([
    null,
    undefined,
    'chat',
    ['chat'],
    { key: 'undefined', index: '1' },
    { pointwork: 'mine' },
    { pointwork: { key: Number.NaN, index: 1.5 } },
  ])('is never trusted, as %j; what is no plain object stays as it is', async (state) => {
    const { tab, add, go, enter, onMove, undo } = await open();
    const isPlain = Object.getPrototypeOf(Object(state)) === Object.prototype;
    tab.history.pushState(state, '', '#other');
    add('/b');
    go(-1);
    expect(onMove).toHaveBeenCalledOnce();
    enter('/a#other');
    expect(tab.location.hash).toBe('#other');
    if (!isPlain) expect(tab.history.state).toEqual(state);
    // Nothing can be added to such an entry.
    if (!isPlain) return;
    add('/c');
    go(-1);
    expect(undo()).toBe('/c');
  });
});

const here = 'http://localhost:3000/a';
const there = 'http://localhost:3000/b';

test('after a failed part, the page is loaded at most once a minute, on any page, also across page loads', async () => {
  const { site } = openFakePage('/a');
  const again = () => {
    openDocument(site.documentOf('/a'));
    return fullLoads();
  };
  const { claimPageLoad } = await fullLoads();
  expect([claimPageLoad(there), claimPageLoad(there)]).toEqual([true, false]);
  vi.advanceTimersByTime(59_999);
  expect(claimPageLoad(here)).toBe(false);
  expect((await again()).claimPageLoad(here)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(claimPageLoad(here)).toBe(true);
});

test('where storage is denied, only another page is loaded after a failed part, since this one might reload for ever', async () => {
  openFakePage('/a');
  const denied = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied });
  const { claimPageLoad } = await fullLoads();
  expect([claimPageLoad(there), claimPageLoad(there)]).toEqual([true, false]);
  vi.advanceTimersByTime(60_000);
  expect(claimPageLoad(here)).toBe(false);
});

test.each(['', 'null', 'soon', '{}'])(
  'after a failed part, the page is loaded even if the stored time of the last load is "%s"',
  async (memory) => {
    openFakePage('/a');
    sessionStorage.setItem('pointwork-reload', memory);
    expect((await fullLoads()).claimPageLoad(there)).toBe(true);
  },
);

test.each([
  { to: '/b', kind: 'push', isNew: true, entries: 1 },
  { to: '/b', kind: 'replace', isNew: false, entries: 1 },
  { to: '/a', kind: 'push', isNew: false, entries: 1 },
  // Not even if the address differs only in its fragment does the browser stay.
  { to: '/a#part', kind: 'push', isNew: false, entries: 2 },
  { to: '/a#part', kind: 'replace', isNew: false, entries: 1 },
] as const)(
  'leaving a page for $to by a full page load ($kind) adds an entry only for another address',
  async ({ to, kind, isNew, entries }) => {
    const { tab } = openFakePage('/a');
    const { href } = new URL(to, here);
    (await fullLoads()).loadFullPage(new URL(href), kind);
    expect([tab.wantedLoad, tab.history.length]).toEqual([{ url: href, isNew }, entries]);
  },
);
