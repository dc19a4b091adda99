import { readSession, writeSession } from '../../shared/session-storage.ts';
import { dataset } from './dataset.ts';
import { jumpTo } from './scroll.ts';

/**
 * What happens to the history. `push`: a link adds an entry. `replace`: the page takes the entry of the first load, for
 * instance if the host answered with the wrong page. `history`: a step back or forward, which is done already.
 */
export type HistoryChange = 'push' | 'replace' | 'history';

/** The state of our history entries: a key for the scroll position, and the entry's index in the history. */
interface Entry {
  key: number;
  index: number;
}

const POSITIONS_KEY = 'positions';

type Positions = Record<number, [number, number]>;

/** Scroll positions by entry. The browser cannot restore them, because the page is not there yet at that moment. */
const positions: Positions = {};

let entry: Entry = history.state ?? newEntry(0);
/** Set while the runtime itself moves in the history, so that the event for it is ignored. */
let isOwnMove = false;

function newEntry(index: number): Entry {
  // Unique even among several documents of this session.
  return { key: Math.random(), index };
}

/** Scrolls to the visitor's last position on the current entry. @returns false if there is none. */
export function restorePosition(): boolean {
  const before = positions[entry.key] ?? readSession<Positions>(POSITIONS_KEY)?.[entry.key];
  if (before) {
    dataset.eager = '';
    jumpTo(...before);
  }
  return !!before;
}

function savePosition(): void {
  positions[entry.key] = [scrollX, scrollY];
}

/** The index of the browser's current entry. While a page is loading, it may not be the index of the page shown. */
const currentIndex = (): number => history.state?.index ?? entry.index;

/** Adds an entry for the page that will be shown. */
export function pushEntry(url: URL): void {
  savePosition();
  entry = newEntry(currentIndex() + 1);
  history.pushState(entry, '', url);
}

/** Changes the address of the current entry. */
export function replaceEntry(url: URL): void {
  history.replaceState(entry, '', url);
}

/** Takes over the entry that the browser has moved to, because its page is shown now. */
export function enterEntry(url: URL): void {
  savePosition();
  entry = history.state ?? newEntry(entry.index + 1);
  replaceEntry(url);
}

/** Follows the fragment of the address as the browser would, so that `:target` and the focus are right. */
export function followFragment(url: URL): void {
  isOwnMove = true;
  location.replace(url);
  isOwnMove = false;
  replaceEntry(url);
}

/** Goes back to the entry of the page shown, if the browser has moved to an entry whose page is not available. */
export function undoMove(): void {
  const distance = entry.index - currentIndex();
  if (!distance || isOwnMove) return;
  isOwnMove = true;
  history.go(distance);
}

/** Calls `onMove` when the visitor goes back or forward. */
export function startHistory(onMove: () => void): void {
  history.scrollRestoration = 'manual';
  history.replaceState(entry, '');
  addEventListener('popstate', () => {
    // Some browsers drop the state of an entry when its fragment is followed.
    const { key } = history.state ?? entry;
    if (!isOwnMove || key !== entry.key) onMove();
    isOwnMove = false;
  });
  // A tab in the background may be ended without another event.
  for (const type of ['pagehide', 'visibilitychange']) {
    addEventListener(type, () => {
      savePosition();
      // Other documents of this session have stored the positions of their entries.
      writeSession(POSITIONS_KEY, { ...readSession<Positions>(POSITIONS_KEY), ...positions });
    });
  }
}
