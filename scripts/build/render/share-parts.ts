import type { SiteBuild } from '../site-build.ts';
import type { PreviewSource } from './messages.ts';
import type { Shared } from './page.ts';

/**
 * What all pages share, out of what the steps before rendering have made.
 *
 * @param preview what draws pictures of pages; none are drawn without.
 */
export function shareParts(build: SiteBuild, preview?: PreviewSource): Shared {
  const { options, modules, client, layouts, parts, folder } = build;
  return Object.freeze({
    base: options.base,
    siteUrl: parts.siteUrl,
    site: parts.site,
    runtime: parts.runtime,
    errorsUrl: parts.errorsUrl,
    parts: parts.document,
    layouts: layouts.layouts,
    islandUrls: client.islands,
    behaviorUrls: client.behaviors,
    middleware: client.middleware,
    preview,
    publicFiles: modules.publicFiles,
    folder,
  });
}
