import { type HistoryEntry, readHistoryEntry, withHistoryEntry } from '../../shared/entry-state.ts';
import { readSession, writeSession } from '../../shared/session-storage.ts';
import { hasActed, type Memory, openDetails, readMemory, returnTo } from './memory.ts';

/**
 * What happens to the history. `push`: a link adds an entry. `replace`: the page takes the entry of the first load, for
 * instance if the host answered with the wrong page. `step`: one back or forward, which is done already.
 */
export type HistoryChange = 'push' | 'replace' | 'step';

const MEMORIES_KEY = 'entries';

/** By the key of the entry. */
const memories = readSession<Record<HistoryEntry['key'], Memory>>(MEMORIES_KEY) ?? {};

/** The entry of the page that is shown. While another page is loading, the browser may already be at that page's entry. */
let entry = readHistoryEntry() ?? newEntry(0);
/** The last known address of the page that is shown. */
let address = location.href;
/** Set while the runtime itself moves in the history, so that the event for it is ignored. */
let isOwnMove = false;

/** @param page that of the entry, if it is none of its own. */
function newEntry(index: number, page?: number): HistoryEntry {
  // Unique even among several documents of this session.
  const key = Math.random();
  return { key, index, page: page ?? key };
}

/** The browser's entry. One that another script has made counts as that of the page that is shown. */
const browserEntry = () => readHistoryEntry() ?? entry;

const isAtPage = () => browserEntry().key === entry.key;

/** The address of the page that is shown. It is right about its query, which other scripts may change. */
export function shownAddress(): string {
  if (isAtPage()) address = location.href;
  return address;
}

/** Whether the browser is at an entry of the page that is shown; undefined if nothing in the entry says so. */
export const isWithinPage = () => {
  const named = readHistoryEntry();
  return named && named.page === entry.page;
};

/**
 * Brings back the visitor's last position on the current entry and, on a page that is new, what was open there.
 * On a first load, nothing is brought back if the visitor has done anything since the document came.
 *
 * @returns false if nothing is remembered.
 */
export function restoreMemory(page: 'first load' | 'new' | 'same'): boolean {
  const memory = memories[entry.key];
  if (!memory || (page === 'first load' && hasActed(memory))) return false;
  if (page !== 'same') openDetails(memory);
  returnTo(memory);
  return true;
}

/**
 * Makes the history say what is shown at this URL.
 *
 * @param page that of the entry; by default, another than the one that has been shown.
 */
export function writeEntry(url: string, kind: HistoryChange, page?: 'same'): void {
  const next = newEntry(browserEntry().index + 1, page && entry.page);
  if (kind === 'push') {
    leaveEntry();
    history.pushState(withHistoryEntry(null, next), '', url);
    entry = next;
    address = location.href;
    return;
  }
  if (kind === 'step') {
    remember();
    entry = readHistoryEntry() ?? next;
  }
  nameEntry(url);
}

/** Has the browser follow a fragment, with all its events. That is no step of the visitor. */
export function followFragment(url: string): void {
  const isNew = url !== location.href;
  const { state } = history;
  const next = newEntry(entry.index + 1, entry.page);
  if (isNew) leaveEntry();
  isOwnMove = true;
  location.assign(url);
  isOwnMove = false;
  if (isNew) entry = next;
  // Firefox 153 drops the state of an entry when its fragment is followed again.
  nameEntry(url, isNew ? history.state : state);
}

/** Goes back to the entry of the page shown, if the browser has moved to an entry whose page is not available. */
export function undoMove(): void {
  const distance = entry.index - browserEntry().index;
  if (!distance || isOwnMove) return;
  isOwnMove = true;
  history.go(distance);
}

/** Calls `onMove` when the visitor goes back or forward. */
export function startHistory(onMove: (event: PopStateEvent) => void): void {
  nameEntry(location.href);
  addEventListener('popstate', (event) => {
    if (!isOwnMove || !isAtPage()) onMove(event);
    isOwnMove = false;
  });
  // The browser scrolls while a document loads, with or without scripts; afterwards, only the runtime knows when.
  letBrowserScroll(document.readyState !== 'complete');
  // A tab in the background may be ended without another event.
  for (const type of ['pageshow', 'pagehide', 'visibilitychange']) {
    addEventListener(type, () => {
      const isHidden = type === 'pagehide' || document.hidden;
      if (isHidden) leaveEntry();
      // While this document was in the back/forward cache, others have stored theirs.
      else Object.assign(memories, readSession(MEMORIES_KEY));
      letBrowserScroll(isHidden);
    });
  }
}

function remember(): void {
  memories[entry.key] = readMemory();
  writeSession(MEMORIES_KEY, memories);
}

/** What is remembered is found again by the name of the entry, which another script may have removed. */
function leaveEntry(): void {
  remember();
  if (!readHistoryEntry()) nameEntry(location.href);
  letBrowserScroll(false);
}

function nameEntry(url: string, state: unknown = history.state): void {
  history.replaceState(withHistoryEntry(state, entry), '', url);
  address = location.href;
}

function letBrowserScroll(isAllowed: boolean): void {
  history.scrollRestoration = isAllowed ? 'auto' : 'manual';
}
