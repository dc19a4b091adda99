/** What the build and the runtime say on the error page. */

/** The heading of the error page for a path that no route answers. */
export const NOT_FOUND_MESSAGE = 'This page could not be found';

/** The message of an error that has none of its own. */
export const UNKNOWN_ERROR_MESSAGE = 'Error';
