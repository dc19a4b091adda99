import type { Fault } from '../prerender/faults/fault.ts';

/** The name of the element that tells a page which version it is; see DevDocument. Visits replace it. */
export const VERSION_META = 'pointwork-version';

/** What an open page shows. It tells the server on every connect and after every visit. */
export interface ShownPage {
  /** `location.pathname`. */
  path: string;
  /** Of its content; see DevDocument. Empty for an error page that a visit has shown. */
  version: string;
  /** The URLs of its stylesheets, in order. */
  styles: readonly string[];
}

/** What the development server sends to an open page. */
export type DevMessage =
  /** The page has changed. */
  | { type: 'reload' }
  /** Only words have changed, or none. With them, the page has this version. */
  | { type: 'words'; changes: readonly ChangedWords[]; version: string }
  /** Only stylesheets have changed. Has the URLs of all stylesheets, in order. */
  | { type: 'styles'; urls: readonly string[] }
  /** All faults of the page and the site; an empty list if there are none. */
  | { type: 'faults'; faults: readonly FaultWithExcerpt[] };

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

/** A fault as the page shows it. */
export interface FaultWithExcerpt extends Fault {
  /** The lines of the source around the fault. */
  excerpt?: readonly { number: number; text: string; isFault: boolean }[];
}

/** An error that nothing in a page has caught, or what a script has printed as one. */
export interface BrowserError {
  /** False for a warning of React. */
  isThrown: boolean;
  message: string;
  stack: string;
}
