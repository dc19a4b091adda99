import {
  type HistoryEntry,
  readHistoryEntry,
  withHistoryEntry,
} from '../../shared/history-entry.ts';
import { readSession, writeSession } from '../../shared/session-storage.ts';
import { hasActed, type Memory, openQuestions, readMemory, returnTo } from './memory.ts';

/**
 * What happens to the history. `push`: a link adds an entry. `replace`: the page takes the entry of the first load, for
 * instance if the host answered with the wrong page. `history`: a step back or forward, which is done already.
 */
export type HistoryChange = 'push' | 'replace' | 'history';

const MEMORIES_KEY = 'entries';
/** Browsers keep about fifty entries. */
const MAX_MEMORIES = 100;

/** By the key of the entry. */
const memories: Record<HistoryEntry['key'], Memory> = {};

/** The entry of the page that is shown. While another page is loading, the browser may already be at that page's entry. */
let entry = readHistoryEntry() ?? newEntry(0);
/** The entries of the page that is shown: its own, those of its fragments, and what other scripts have added to it. */
let entriesOfPage = new Set([entry.key]);
/** The last known address of the page that is shown. */
let address = location.href;
/** Set while the runtime itself moves in the history, so that the event for it is ignored. */
let isOwnMove = false;

function newEntry(index: number): HistoryEntry {
  // Unique even among several documents of this session.
  return { key: Math.random(), index };
}

const storedMemories = () => readSession<typeof memories>(MEMORIES_KEY);

/** The browser's entry. One without a name counts as that of the page that is shown. */
const browserEntry = () => readHistoryEntry() ?? entry;

const isAtPage = () => browserEntry().key === entry.key;

/** The address of the page that is shown. It is right about its query, which other scripts may change. */
export function shownAddress(): string {
  if (isAtPage()) address = location.href;
  return address;
}

/** True if the browser is at an entry of the page that is shown. */
export const isOfShownPage = () => entriesOfPage.has(browserEntry().key);

/**
 * Brings back the visitor's last position on the current entry and, on a page that is new, what was open there.
 * On a first load, nothing is brought back if the visitor has done anything since the document came.
 *
 * @returns false if nothing is remembered.
 */
export function restoreMemory(page: 'first load' | 'new' | 'same'): boolean {
  const memory = memories[entry.key] ?? storedMemories()?.[entry.key];
  const isFirstLoad = page === 'first load';
  if (!memory || (isFirstLoad && hasActed(memory))) return false;
  if (page !== 'same') openQuestions(memory, isFirstLoad);
  returnTo(memory);
  return true;
}

function remember(): void {
  memories[entry.key] = readMemory();
}

/** Makes the history say that the page at this URL is shown. */
export function writeEntry(url: string, kind: HistoryChange): void {
  if (kind === 'push') {
    leaveEntry();
    const next = newEntry(browserEntry().index + 1);
    history.pushState(withHistoryEntry(null, next), '', url);
    takeEntry(next);
    return;
  }
  if (kind === 'history') {
    remember();
    takeEntry();
  }
  nameEntry(url);
}

/** As writeEntry, for another page than the one that has been shown. */
export function writePage(url: string, kind: HistoryChange): void {
  writeEntry(url, kind);
  entriesOfPage = new Set([entry.key]);
}

/** @param named for browsers that do not name their entries. */
function takeEntry(named = newEntry(entry.index + 1)): void {
  entry = readHistoryEntry() ?? named;
  entriesOfPage.add(entry.key);
  address = location.href;
}

function nameEntry(url: string, state: unknown = history.state): void {
  history.replaceState(withHistoryEntry(state, entry), '', url);
  address = location.href;
}

/** Names the current entry, if it has no name, or another script has removed it. */
function ensureName(): void {
  if (!readHistoryEntry()) nameEntry(location.href);
}

/** What is remembered is found again only if the entry has a name. */
function leaveEntry(): void {
  remember();
  ensureName();
  letBrowserScroll(false);
}

/** Has the browser follow a fragment, with all its events. */
export function followFragment(url: string): void {
  const isNew = url !== location.href;
  const { state } = history;
  if (isNew) leaveEntry();
  goTo(url);
  if (isNew) takeEntry();
  // Some browsers drop the state of an entry when its fragment is followed again.
  nameEntry(url, isNew ? history.state : state);
}

/** Has the browser go to an address. If it only follows a fragment, that is no step of the visitor. */
export function goTo(url: string, kind: HistoryChange = 'push'): void {
  isOwnMove = true;
  if (kind === 'push') location.assign(url);
  else location.replace(url);
  isOwnMove = false;
}

/** Goes back to the entry of the page shown, if the browser has moved to an entry whose page is not available. */
export function undoMove(): void {
  const distance = entry.index - browserEntry().index;
  if (!distance || isOwnMove) return;
  isOwnMove = true;
  history.go(distance);
}

/**
 * Calls `onMove` when the visitor goes back or forward.
 *
 * @param onMove `isBack`: the browser is again at the entry of the page that is shown.
 */
export function startHistory(onMove: (event: PopStateEvent, isBack: boolean) => void): void {
  ensureName();
  addEventListener('popstate', (event) => {
    if (!isOwnMove || !isAtPage()) onMove(event, readHistoryEntry()?.key === entry.key);
    isOwnMove = false;
  });
  // Other scripts add entries, too. Browsers without this event name such an entry when it is left.
  window.navigation?.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType !== 'push') return;
    remember();
    takeEntry(entry);
  });
  // The browser scrolls while a document loads, with or without scripts; afterwards, only the runtime knows when.
  letBrowserScroll(document.readyState !== 'complete');
  // A tab in the background may be ended without another event.
  for (const type of ['pageshow', 'pagehide', 'visibilitychange']) {
    addEventListener(type, () => {
      const isHidden = type === 'pagehide' || document.hidden;
      letBrowserScroll(isHidden);
      if (isHidden) storeMemories();
    });
  }
}

function letBrowserScroll(isAllowed: boolean): void {
  history.scrollRestoration = isAllowed ? 'auto' : 'manual';
}

function storeMemories(): void {
  remember();
  ensureName();
  // Other documents of this session have stored theirs.
  const all = Object.entries({ ...storedMemories(), ...memories });
  writeSession(MEMORIES_KEY, Object.fromEntries(all.slice(-MAX_MEMORIES)));
}
