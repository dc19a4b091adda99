import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestRoute } from '../../shared/contracts.ts';
import { NOT_FOUND_MESSAGE, UNKNOWN_ERROR_MESSAGE } from '../../shared/error-messages.ts';
import { MESSAGE_PLACEHOLDER } from '../../shared/markers.ts';
import { escapeText, toJson } from '../../shared/serialize.ts';
import { outputName } from '../../shared/urls.ts';
import type { AssetFiles } from '../bundle/asset-files.ts';
import { policyForHeader } from '../document/content-security-policy.ts';
import { headElements } from '../document/head.ts';
import { DEFAULT_TRANSITION } from '../document/page-defaults.ts';
import { pageDocument, pageState } from '../document/page-document.ts';
import type { Fault } from '../faults/fault.ts';
import { writeFile } from '../files/write-file.ts';
import type { RenderedErrorPage, RenderedPage, UnrenderedRoute } from '../render/rendered.ts';
import type { SiteContext } from '../site-context.ts';
import { copyPublicFiles } from './copy-public-files.ts';
import { headerRules } from './hosts/header-rules.ts';
import { hostFiles } from './hosts/host-files.ts';
import { siteFiles } from './site-files.ts';

/** The routes for the manifest and the sitemap. */
interface ListedRoutes {
  pages: readonly Pick<
    RenderedPage,
    'path' | 'name' | 'layout' | 'indexed' | 'preview' | 'payloadHash'
  >[];
  unrendered: readonly UnrenderedRoute[];
}

/**
 * Writes assets, error pages, the manifest, the files for search engines and hosts, and copies `assets/public/`.
 *
 * @param copiesPublicFiles false if `assets/public/` itself is served.
 * @returns the paths of all files below `dist/`.
 */
export function writeSite(
  context: SiteContext,
  routes: ListedRoutes,
  assets: AssetFiles,
  copiesPublicFiles = true,
): { files: ReadonlySet<string>; faults: readonly Fault[] } {
  const { folder, base, siteUrl, policy } = context;
  const publicFiles = new Set(context.publicFiles);
  const files: Record<string, string> = {
    ...Object.fromEntries(context.errorPages.map((page) => errorPageFile(page, context))),
    'manifest.json': `${toJson(manifest(context, routes))}\n`,
    ...siteFiles(context, routes.pages),
    ...hostFiles(headerRules(base, siteUrl, policyForHeader(policy), [...assets.keys()])),
  };
  for (const [path, content] of Object.entries(files)) writeFile(folder, path, content);
  writeAssets(context, assets);

  const generated = new Set([
    ...Object.keys(files),
    ...[...assets.keys()].map((name) => `assets/${name}`),
    ...routes.pages.flatMap(({ path, preview }) => [
      ...['.html', '.payload.json'].map((ending) => outputName(path) + ending),
      ...(preview === undefined ? [] : [preview]),
    ]),
  ]);
  const faults = copyPublicFiles(context, generated, copiesPublicFiles);
  return { files: new Set([...publicFiles, ...generated]), faults };
}

/** Skips files that exist: the development server writes most of them earlier, and a name identifies its content. */
export function writeAssets({ folder }: SiteContext, assets: AssetFiles): void {
  for (const [name, bytes] of assets) {
    const path = `assets/${name}`;
    if (!existsSync(join(folder, path))) writeFile(folder, path, bytes);
  }
}

/** The path and the text of an error page. */
function errorPageFile(
  { status, markup, layout }: RenderedErrorPage,
  context: SiteContext,
): [path: string, text: string] {
  const message = status === 404 ? NOT_FOUND_MESSAGE : UNKNOWN_ERROR_MESSAGE;
  const title = `${message} | ${context.site.name}`;
  const page = { title, description: message };
  const document = pageDocument(context.errorDocument, {
    title,
    head: headElements({ ...context, page, path: null }).join('\n'),
    state: pageState(context, {
      path: '',
      status,
      hash: '',
      layout: layout.name,
      middleware: [],
      scrollToTop: true,
      transition: DEFAULT_TRANSITION,
      styles: [],
    }),
    layout: layout.markup,
    page: markup,
  });
  return [`${status}.html`, document.replaceAll(MESSAGE_PLACEHOLDER, escapeText(message))];
}

function manifest(
  { base, siteVersion, layoutUrls }: SiteContext,
  { pages, unrendered }: ListedRoutes,
): Manifest {
  const entries: [path: string, ManifestRoute][] = pages.map(
    ({ path, name, layout, payloadHash }) => {
      const payload = `${base}${outputName(path)}.payload.json?v=${payloadHash}`;
      return [path, { name, layout, payload }];
    },
  );
  for (const { path, name, layout, reason } of unrendered) {
    if (reason === 'invalid') entries.push([path, { name, layout, status: 404 }]);
  }
  return {
    format: 1,
    version: siteVersion,
    base,
    layouts: layoutUrls,
    routes: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
