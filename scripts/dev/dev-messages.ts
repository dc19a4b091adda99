import type { Fault } from '../prerender/faults/fault.ts';

/** A fault as the page shows it. */
export interface FaultWithExcerpt extends Fault {
  /** The lines of the source around the fault. */
  excerpt?: readonly { number: number; text: string; isFault: boolean }[];
}

/** A changed text of a page, and its place. */
export interface ChangedWords {
  /** The source of its element, as in the attribute that the development server writes. */
  source: string;
  /** How many elements of that source come before, and how many there are. */
  nth: number;
  count: number;
  /** Its index among the nodes of the element. */
  child: number;
  before: string;
  after: string;
}

/** What the development server sends to an open page. */
export type DevMessage =
  /** The page has changed. */
  | { type: 'reload' }
  /** Only words have changed. */
  | { type: 'words'; changes: readonly ChangedWords[] }
  /** Only stylesheets have changed. Has the URLs of all stylesheets, in order. */
  | { type: 'styles'; urls: readonly string[] }
  /** All faults of the page and the site; an empty list if there are none. */
  | { type: 'faults'; faults: readonly FaultWithExcerpt[] };
