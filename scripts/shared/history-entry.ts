/** Where the runtime's part of a history state is. The rest belongs to other scripts. */
const STATE_KEY = 'pointwork';

/** A history entry of the site. */
export interface HistoryEntry {
  /** Identifies the entry, also after a reload. */
  key: string | number;
  /** Its place in the history. */
  index: number;
}

/**
 * The browser's current entry, by the name that the browser has given it. Firefox before 147 and Safari before 26.2 give
 * none; there it is the name that the runtime has written into the state.
 *
 * @returns undefined for an entry without a name, which another script has made or changed.
 */
export function readHistoryEntry(): HistoryEntry | undefined {
  const { key, index } = window.navigation?.currentEntry ?? history.state?.[STATE_KEY] ?? {};
  return key && Number.isInteger(index) ? { key, index } : undefined;
}

/**
 * A history state with our part added to what other scripts keep there. What is no plain object, such as a string,
 * stays.
 */
export function withHistoryEntry(state: unknown, entry: HistoryEntry): unknown {
  const before = Object(state);
  const isPlain = Object.getPrototypeOf(before) === Object.prototype;
  return isPlain ? { ...before, [STATE_KEY]: entry } : state;
}
