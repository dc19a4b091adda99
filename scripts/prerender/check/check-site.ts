import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputName } from '../../shared/urls.ts';
import type { SiteSources } from '../discover/discover-modules.ts';
import { entryReferences } from '../document/head.ts';
import type { Fault } from '../faults/fault.ts';
import { sizeOver } from '../files/compressed-size.ts';
import type { RenderedPage, ShardResult } from '../render/rendered.ts';
import type { SiteContext } from '../site-context.ts';
import { checkLinks, type LinkSource, type LinkTargets } from './check-links.ts';

/** The most HTML that a page may have, in bytes after brotli. */
const BUDGET = 30_000;

/**
 * Makes the checks that need the whole site: links, unique titles, sizes.
 *
 * @param files below `dist/`.
 */
export async function checkSite(
  { folder, base, site, siteUrl, layouts, errorPages, policy }: SiteContext,
  { routes, modules }: SiteSources,
  { pages: rendered, unrendered }: Pick<ShardResult, 'pages' | 'unrendered'>,
  files: ReadonlySet<string>,
): Promise<Fault[]> {
  const pages = new Map(rendered.map((page) => [page.path, page]));
  const idsAt = (path: string) => {
    const page = pages.get(path);
    const layout = page && layouts[page.layout];
    return layout && !layout.hasFaults ? [...layout.findings.ids, ...page.ids] : undefined;
  };
  const sources: LinkSource[] = [
    {
      file: modules.siteFile ?? 'layouts/_site.ts',
      references: entryReferences(site, { siteUrl, base }),
    },
    ...Object.values(layouts).map(({ name, findings }) => ({
      file: modules.layouts[name] ?? `layouts/${name}.tsx`,
      references: findings.references,
      idsAround: findings.ids,
    })),
    ...errorPages.map(({ findings, layout }) => ({
      file: modules.errorPage ?? 'layouts/error.tsx',
      references: findings.references,
      idsAround: [...findings.ids, ...layout.findings.ids],
    })),
    ...rendered.map(({ file, path, references }) => ({ file, route: path, references })),
  ];
  const targets: LinkTargets = {
    base,
    siteUrl,
    routes: new Map(routes.map(({ path }) => [path, idsAt(path)])),
    unpublished: new Set(
      unrendered.filter(({ reason }) => reason === 'not prerendered').map(({ path }) => path),
    ),
    files,
    policy,
  };
  const faults = [
    ...checkLinks(sources, targets),
    ...(['title', 'description'] as const).flatMap((name) => repeated(name, rendered)),
  ];
  for (const page of rendered) {
    const fault = await sizeFault(page, folder);
    if (fault) faults.push(fault);
  }
  return faults;
}

/** Titles or descriptions used by more than one page: search results could not be told apart. */
function repeated(name: 'title' | 'description', pages: readonly RenderedPage[]): Fault[] {
  const pagesByText = Map.groupBy(pages, (page) => page[name].trim());
  return [...pagesByText].flatMap(([text, [firstPage, ...repeats]]) =>
    repeats.map(({ path, file }) => ({
      what: `The ${name} of ${path} is the same as that of ${firstPage?.path}`,
      file,
      route: path,
      why: `Both say "${text}" (${firstPage?.file}).`,
      fix: `Give each page its own ${name}.`,
    })),
  );
}

/** The fault of a page whose HTML is over the budget. */
async function sizeFault(
  { path, file, htmlSize }: RenderedPage,
  folder: string,
): Promise<Fault | undefined> {
  // If it is small enough uncompressed, it need not be compressed.
  if (htmlSize <= BUDGET) return undefined;
  const html = readFileSync(join(folder, `${outputName(path)}.html`), 'utf8');
  const size = await sizeOver(html, BUDGET);
  if (size === undefined) return undefined;
  return {
    what: 'The HTML of the page is over its size budget',
    file,
    route: path,
    why: `It has ${size} bytes after brotli; at most ${BUDGET} are allowed.`,
    fix: 'Remove something, or move it to another page or into a separate file.',
  };
}
