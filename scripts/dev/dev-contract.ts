/**
 * What the development server and its script in the pages have agreed on. The addresses start with an underscore, so no
 * route can have the same.
 */
import type { Fault } from '../prerender/faults/fault.ts';

/** The gallery: the examples of all components. */
export const GALLERY = '/_gallery/';

/** The script of every page: it follows changes of the sources, and shows faults. */
export const DEV_CLIENT = '/_dev/client.js';

/** A WebSocket for each open page. A message says that the page may be another one by now. */
export const DEV_SOCKET = '/_dev/socket';

/** `?path=`, a `location.pathname` → DevState. */
export const DEV_STATE = '/_dev/state';

/** `?place=Menu-1a2b3c4d5e.js:12:5` for each line of a stack → the SourceLine of the innermost; `{}` if none is known. */
export const DEV_SOURCE = '/_dev/source';

/** The `<meta>` that tells a page its version. Visits replace it. */
export const DEV_VERSION = 'pointwork-dev-version';

/** What the server has for a page. */
export interface DevState {
  /** A hash of all that the page is made of but its stylesheets; undefined if it cannot be rendered. */
  version: string | undefined;
  /** The URLs of its stylesheets, in the order of the document. */
  styles: readonly string[];
  /** The faults of the whole site, as far as they are known. */
  faults: readonly FaultWithExcerpt[];
}

/** A line of a source. */
export interface SourceLine {
  /** Relative to the root. */
  file: string;
  line: number;
  /** The lines around it. */
  excerpt: readonly { number: number; text: string; isFault: boolean }[];
}

/** A fault as the page shows it. */
export type FaultWithExcerpt = Fault & Partial<SourceLine>;
