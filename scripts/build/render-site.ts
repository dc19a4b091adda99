import type { Shard } from './bundle-server.ts';
import { BuildFailure, type Fault } from './fault.ts';
import { ancestorPaths, type Crumb } from './head.ts';
import type { RenderPool } from './render-pool.ts';
import type { PreviewSource } from './render-previews.ts';
import type { PageContext, RenderedRoute } from './render-task.ts';
import type { SiteBuild } from './site-build.ts';

export interface RenderedSite {
  routes: readonly RenderedRoute[];
  faults: readonly Fault[];
}

/**
 * Renders the pages of shards, as many at the same time as the pool has threads.
 *
 * @param preview what draws their pictures; none are drawn without.
 */
export async function renderSite(
  {
    options: { base, timeout },
    routes: all,
    modules,
    client,
    styles,
    layouts: { layouts },
    parts,
    folder,
  }: SiteBuild,
  shards: readonly Shard[],
  pool: RenderPool,
  onProgress: (rendered: number) => void,
  preview?: PreviewSource,
): Promise<RenderedSite> {
  const paths = new Set(all.map(({ path }) => path));
  const context: PageContext = {
    base,
    siteUrl: parts.siteUrl,
    site: parts.site,
    runtime: parts.runtime,
    errorsUrl: parts.errorsUrl,
    parts: parts.document,
    layouts,
    islandUrls: client.islands,
    behaviorUrls: client.behaviors,
    middleware: client.middleware,
    preview,
    publicFiles: modules.publicFiles,
    folder,
    timeout,
  };
  let done = 0;
  const results = await Promise.all(
    shards.map(async ({ bundle, routes }) => {
      const result = await pool.renderRoutes({
        bundle,
        context,
        routes: routes.map((route) => {
          const style = styles.pages.get(route.file);
          return {
            ...route,
            ancestors: crumbsAbove(route.path, paths),
            styles: style === undefined ? [] : [style],
          };
        }),
      });
      done += routes.length;
      onProgress(done);
      return result;
    }),
  );
  const faults = results.flatMap((result) => result.faults);
  // It would refuse the other files, too.
  if (results.some(({ isRefused }) => isRefused)) throw new BuildFailure(faults);
  return { routes: results.flatMap((result) => result.routes), faults };
}

/**
 * The breadcrumb above a page, named after the paths: named after the pages, it would make one page's HTML
 * change with another's.
 */
function crumbsAbove(path: string, paths: ReadonlySet<string>): Crumb[] {
  return ancestorPaths(path)
    .filter((ancestor) => paths.has(ancestor))
    .map((ancestor) => ({ path: ancestor, name: nameOf(ancestor) }));
}

function nameOf(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return words === '' ? 'Home' : words.charAt(0).toUpperCase() + words.slice(1);
}
