import type { Metafile } from 'esbuild';
import type { SiteModules } from '../discover/discover-modules.ts';
import type { Route } from '../discover/discover-pages.ts';
import { modulesOf } from './modules-of.ts';

/** Which sources make up which stylesheet. */
export interface StylePlan {
  /** Name of a stylesheet → its sources; `site` is the site's own. */
  entries: ReadonlyMap<string, readonly string[]>;
  /** Page file → the name of its stylesheet. */
  pages: ReadonlyMap<string, string>;
}

/**
 * Shares the sources out: what `assets/styles/site.css` and the layouts import is the site's own; what the
 * blocks of a page import beyond that becomes one file, shared by all pages with the same blocks.
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
  const site = new Set([
    ...(modules.siteStyles ? [modules.siteStyles] : []),
    ...layoutFiles.flatMap((file) => stylesOf(file, sources)),
  ]);
  const entries = new Map([['site', [...site]]]);
  const pages = new Map<string, string>();
  const names = new Map<string, string>();
  for (const { file } of routes) {
    const styles = stylesOf(file, sources).filter((style) => !site.has(style));
    if (styles.length === 0) continue;
    const key = styles.join('\n');
    const name = names.get(key) ?? `page-${names.size}`;
    names.set(key, name);
    entries.set(name, styles);
    pages.set(file, name);
  }
  return { entries, pages };
}

/** The stylesheets that a module and all it imports import, in the order in which they are met. */
function stylesOf(file: string, sources: Metafile['inputs']): string[] {
  return [...modulesOf([file], sources)].filter((path) => path.endsWith('.css'));
}
