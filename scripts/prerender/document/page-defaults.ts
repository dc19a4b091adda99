/** What applies to a page that does not say otherwise, and to error pages. */
export const DEFAULT_LAYOUT = 'default';
export const DEFAULT_TRANSITION = 'page';
