import type { SiteModules } from '../discover/discover-modules.ts';

/** Which stylesheets go where. Sources, relative to the root. */
export interface StylePlan {
  /** What all pages share, in import order. */
  shared: readonly string[];
  /** The shared ones that are inline in every page. */
  inline: readonly string[];
  /** First in the linked stylesheet of every page. */
  late: readonly string[];
}

/** The suffix of layout styles that the first paint does not need. */
const LATE = '.late.css';

/**
 * Assigns the styles that all pages share: `assets/styles/site.css` and the layouts' styles. They are inline, except
 * for `*.late.css`.
 *
 * @param layoutStyles what the layouts import.
 */
export function planStyles(
  { siteStyles }: SiteModules,
  layoutStyles: readonly string[],
): StylePlan {
  const shared = [...new Set([...(siteStyles ? [siteStyles] : []), ...layoutStyles])];
  return {
    shared,
    inline: shared.filter((style) => !style.endsWith(LATE)),
    late: shared.filter((style) => style.endsWith(LATE)),
  };
}

/**
 * The sources of a page's linked stylesheet: late styles, then the styles of those blocks that the layouts do not
 * import. Pages with the same blocks share a file.
 *
 * @param pageStyles what the page imports.
 */
export function linkedStyles(
  pageStyles: readonly string[],
  { shared, late }: StylePlan,
): readonly string[] {
  return [...late, ...pageStyles.filter((style) => !shared.includes(style))];
}
