import type { AssetFiles } from '../bundle/asset-files.ts';
import type { ClientBundle } from '../bundle/bundle-client.ts';
import type { RenderedPage } from '../render/rendered.ts';
import type { SiteContext } from '../site-context.ts';

/**
 * The scripts that pages, layouts and error pages use, with all that these import, at once or later.
 *
 * @param files all scripts, and the pictures and fonts that they import.
 */
export function usedScripts(
  client: ClientBundle,
  files: AssetFiles,
  { layouts, errorPages, thirdParties: foreignFiles }: SiteContext,
  pages: readonly RenderedPage[],
): AssetFiles {
  const layoutsAndErrors = [...Object.values(layouts), ...errorPages];
  const { middleware, progressBar, thirdParties } = client.onDemand;
  const islands = [...pages, ...layoutsAndErrors].flatMap(({ islands }) => islands);
  const behaviors = [...pages, ...layoutsAndErrors.map(({ findings }) => findings)].flatMap(
    ({ behaviors }) => behaviors,
  );
  const urls = new Set([
    client.runtimeUrl,
    progressBar,
    ...(pages.some((page) => page.middleware.length > 0) ? [middleware] : []),
    ...(foreignFiles ? [thirdParties] : []),
    ...islands.map(({ file }) => client.islandUrls[file]),
    ...behaviors.map((name) => client.behaviorUrls[name]),
  ]);
  const scripts = new Set([...urls].flatMap((url = '') => client.reaches[url] ?? []));
  const texts = [...scripts].map((name) => String(files.get(name)));
  // The name of a picture contains a hash, so it stands for nothing else in a script.
  const isImported = (name: string) =>
    !name.endsWith('.js') && texts.some((text) => text.includes(encodeURIComponent(name)));
  return new Map([...files].filter(([name]) => scripts.has(name) || isImported(name)));
}
