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

/** POST, BrowserError → FaultWithExcerpt. */
export const DEV_FAULT = '/_dev/fault';

/**
 * The element that tells a page its version, a hash, and its faults: a list of FaultWithExcerpt, as JSON. Visits replace
 * it.
 */
export const DEV_STATE_ID = 'pointwork-dev';

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
