/** Addresses that the development server keeps for itself. No route can have them: an underscore makes no page. */

/** The script that keeps a page in step with its sources. */
export const DEV_CLIENT = '/_dev/client.js';

/** The script that tells where what is on a page is written. */
export const FINDER_CLIENT = '/_dev/source-finder.js';

/** Server-sent events; `?path=` names the page that listens. */
export const DEV_EVENTS = '/_dev/events';

/** The site's own stylesheet, by its hash. */
export const DEV_STYLES = '/_dev/site-';

/** The examples of all components. */
export const GALLERY = '/_gallery/';
