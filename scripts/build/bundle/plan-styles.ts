import type { Metafile } from 'esbuild';
import type { SiteModules } from '../discover/discover-modules.ts';
import type { Route } from '../discover/discover-pages.ts';
import { modulesOf } from './modules-of.ts';

/** Which sources go into which stylesheet. */
export interface StylePlan {
  /** Name of a stylesheet → its sources; `site` is the site's own. */
  entries: ReadonlyMap<string, readonly string[]>;
  /** Page file → the name of its stylesheet. */
  pages: ReadonlyMap<string, string>;
  /** The name of the error pages' stylesheet, if they need one. */
  errors?: string;
}

/** The suffix of layout styles that the first paint does not need. */
const LATE = '.late.css';

/**
 * Assigns the sources to stylesheets. What `assets/styles/site.css` and the layouts import goes into the site's own,
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
  const entries = new Map([['site', [...shared].filter((style) => !style.endsWith(LATE))]]);
  const names = new Map<string, string>();
  const nameOf = (styles: readonly string[]): string | undefined => {
    if (styles.length === 0) return undefined;
    const key = styles.join('\n');
    const name = names.get(key) ?? `page-${names.size}`;
    names.set(key, name);
    entries.set(name, [...styles]);
    return name;
  };
  const pages = new Map<string, string>();
  for (const { file } of routes) {
    const own = stylesOf(file, sources).filter((style) => !shared.has(style));
    const name = nameOf([...late, ...own]);
    if (name) pages.set(file, name);
  }
  const errors = nameOf(late);
  return { entries, pages, ...(errors && { errors }) };
}

/** The stylesheets that a module and all its imports import, in import order. */
function stylesOf(file: string, sources: Metafile['inputs']): string[] {
  return [...modulesOf([file], sources)].filter((path) => path.endsWith('.css'));
}
