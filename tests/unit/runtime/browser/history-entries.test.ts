// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { openPage } from '../../../support/runtime/open-page.ts';
import { openDocument } from '../../../support/runtime/runtime-window.ts';

const at = (path: string) => new URL(path, 'http://localhost:3000');

const open = () => start(openPage('/a'));

async function start(page: ReturnType<typeof openPage>) {
  const entries = await import('../../../../scripts/runtime/browser/history-entries.ts');
  const onMove = vi.fn();
  entries.startHistory(onMove);
  const go = (distance: number) => {
    page.tab.press(distance);
    page.tab.move();
  };
  const add = (path: string) => entries.writeEntry(at(path), 'push');
  const enter = (path: string) => entries.writeEntry(at(path), 'history');
  return { ...page, ...entries, onMove, go, add, enter };
}

test('the browser leaves the scroll position to the runtime', async () => {
  const { tab } = await open();
  expect(tab.history.scrollRestoration).toBe('manual');
});

test('each history entry keeps its scroll position', async () => {
  const { add, go, enter, restorePosition } = await open();
  scrollTo({ left: 0, top: 700 });
  add('/b');
  scrollTo({ left: 5, top: 90 });
  go(-1);
  enter('/a');
  expect([restorePosition(), scrollX, scrollY]).toEqual([true, 0, 700]);
  go(1);
  enter('/b');
  expect([restorePosition(), scrollX, scrollY]).toEqual([true, 5, 90]);
});

test('a new history entry has no scroll position', async () => {
  const { add, restorePosition } = await open();
  scrollTo({ top: 700 });
  add('/b');
  expect([restorePosition(), scrollY]).toEqual([false, 700]);
});

test.each(['pagehide', 'visibilitychange'])(
  '%s keeps scroll positions across page loads',
  async (type) => {
    const { site } = await open();
    scrollTo({ top: 321 });
    dispatchEvent(new Event(type));
    scrollTo({ top: 0 });
    openDocument(site.documentOf('/a'));
    const { restorePosition } = await import(
      '../../../../scripts/runtime/browser/history-entries.ts'
    );
    expect([restorePosition(), scrollY]).toEqual([true, 321]);
  },
);

test('a document keeps the scroll positions that others have stored in the meantime', async () => {
  await open();
  sessionStorage.setItem('pointwork-entries', '{"0.5":{"position":[0,1000]}}');
  dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(`${sessionStorage.getItem('pointwork-entries')}`)).toMatchObject({
    '0.5': { position: [0, 1000] },
  });
});

test('if storage is denied, scroll positions are still kept until the next page load', async () => {
  openPage('/a');
  vi.stubGlobal('sessionStorage', undefined);
  const { restorePosition, startHistory } = await import(
    '../../../../scripts/runtime/browser/history-entries.ts'
  );
  startHistory(() => {});
  dispatchEvent(new Event('pagehide'));
  expect(restorePosition()).toBe(true);
});

test('stored scroll positions that cannot be read are ignored', async () => {
  openPage('/a');
  sessionStorage.setItem('pointwork-entries', '{');
  const { restorePosition } = await import(
    '../../../../scripts/runtime/browser/history-entries.ts'
  );
  expect(restorePosition()).toBe(false);
});

test('back, forward and a fragment that the visitor types are reported; a fragment that the runtime follows is not', async () => {
  const { add, go, followFragment, onMove, tab } = await open();
  add('/a#part');
  followFragment(at('/a#part'));
  expect(onMove).not.toHaveBeenCalled();
  go(-1);
  go(1);
  tab.location.assign('#typed');
  expect(onMove).toHaveBeenCalledTimes(3);
});

test('following a fragment keeps the history entry and its state', async () => {
  const { add, followFragment, tab } = await open();
  add('/a#part');
  const { length, state } = tab.history;
  followFragment(at('/a#part'));
  expect([tab.history.length, tab.history.state]).toEqual([length, state]);
});

test('a step back that cannot be carried out is undone over any distance, and the undoing is not reported', async () => {
  const { add, go, undoMove, onMove, tab } = await open();
  for (const path of ['/b', '/b#part', '/c']) add(path);
  go(-3);
  expect(tab.location.pathname).toBe('/a');
  undoMove();
  tab.move();
  expect(tab.location.pathname).toBe('/c');
  expect(onMove).toHaveBeenCalledTimes(1);
  go(-1);
  expect(onMove).toHaveBeenCalledTimes(2);
});

test('if the visitor did not go back or forward, nothing is undone, since that would reload the page', async () => {
  const { add, undoMove, tab } = await open();
  add('/b');
  undoMove();
  expect(tab.moves).toEqual([]);
});

test('a step back is undone only once, even if that is requested twice', async () => {
  const { add, go, undoMove, tab } = await open();
  add('/b');
  go(-1);
  undoMove();
  undoMove();
  expect(tab.moves).toHaveLength(1);
});

test('a history entry that is added after a step back comes after the entry that the step led to', async () => {
  const { add, go, undoMove, tab } = await open();
  for (const path of ['/b', '/c']) add(path);
  go(-2);
  add('/d');
  go(-1);
  undoMove();
  tab.move();
  expect(tab.location.pathname).toBe('/d');
});

/** A page in a browser that names its history entries, or in one that does not. */
async function openWithOthers(hasNavigation: boolean) {
  const page = openPage('/a');
  vi.stubGlobal('navigation', hasNavigation ? page.tab.navigation : undefined);
  return start(page);
}

describe.each([true, false])('what other scripts write (Navigation API: %s)', (hasNavigation) => {
  test('into the state of an entry stays there, and the entry keeps its position', async () => {
    const { tab, add, go, enter, restorePosition } = await openWithOthers(hasNavigation);
    tab.history.replaceState({ widget: true }, '');
    scrollTo({ top: 1200 });
    add('/b');
    expect(tab.history.state).not.toHaveProperty('widget');
    scrollTo({ top: 0 });
    go(-1);
    enter('/a');
    expect([restorePosition(), scrollY]).toEqual([true, 1200]);
    expect(tab.history.state).toMatchObject({ widget: true });
  });

  test('as an entry of their own has a position of its own', async () => {
    const { tab, add, go, enter, restorePosition } = await openWithOthers(hasNavigation);
    tab.history.pushState(null, '', '#chat');
    scrollTo({ top: 1200 });
    add('/b');
    scrollTo({ top: 80 });
    tab.history.pushState({ open: true }, '', '#help');
    scrollTo({ top: 90 });
    add('/c');
    for (const [path, top] of [
      ['/b#help', 90],
      ['/b', 80],
      ['/a#chat', 1200],
    ] as const) {
      // In older browsers, nobody knows when the entry was added.
      if (path === '/b' && !hasNavigation) {
        go(-1);
        enter(path);
        continue;
      }
      scrollTo({ top: 0 });
      go(-1);
      enter(path);
      expect([restorePosition(), scrollY], path).toEqual([true, top]);
    }
  });

  test('does not keep a position from being found after a reload', async () => {
    const { site, tab } = await openWithOthers(hasNavigation);
    tab.history.replaceState({ widget: true }, '');
    scrollTo({ top: 1200 });
    dispatchEvent(new Event('pagehide'));
    scrollTo({ top: 0 });
    openDocument(site.documentOf('/a'));
    const { restorePosition } = await import(
      '../../../../scripts/runtime/browser/history-entries.ts'
    );
    expect([restorePosition(), scrollY]).toEqual([true, 1200]);
  });

  test.each([
    null,
    undefined,
    'chat',
    7,
    ['chat'],
    { key: 'undefined', index: '1' },
    { pointwork: 'mine' },
    { pointwork: { key: Number.NaN, index: 1.5 } },
  ])('is never trusted, as %j', async (state) => {
    const { tab, add, go, enter, onMove, undoMove } = await openWithOthers(hasNavigation);
    tab.history.pushState(state, '', '#other');
    add('/b');
    go(-1);
    expect(onMove).toHaveBeenCalledOnce();
    enter('/a#other');
    expect(tab.location.hash).toBe('#other');
    // Only the browser can name an entry that nothing can be added to.
    if (!hasNavigation && (typeof state !== 'object' || Array.isArray(state))) return;
    add('/c');
    go(-1);
    undoMove();
    tab.move();
    expect(tab.location.pathname).toBe('/c');
  });

  test.each(['chat', ['chat'], 7])(
    'that is no plain object, such as %j, stays as it is',
    async (state) => {
      const { tab, add, go, enter } = await openWithOthers(hasNavigation);
      tab.history.pushState(state, '', '#other');
      add('/b');
      go(-1);
      enter('/a#other');
      expect(tab.history.state).toEqual(state);
    },
  );
});
