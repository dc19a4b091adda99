import {
  type HistoryEntry,
  readHistoryEntry,
  withHistoryEntry,
} from '../../shared/history-entry.ts';
import { readSession, writeSession } from '../../shared/session-storage.ts';
import { applyControls, type Controls, readControls } from './controls.ts';
import { dataset } from './dataset.ts';
import { jumpTo } from './scroll.ts';

/**
 * What happens to the history. `push`: a link adds an entry. `replace`: the page takes the entry of the first load, for
 * instance if the host answered with the wrong page. `history`: a step back or forward, which is done already.
 */
export type HistoryChange = 'push' | 'replace' | 'history';

/** What a visitor finds again. Browsers cannot restore it, because the page is not there yet when they would. */
interface Memory {
  position: [x: number, y: number];
  controls: Controls;
}

const MEMORIES_KEY = 'entries';

/** By the key of the entry. */
const memories: Record<HistoryEntry['key'], Memory> = {};

/** The entry of the page that is shown. While another page is loading, the browser may already be at that page's entry. */
let entry = readHistoryEntry() ?? newEntry(0);
/** Set while the runtime itself moves in the history, so that the event for it is ignored. */
let isOwnMove = false;

function newEntry(index: number): HistoryEntry {
  // Unique even among several documents of this session.
  return { key: Math.random(), index };
}

const storedMemories = () => readSession<typeof memories>(MEMORIES_KEY);

const recall = () => memories[entry.key] ?? storedMemories()?.[entry.key];

/** Scrolls to the visitor's last position on the current entry. @returns false if there is none. */
export function restorePosition(): boolean {
  const memory = recall();
  if (memory) {
    dataset.eager = '';
    jumpTo(...memory.position);
  }
  return !!memory;
}

/** Restores what was open, chosen, filled in and pressed on the current entry. */
export function restoreControls(): void {
  applyControls(recall()?.controls ?? {});
}

function remember(): void {
  memories[entry.key] = { position: [scrollX, scrollY], controls: readControls() };
}

const currentIndex = () => (readHistoryEntry() ?? entry).index;

/** Makes the history say that the page at this URL is shown. */
export function writeEntry(url: URL | string, kind: HistoryChange, state = history.state): void {
  if (kind !== 'replace') remember();
  if (kind === 'push') {
    // Otherwise nobody would find again what has just been remembered.
    nameEntry();
    const next = newEntry(currentIndex() + 1);
    history.pushState(withHistoryEntry(null, next), '', url);
    entry = readHistoryEntry() ?? next;
  } else {
    if (kind === 'history') entry = readHistoryEntry() ?? newEntry(entry.index + 1);
    history.replaceState(withHistoryEntry(state, entry), '', url);
  }
}

/** Names the current entry, if it has no name, or another script has removed it. */
function nameEntry(): void {
  if (!readHistoryEntry()) writeEntry(location.href, 'replace');
}

/** Follows the fragment of the address as the browser would, so that `:target` and the focus are right. */
export function followFragment(url: URL): void {
  // Some browsers drop the state of an entry when its fragment is followed.
  const { state } = history;
  isOwnMove = true;
  location.replace(url);
  isOwnMove = false;
  writeEntry(url, 'replace', state);
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
  nameEntry();
  addEventListener('popstate', () => {
    const { key } = readHistoryEntry() ?? entry;
    if (!isOwnMove || key !== entry.key) onMove();
    isOwnMove = false;
  });
  // Other scripts add entries, too. Browsers without this event name such an entry when it is left.
  window.navigation?.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType !== 'push') return;
    remember();
    entry = readHistoryEntry() ?? entry;
  });
  // A tab in the background may be ended without another event.
  for (const type of ['pagehide', 'visibilitychange']) {
    addEventListener(type, () => {
      nameEntry();
      remember();
      // Other documents of this session have stored theirs.
      writeSession(MEMORIES_KEY, { ...storedMemories(), ...memories });
    });
  }
}
