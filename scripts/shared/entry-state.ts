/** Where the runtime's part of a history state is. The rest belongs to other scripts. */
const STATE_KEY = 'pointwork';

/** A history entry of the site. */
export interface HistoryEntry {
  /** Identifies the entry, also after a reload. */
  readonly key: number;
  /** Its place in the history. */
  readonly index: number;
  /** The key of the entry with which its page began: steps within a page are no visits. */
  readonly page: number;
}

/** The browser's current entry; undefined if another script has made it, or taken our part away. */
export function readHistoryEntry(): HistoryEntry | undefined {
  const entry = history.state?.[STATE_KEY];
  return Number.isFinite(entry?.page) ? entry : undefined;
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
