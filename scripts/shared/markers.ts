/** Names that build, runtime and markup agree on. Components, stylesheets and tests spell them out. */

/** The element whose content is the page; the layout is around it. */
export const PAGE_ID = 'page';

/** Marks the outermost elements of the layout. A visit to a page with another layout replaces them, and nothing else. */
export const LAYOUT_ATTRIBUTE = 'data-layout-part';

/** The JSON block with the page's state; see PageState. */
export const STATE_ID = 'pointwork-page';

/** The link to a stylesheet after the first section of a page. A browser that has it has the first screen. */
export const PAGE_STYLES_ID = 'pointwork-rest';

/** Marks the elements of `<head>` that belong to the page and are replaced with it. */
export const PAGE_HEAD_ATTRIBUTE = 'data-page';

/** Marks links that are left to the browser: by an author, or by the build if they lead to files. */
export const NATIVE_ATTRIBUTE = 'data-native';

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

/** On an element: the name of the behavior to attach to it. */
export const BEHAVIOR_ATTRIBUTE = 'data-behavior';

/** The URL of the behavior's module. The build adds it, so that the runtime need not know all behaviors. */
export const BEHAVIOR_MODULE_ATTRIBUTE = 'data-behavior-module';

/** On a behavior's element: it is fetched only when the element is near, not when the page is idle. */
export const BEHAVIOR_NEAR_ATTRIBUTE = 'data-behavior-near';

/** While a page is rendered, on an empty element: it stands for the island of this number, or for the page of a layout. */
export const SLOT_ATTRIBUTE = 'data-slot';

/** While a page is rendered, on an element that may be a fault: a function among its props, and where it was made. */
export const ORIGIN_ATTRIBUTE = 'data-origin';

/** The place of the message in prepared error pages; only the browser knows the message. */
export const MESSAGE_PLACEHOLDER = '{error-message}';

/** The Trusted Types policy by which the runtime parses HTML; the content security policy allows no other. */
export const TRUSTED_TYPES_POLICY = 'pointwork';

/** Marks elements that the runtime has added to the body. */
export const RUNTIME_ATTRIBUTE = 'data-runtime';

/** In local storage: not empty if the visitor has turned all motion off. */
export const MOTION_KEY = 'pointwork-motion';
