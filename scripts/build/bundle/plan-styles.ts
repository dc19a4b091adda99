import type { Metafile } from 'esbuild';
import type { SiteModules } from '../discover/discover-modules.ts';
import type { Route } from '../discover/discover-pages.ts';

/** Name of a stylesheet → its sources. */
export type StyleSources = ReadonlyMap<string, readonly string[]>;

/** Which sources go into which stylesheet. */
export interface StylePlan {
  /** `site`: inline in every page. `errors`: inline in the documents of error pages, which link nothing. */
  inline: StyleSources;
  /** Linked by pages. */
  linked: StyleSources;
  /** Page file → the name of its linked stylesheet. */
  pages: ReadonlyMap<string, string>;
}

/** The suffix of layout styles that the first paint does not need. */
const LATE = '.late.css';

/**
 * Assigns the sources to stylesheets. The site's own has the imports of `assets/styles/site.css` and of the layouts,
 * except for `*.late.css`. Late styles come first in every linked stylesheet, followed by those blocks of the page that
 * the site's own does not include. Pages with the same blocks share a file.
 */
export function planStyles(
  routes: readonly Route[],
  modules: SiteModules,
  sources: Metafile['inputs'],
): StylePlan {
  const layoutFiles = [
    ...modules.layouts.values(),
    ...(modules.errorPage ? [modules.errorPage] : []),
  ];
  const shared = new Set([
    ...(modules.siteStyles ? [modules.siteStyles] : []),
    ...layoutFiles.flatMap((file) => stylesOf(file, sources)),
  ]);
  const late = [...shared].filter((style) => style.endsWith(LATE));
  const inline = new Map([
    ['site', [...shared].filter((style) => !style.endsWith(LATE))],
    ['errors', [...shared]],
  ]);
  const linked = new Map<string, readonly string[]>();
  const names = new Map<string, string>();
  const pages = new Map<string, string>();
  for (const { file } of routes) {
    const blockStyles = stylesOf(file, sources).filter((style) => !shared.has(style));
    const styles = [...late, ...blockStyles];
    if (styles.length === 0) continue;
    const key = styles.join('\n');
    const name = names.get(key) ?? `page-${names.size}`;
    names.set(key, name);
    linked.set(name, styles);
    pages.set(file, name);
  }
  return { inline, linked, pages };
}

/** The stylesheets that a module and all its imports import, in import order. */
function stylesOf(file: string, sources: Metafile['inputs']): string[] {
  const met = new Set<string>();
  const visit = (path: string) => {
    if (met.has(path)) return;
    met.add(path);
    for (const imported of sources[path]?.imports ?? []) {
      if (!imported.external) visit(imported.path);
    }
  };
  visit(file);
  return [...met].filter((path) => path.endsWith('.css'));
}
