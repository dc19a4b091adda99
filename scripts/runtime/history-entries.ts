import { readSession, writeSession } from './session-storage.ts';

/** What a history entry of ours carries: a name for its scroll position, and its place in the order. */
interface Entry {
  key: string;
  index: number;
}

const KEY = 'pointwork-positions';

/** Where the visitor was, by entry. The browser cannot restore it, since at that moment the page is not there yet. */
const positions: Record<string, [number, number]> = JSON.parse(readSession(KEY) ?? '{}');

let entry: Entry = history.state ?? newEntry(0);
let isUndoing = false;

function newEntry(index: number): Entry {
  // Unique among the documents of this session, too.
  return { key: `${performance.timeOrigin + performance.now()}`, index };
}

/** Where the visitor was on the entry that is shown, if they have been there before. */
export const position = () => positions[entry.key];

function savePosition(): void {
  positions[entry.key] = [scrollX, scrollY];
}

/** Adds an entry for the page to be shown. */
export function pushEntry(url: URL): void {
  savePosition();
  entry = newEntry(entry.index + 1);
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

/** Goes to a fragment of the page that is shown as the browser does, so that `:target` and the focus follow. */
export function followFragment(url: URL): void {
  savePosition();
  const isNew = url.href !== location.href;
  location.replace(url);
  if (isNew) entry = newEntry(entry.index + 1);
  replaceEntry(url);
}

/** Goes back to the entry that is shown: the page of the one moved to cannot be had. */
export function undoMove(): void {
  const distance = entry.index - (history.state?.index ?? entry.index);
  isUndoing = distance !== 0;
  history.go(distance);
}

/** Calls `onMove` when the visitor goes back or forward. */
export function startHistory(onMove: () => void): void {
  history.scrollRestoration = 'manual';
  history.replaceState(entry, '');
  addEventListener('popstate', () => {
    // Browsers also tell of fragments that have just been followed.
    const isShown = history.state?.key === entry.key;
    if (!isShown && !isUndoing) onMove();
    isUndoing = false;
  });
  addEventListener('pagehide', () => {
    savePosition();
    writeSession(KEY, positions);
  });
}
