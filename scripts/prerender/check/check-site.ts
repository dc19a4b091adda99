import type { SiteSources } from '../discover/discover-site.ts';
import { entryReferences } from '../document/head-entries.ts';
import type { Fault } from '../faults/fault.ts';
import type { RenderedPage } from '../render/rendered.ts';
import type { SiteContext } from '../site-context.ts';
import { createAddressSearch } from './address-search.ts';
import { checkBudgets } from './check-budgets.ts';
import { checkLinks, type LinkSource, type LinkTargets } from './check-links.ts';
import { checkUniqueness } from './check-uniqueness.ts';

/**
 * Makes the checks that need the whole site: links, unique titles, sizes.
 *
 * @param files below `dist/`.
 */
export async function checkSite(
  { root, folder, base, site, siteUrl, layouts, errorPages, policy }: SiteContext,
  { routes, modules }: SiteSources,
  rendered: readonly RenderedPage[],
  files: ReadonlySet<string>,
): Promise<Fault[]> {
  const pages = new Map(rendered.map((page) => [page.path, page]));
  const idsAt = (path: string) => {
    const page = pages.get(path);
    const layout = page && layouts[page.layout];
    return layout && !layout.hasFaults ? [...layout.scan.ids, ...page.ids] : undefined;
  };
  const sources: LinkSource[] = [
    {
      file: modules.siteFile ?? 'layouts/_site.ts',
      references: entryReferences(site, { siteUrl, base }),
    },
    ...Object.values(layouts).map(({ name, scan }) => ({
      file: modules.layouts[name] ?? `layouts/${name}.tsx`,
      references: scan.references,
      idsAround: scan.ids,
    })),
    ...errorPages.map(({ scan, layout }) => ({
      file: modules.errorPage ?? 'layouts/error.tsx',
      references: scan.references,
      idsAround: [...scan.ids, ...layout.scan.ids],
    })),
    ...rendered.map(({ file, path, references }) => ({ file, route: path, references })),
  ];
  const targets: LinkTargets = {
    base,
    siteUrl,
    routes: new Map(routes.map(({ path }) => [path, idsAt(path)])),
    files,
    policySources: new Set(policy.split(/[ ;]+/)),
  };
  return [
    ...checkLinks(sources, targets, createAddressSearch(root, base)),
    ...checkUniqueness(rendered),
    ...(await checkBudgets(folder, rendered)),
  ];
}
