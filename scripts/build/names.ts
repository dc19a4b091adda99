/** Names that several steps of a build share. */

/** The module that render threads provide to bundles for rendering; see island-slots. */
export const ISLANDS_MODULE = 'pointwork:islands';

/** Thrown by the replacement of a module that could not be bundled, a fault that has been reported already. */
export const REPORTED = 'pointwork:reported';

/** The names of modules that are neither pages nor layouts, in the bundle of the layouts. No layout can be named so. */
export const ERROR_PAGE_MODULE = '(error)';
export const SITE_MODULE = '(site)';
export const PREVIEW_MODULE = '(preview)';

/** What applies to a page that does not say otherwise, and to error pages. */
export const DEFAULT_LAYOUT = 'default';
export const DEFAULT_TRANSITION = 'page';
