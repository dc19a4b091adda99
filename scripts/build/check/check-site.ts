import { PAGE_ID } from '../../shared/markers.ts';
import type { SiteSources } from '../discover/discover-site.ts';
import { errorLayout } from '../document/error-layout.ts';
import type { Fault } from '../faults/fault.ts';
import type { RenderedPage, SiteContext } from '../render/page.ts';
import { checkBudgets } from './check-budgets.ts';
import { checkLinks, type LinkSource, type LinkTargets } from './check-links.ts';
import { checkMarkup } from './check-markup.ts';
import { checkUniqueness } from './check-uniqueness.ts';
import { openWrittenSearch } from './written-search.ts';

/**
 * Checks the finished site as a whole: links, titles, sizes, and the markup shared by all pages.
 *
 * @param files below `dist/`.
 */
export async function checkSite(
  { folder, base, siteUrl, layouts: shells, errorPages, behaviorUrls }: SiteContext,
  { root, routes, modules }: SiteSources,
  rendered: readonly RenderedPage[],
  files: ReadonlySet<string>,
): Promise<Fault[]> {
  const behaviors = Object.keys(behaviorUrls);
  const generated = rendered.filter(({ outcome }) => outcome === 'generated');
  const done = new Set(rendered.map(({ path }) => path));
  const layoutFile = (name: string) => modules.layouts.get(name) ?? `layouts/${name}.tsx`;
  const idsAround = [PAGE_ID, ...(errorLayout(shells)?.scan.ids ?? [])];
  const errorFile = modules.errorPage ?? 'layouts/error.tsx';
  const sources: LinkSource[] = [
    ...Object.values(shells).map(({ name, scan }) => ({
      file: layoutFile(name),
      path: '/',
      references: scan.references,
      ids: scan.ids,
    })),
    ...errorPages.map(({ scan }) => ({
      file: errorFile,
      path: '/',
      references: scan.references,
      ids: [...scan.ids, ...idsAround],
    })),
    ...generated.map(({ file, path, references }) => ({ file, path, route: path, references })),
  ];
  const targets: LinkTargets = {
    base,
    siteUrl,
    routes: new Map(rendered.map((route) => [route.path, route])),
    unknownRoutes: new Set(routes.map(({ path }) => path).filter((path) => !done.has(path))),
    layoutIds: new Map(
      Object.values(shells)
        .filter(({ hasFaults }) => !hasFaults)
        .map(({ name, scan }) => [name, scan.ids]),
    ),
    files,
  };
  return [
    ...Object.values(shells).flatMap(({ name, scan }) =>
      checkMarkup(scan, { file: layoutFile(name) }, behaviors),
    ),
    ...errorPages.flatMap(({ scan }) =>
      checkMarkup(scan, { file: errorFile }, behaviors, idsAround),
    ),
    ...checkLinks(sources, targets, openWrittenSearch(root, base)),
    ...checkUniqueness(generated),
    ...(await checkBudgets(folder, generated)),
  ];
}
