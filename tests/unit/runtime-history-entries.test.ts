// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { openPage } from '../support/open-page.ts';
import { openDocument } from '../support/runtime-window.ts';

const at = (path: string) => new URL(path, 'http://localhost:3000');

async function open() {
  const page = openPage('/a');
  const entries = await import('../../scripts/runtime/browser/history-entries.ts');
  const onMove = vi.fn();
  entries.startHistory(onMove);
  const go = (distance: number) => {
    page.tab.press(distance);
    page.tab.move();
  };
  const add = (path: string) => {
    // Names of entries are made of the time.
    vi.advanceTimersByTime(1);
    entries.pushEntry(at(path));
  };
  return { ...page, ...entries, onMove, go, add };
}

test('the browser leaves the scroll position to the runtime', async () => {
  const { tab } = await open();
  expect(tab.history.scrollRestoration).toBe('manual');
});

test('each entry remembers where the visitor was on it', async () => {
  const { add, go, enterEntry, restorePosition } = await open();
  scrollTo({ left: 0, top: 700 });
  add('/b');
  scrollTo({ left: 5, top: 90 });
  go(-1);
  enterEntry(at('/a'));
  expect([restorePosition(), scrollX, scrollY]).toEqual([true, 0, 700]);
  go(1);
  enterEntry(at('/b'));
  expect([restorePosition(), scrollX, scrollY]).toEqual([true, 5, 90]);
});

test('a new entry has no position to go to', async () => {
  const { add, restorePosition } = await open();
  scrollTo({ top: 700 });
  add('/b');
  expect([restorePosition(), scrollY]).toEqual([false, 700]);
});

test('positions survive a page load', async () => {
  const { site } = await open();
  scrollTo({ top: 321 });
  dispatchEvent(new Event('pagehide'));
  scrollTo({ top: 0 });
  openDocument(site.documentOf('/a'));
  const { restorePosition } = await import('../../scripts/runtime/browser/history-entries.ts');
  expect([restorePosition(), scrollY]).toEqual([true, 321]);
});

test('denied storage costs the positions of page loads, and nothing else', async () => {
  openPage('/a');
  vi.stubGlobal('sessionStorage', undefined);
  const { restorePosition, startHistory } = await import(
    '../../scripts/runtime/browser/history-entries.ts'
  );
  startHistory(() => {});
  dispatchEvent(new Event('pagehide'));
  expect(restorePosition()).toBe(true);
});

test('back, forward and what the visitor types are told; a fragment that the runtime follows is not', async () => {
  const { add, go, followFragment, onMove, tab } = await open();
  add('/a#part');
  followFragment(at('/a#part'));
  expect(onMove).not.toHaveBeenCalled();
  go(-1);
  go(1);
  tab.location.assign('#typed');
  expect(onMove).toHaveBeenCalledTimes(3);
});

test('following a fragment keeps the entry and its name', async () => {
  const { add, followFragment, tab } = await open();
  add('/a#part');
  const { length, state } = tab.history;
  followFragment(at('/a#part'));
  expect([tab.history.length, tab.history.state]).toEqual([length, state]);
});

test('a move that cannot be had is undone, however far it went, and not told', async () => {
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

test('where nothing has moved, nothing is undone: that would load the page again', async () => {
  const { add, undoMove, tab } = await open();
  add('/b');
  undoMove();
  expect(tab.moves).toEqual([]);
});

test('a move is undone once, however often that is asked for', async () => {
  const { add, go, undoMove, tab } = await open();
  add('/b');
  go(-1);
  undoMove();
  undoMove();
  expect(tab.moves).toHaveLength(1);
});

test('an entry added while another page was awaited stands behind that one', async () => {
  const { add, go, undoMove, tab } = await open();
  for (const path of ['/b', '/c']) add(path);
  go(-2);
  add('/d');
  go(-1);
  undoMove();
  tab.move();
  expect(tab.location.pathname).toBe('/d');
});
