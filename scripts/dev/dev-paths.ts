/** Addresses of the development server itself. They start with an underscore, so no route can have the same address. */

/** The script of every page: it follows changes of the sources and shows faults. */
export const DEV_CLIENT = '/_dev/client.js';

/** The script that shows which line of a source an element or a text comes from. */
export const FINDER_CLIENT = '/_dev/source-finder.js';

/** A WebSocket for each open page; see dev-messages. */
export const DEV_SOCKET = '/_dev/socket';

/** Where no WebSocket gets through: POST, ShownPage → the DevMessages that the socket would send first. */
export const DEV_CHANGES = '/_dev/changes';

/** POST, BrowserError → FaultWithExcerpt. */
export const DEV_FAULT = '/_dev/fault';

/** The gallery: the examples of all components. */
export const GALLERY = '/_gallery/';
