/** Names that the build writes into HTML and the browser looks for. Each stands here once. */

/** The element whose content is the page; layouts stand around it. */
export const PAGE_ID = 'page';

/** The JSON block with the page's state; see PageState. */
export const STATE_ID = 'pointwork-page';

/** Marks the elements of `<head>` that belong to the page and leave with it. */
export const PAGE_HEAD_ATTRIBUTE = 'data-page';

/** The element around an island's prerendered markup. */
export const ISLAND_TAG = 'react-island';

/** On an island's element: the URL of the module to import. */
export const ISLAND_MODULE_ATTRIBUTE = 'module';

/** On an island's element: JSON. */
export const ISLAND_PROPS_ATTRIBUTE = 'props';

/** On an island's element: the prefix of the ids that React's `useId` makes. */
export const ISLAND_PREFIX_ATTRIBUTE = 'prefix';

/** On an island's element: a HydrateTrigger. */
export const ISLAND_HYDRATE_ATTRIBUTE = 'hydrate';

/** On an island's element: an IslandState. */
export const ISLAND_STATE_ATTRIBUTE = 'data-state';

export type IslandState = 'waiting' | 'loading' | 'hydrated' | 'failed';

/** Names a behavior on the element it attaches to. */
export const BEHAVIOR_ATTRIBUTE = 'data-behavior';

/** URL of a behavior's module, which the build writes beside its name: the runtime need not know all of them. */
export const BEHAVIOR_MODULE_ATTRIBUTE = 'data-behavior-module';

/** On a behavior's element: `visible` has it fetched only when the element is near, never because the page is idle. */
export const BEHAVIOR_WHEN_ATTRIBUTE = 'data-behavior-when';

/** In development: the file and line of the element's source, `components/ui/Card.tsx:12`. */
export const SOURCE_ATTRIBUTE = 'data-source';

/** Stands in the prepared error pages for the message, which only the browser knows. */
export const ERROR_MESSAGE = '{error-message}';

/** What the error page says of a path that no route answers. */
export const NOT_FOUND_MESSAGE = 'This page could not be found';

/** What the error page says when an error has no message of its own. */
export const UNKNOWN_ERROR_MESSAGE = 'Error';

/** Marks what the runtime has added to the body, which stays when the layout changes. */
export const RUNTIME_ATTRIBUTE = 'data-runtime';
