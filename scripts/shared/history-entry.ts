/** The name of our part of a history state. The rest belongs to other scripts. */
const STATE_KEY = 'pointwork';

/** What the runtime keeps in the state of each history entry of the site. */
export interface HistoryEntry {
  /** Identifies the entry, also after a reload. */
  key: number;
  /** Its place in the history of the tab. */
  index: number;
}

/** Our part of the browser's current history entry; undefined if another script has made the entry or replaced its state. */
export function readHistoryEntry(): HistoryEntry | undefined {
  const { key, index } = Object(Object(history.state)[STATE_KEY]);
  return Number.isFinite(key) && Number.isInteger(index) ? { key, index } : undefined;
}

/** A history state with our part added to what other scripts keep there. What is no plain object, such as a string, stays. */
export function withHistoryEntry(state: unknown, entry: HistoryEntry): unknown {
  const before = Object(state);
  const isPlain = Object.getPrototypeOf(before) === Object.prototype;
  return isPlain ? { ...before, [STATE_KEY]: entry } : state;
}
