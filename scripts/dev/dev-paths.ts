/** Addresses of the development server itself. They start with an underscore, so no route can have the same address. */

/** The script that updates a page when its sources change. */
export const DEV_CLIENT = '/_dev/client.js';

/** The script that shows which line of a source an element or a text comes from. */
export const FINDER_CLIENT = '/_dev/source-finder.js';

/** Server-sent events for an open page. Its query: `path` of the page, and its DocumentVersion. */
export const DEV_EVENTS = '/_dev/events';

/** The site's stylesheet, followed by a hash of its content. */
export const DEV_STYLES = '/_dev/site-';

/** The gallery: the examples of all components. */
export const GALLERY = '/_gallery/';
