/** Where the runtime's part of a history state is. The rest belongs to other scripts. */
const STATE_KEY = 'pointwork';

/** A history entry of the site. */
export interface HistoryEntry {
  /** Identifies the entry, also after a reload. */
  key: string | number;
  /** Its place in the history. */
  index: number;
}

/** What the runtime has written into the state of the current history entry, as far as other scripts have left it there. */
export function readHistoryState(): Partial<HistoryEntry> {
  return history.state?.[STATE_KEY] ?? {};
}

/** A history state with our part added to what other scripts keep there. What is no plain object, such as a string, stays. */
export function withHistoryEntry(state: unknown, entry: HistoryEntry): unknown {
  const before = Object(state);
  const isPlain = Object.getPrototypeOf(before) === Object.prototype;
  return isPlain ? { ...before, [STATE_KEY]: entry } : state;
}
