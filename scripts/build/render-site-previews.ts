import type { Fault } from './fault.ts';
import type { RenderPool } from './render-pool.ts';
import { previewPath } from './render-previews.ts';
import type { RenderedRoute } from './render-task.ts';
import type { SiteBuild } from './site-build.ts';

/** Has the preview pictures of all pages drawn, but for those that the maintainer has put into `assets/public/og/`. */
export async function renderSitePreviews(
  { modules, options, folder }: SiteBuild,
  bundle: string,
  routes: readonly RenderedRoute[],
  pool: RenderPool,
): Promise<readonly Fault[]> {
  const { preview: file, publicFiles } = modules;
  const pages = routes
    .filter(
      ({ outcome, name }) => outcome === 'generated' && !publicFiles.includes(previewPath(name)),
    )
    .map(({ path, name, title, description, layout }) => ({
      route: path,
      name,
      title,
      description,
      layout,
    }));
  if (file === undefined || pages.length === 0) return [];
  return pool.renderPreviews({ bundle, file, root: options.root, folder, pages });
}
