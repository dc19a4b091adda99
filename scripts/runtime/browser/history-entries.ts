import { dataset } from '../page/current-page.ts';
import { jumpTo } from '../page/scroll.ts';
import { readSession, writeSession } from './session-storage.ts';

/** What a history entry of ours carries: a name for its scroll position, and its place in the order. */
interface Entry {
  key: number;
  index: number;
}

const KEY = 'pointwork-positions';

/** Where the visitor was, by entry. The browser cannot restore it, since at that moment the page is not there yet. */
const positions: Record<number, [number, number]> = JSON.parse(readSession(KEY) ?? '{}');

let entry: Entry = history.state ?? newEntry(0);
/** The browser is about to tell of a move that the runtime makes. */
let isOurs = false;

function newEntry(index: number): Entry {
  // Unique among the documents of this session, too.
  return { key: Date.now() + Math.random(), index };
}

/** Scrolls to where the visitor was on the entry that is shown. @returns false when they have not been there before. */
export function restorePosition(): boolean {
  const before = positions[entry.key];
  if (before) {
    dataset.whole = '';
    jumpTo(...before);
  }
  return !!before;
}

function savePosition(): void {
  positions[entry.key] = [scrollX, scrollY];
}

/** The place of the entry that the browser is on: while a page is awaited, not the one that is shown. */
const place = (): number => history.state?.index ?? entry.index;

/** Adds an entry for the page to be shown. */
export function pushEntry(url: URL): void {
  savePosition();
  entry = newEntry(place() + 1);
  history.pushState(entry, '', url);
}

/** Gives the entry that is shown another address. */
export function replaceEntry(url: URL): void {
  history.replaceState(entry, '', url);
}

/** The page of the entry that the browser has moved to is to be shown now. */
export function enterEntry(url: URL): void {
  savePosition();
  entry = history.state ?? newEntry(entry.index + 1);
  replaceEntry(url);
}

/** Goes to the fragment of the address as the browser does, so that `:target` and the focus follow. */
export function followFragment(url: URL): void {
  isOurs = true;
  location.replace(url);
  isOurs = false;
  replaceEntry(url);
}

/** Goes back to the entry that is shown, if the browser has moved to one whose page cannot be had. */
export function undoMove(): void {
  const distance = entry.index - place();
  if (!distance || isOurs) return;
  isOurs = true;
  history.go(distance);
}

/** Calls `onMove` when the visitor goes back or forward. */
export function startHistory(onMove: () => void): void {
  history.scrollRestoration = 'manual';
  history.replaceState(entry, '');
  addEventListener('popstate', () => {
    // Some browsers take the state from an entry when its fragment is followed.
    const { key } = history.state ?? entry;
    if (!isOurs || key !== entry.key) onMove();
    isOurs = false;
  });
  addEventListener('pagehide', () => {
    savePosition();
    writeSession(KEY, positions);
  });
}
