import type { SiteModules } from '../discover/discover-modules.ts';

/** The suffix of layout styles that the first paint does not need. */
const LATE = '.late.css';

/**
 * The styles that all pages share, in import order: `assets/styles/site.css` and those of the layouts. They are inline in
 * every page, except for `*.late.css`.
 *
 * @param layoutStyles what the layouts import.
 */
export function sharedStyles(
  { siteStyles }: SiteModules,
  layoutStyles: readonly string[],
): readonly string[] {
  return [...new Set([...(siteStyles ? [siteStyles] : []), ...layoutStyles])];
}

/** The shared styles that are inline in every page. */
export function inlineStyles(shared: readonly string[]): readonly string[] {
  return shared.filter((style) => !style.endsWith(LATE));
}

/**
 * The sources of a page's linked stylesheet: late styles, then the styles of those blocks that the layouts do not
 * import. Pages with the same blocks share a file.
 *
 * @param pageStyles what the page imports.
 */
export function linkedStyles(
  pageStyles: readonly string[],
  shared: readonly string[],
): readonly string[] {
  const late = shared.filter((style) => style.endsWith(LATE));
  return [...late, ...pageStyles.filter((style) => !shared.includes(style))];
}
