import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest, ManifestRoute } from '../../shared/contracts.ts';
import { NOT_FOUND_MESSAGE, UNKNOWN_ERROR_MESSAGE } from '../../shared/markers.ts';
import { toJson } from '../../shared/serialize.ts';
import { outputFolder } from '../../shared/urls.ts';

import { policyForHeader } from '../document/content-security-policy.ts';
import { errorLayout } from '../document/error-layout.ts';
import { headEntries, headHtml } from '../document/head.ts';
import { pageConstants, pageDocument } from '../document/page-document.ts';
import { previewPath } from '../document/preview-path.ts';
import type { SiteParts } from '../document/site-parts.ts';
import type { Fault } from '../faults/fault.ts';
import { withFile } from '../faults/system-fault.ts';
import type { BuildOptions } from '../options.ts';
import type { LayoutsResult, RenderedErrorPage } from '../render/messages.ts';
import type { RenderedPage } from '../render/page.ts';
import type { SiteBuild } from '../site-build.ts';
import type { OutputPicture } from './app-icons.ts';
import { copyPublicFiles } from './copy-public-files.ts';
import { hostFiles, type OutputText } from './host-files.ts';
import { headerRules } from './hosts/header-rules.ts';
import { siteFiles } from './site-files.ts';

/** All that is written beside the pages themselves: paths below `dist/`. */
export interface WrittenSite {
  files: ReadonlySet<string>;
  faults: readonly Fault[];
}

/** Writes assets, error pages, the manifest, the files for search engines and hosts, and copies `assets/public/`. */
export function writeSite(
  build: SiteBuild,
  routes: readonly RenderedPage[],
  icons: readonly OutputPicture[],
): WrittenSite {
  const { folder, options, modules, layouts, parts, assets } = build;
  const publicFiles = new Set(modules.publicFiles);
  const texts: OutputText[] = [
    ...layouts.errorPages.map((page) => ({
      path: `${page.status}.html`,
      text: errorDocument(page, options, layouts, parts),
    })),
    { path: 'manifest.json', text: `${toJson(manifest(options, parts, routes))}\n` },
    ...siteFiles({
      name: parts.site.name,
      themeColor: parts.themeColor,
      language: parts.document.language,
      siteUrl: parts.siteUrl,
      base: options.base,
      routes: routes.filter(({ outcome }) => outcome === 'generated'),
      publicFiles,
    }),
    ...hostFiles(headerRules(options.base, parts.siteUrl, policyForHeader(parts.policy))),
  ];
  for (const { path, text } of texts) write(folder, path, text);
  writeAssets(folder, assets);
  for (const { path, bytes } of icons) write(folder, path, bytes);

  const generated = new Set([
    ...texts.map(({ path }) => path),
    ...icons.map(({ path }) => path),
    ...[...assets.keys()].map((name) => `assets/${name}`),
    ...routes
      .filter(({ outcome }) => outcome === 'generated')
      .flatMap(({ path, name }) => [
        ...['index.html', 'payload.json'].map((file) => outputFolder(path) + file),
        ...(modules.preview && !publicFiles.has(previewPath(name)) ? [previewPath(name)] : []),
      ]),
  ]);
  const faults = copyPublicFiles(join(options.root, 'assets/public'), modules.publicFiles, {
    folder,
    generated,
  });
  return { files: new Set([...publicFiles, ...generated]), faults };
}

/** The development server has written most of them before; a name tells what is in it. */
export function writeAssets(folder: string, assets: SiteBuild['assets']): void {
  for (const [name, bytes] of assets) {
    if (!existsSync(join(folder, 'assets', name))) write(folder, `assets/${name}`, bytes);
  }
}

function write(folder: string, path: string, content: Uint8Array | string): void {
  withFile(path, () => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  });
}

function errorDocument(
  { status, html }: RenderedErrorPage,
  { base }: BuildOptions,
  { layouts }: LayoutsResult,
  parts: SiteParts,
): string {
  const layout = errorLayout(layouts);
  const title = status === 404 ? NOT_FOUND_MESSAGE : UNKNOWN_ERROR_MESSAGE;
  const page = { title: `${title} | ${parts.site.name}`, description: title };
  const { site, siteUrl } = parts;
  const head = headHtml(headEntries({ page, path: null, site, siteUrl, base, ancestors: [] }));
  return pageDocument(parts.document, {
    title: page.title,
    head: head.join('\n'),
    state: {
      ...pageConstants(parts, base),
      path: '',
      status,
      build: '',
      layout: layout?.name ?? 'default',
      middleware: [],
      scrollToTop: true,
      transition: 'page',
      styles: parts.errorStyles,
    },
    layout: layout ?? { before: '', after: '' },
    html,
  });
}

function manifest(
  { base }: BuildOptions,
  { runtime, layoutUrls }: SiteParts,
  routes: readonly RenderedPage[],
): Manifest {
  const listed = routes.filter(({ outcome }) => outcome !== 'skipped');
  return {
    format: 1,
    runtime,
    base,
    layouts: layoutUrls,
    routes: Object.fromEntries(listed.map((route) => [route.path, manifestRoute(route, base)])),
  };
}

function manifestRoute(route: RenderedPage, base: string): ManifestRoute {
  const { name, layout, path, outcome, payloadHash } = route;
  if (outcome === 'missing') return { name, layout, status: 404 };
  return { name, layout, payload: `${base}${outputFolder(path)}payload.json?v=${payloadHash}` };
}
