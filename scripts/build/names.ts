/** Names that several steps of a build share. */

/** What applies to a page that does not say otherwise, and to error pages. */
export const DEFAULT_LAYOUT = 'default';
export const DEFAULT_TRANSITION = 'page';

/** What `import.meta.url` becomes, so that its use is an error: it would be the path of a source on this machine. */
export const NO_IMPORT_META = 'IMPORT_META_IS_NOT_AVAILABLE';
