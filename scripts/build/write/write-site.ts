import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestRoute } from '../../shared/contracts.ts';
import { NOT_FOUND_MESSAGE, UNKNOWN_ERROR_MESSAGE } from '../../shared/error-messages.ts';
import { toJson } from '../../shared/serialize.ts';
import { outputFolder } from '../../shared/urls.ts';
import type { AssetFiles } from '../bundle/asset-files.ts';
import { policyForHeader } from '../document/content-security-policy.ts';
import { headElements } from '../document/head.ts';
import { layoutOfErrorPages } from '../document/layout-of-error-pages.ts';
import { pageConstants, pageDocument, type SharedDocument } from '../document/page-document.ts';
import { previewPath } from '../document/preview-path.ts';
import type { Fault } from '../faults/fault.ts';
import { DEFAULT_LAYOUT, DEFAULT_TRANSITION } from '../names.ts';
import type { PageResult } from '../render/page-result.ts';
import type { SiteContext } from '../render/site-context.ts';
import type { RenderedErrorPage } from '../render/thread-messages.ts';
import { writeFile } from '../write-file.ts';
import { copyPublicFiles } from './copy-public-files.ts';
import { hostFiles } from './host-files.ts';
import { headerRules } from './hosts/header-rules.ts';
import type { OutputFile } from './output-file.ts';
import { siteFiles } from './site-files.ts';

/** Everything written in addition to the pages: paths below `dist/`. */
export interface WrittenSite {
  files: ReadonlySet<string>;
  faults: readonly Fault[];
}

/** Everything that is needed to write these files, except for the context. */
interface WriteInput {
  /** For error pages. */
  errorDocument: SharedDocument;
  assets: AssetFiles;
  icons: readonly OutputFile[];
  /** `assets/public/`, an absolute path. */
  publicFolder: string;
}

/** Writes assets, error pages, the manifest, the files for search engines and hosts, and copies `assets/public/`. */
export function writeSite(
  context: SiteContext,
  pages: readonly PageResult[],
  { errorDocument, assets, icons, publicFolder }: WriteInput,
): WrittenSite {
  const { folder, published, base, siteUrl } = context;
  const publicFiles = new Set(context.publicFiles);
  const generatedPages = pages.filter(({ outcome }) => outcome === 'generated');
  const files: OutputFile[] = [
    ...context.errorPages.map((page) => ({
      path: `${page.status}.html`,
      content: errorPageDocument(page, context, errorDocument),
    })),
    { path: 'manifest.json', content: `${toJson(manifest(context, pages))}\n` },
    ...siteFiles(context, generatedPages),
    ...hostFiles(headerRules(base, siteUrl, policyForHeader(context.policy))),
    ...icons,
  ];
  for (const { path, content } of files) writeFile(folder, path, content, published);
  writeAssets(context, assets);

  const generated = new Set([
    ...files.map(({ path }) => path),
    ...[...assets.keys()].map((name) => `assets/${name}`),
    ...generatedPages.flatMap(({ path, name }) => [
      ...['index.html', 'payload.json'].map((file) => outputFolder(path) + file),
      ...(context.preview && !publicFiles.has(previewPath(name)) ? [previewPath(name)] : []),
    ]),
  ]);
  const faults = copyPublicFiles(publicFolder, context.publicFiles, { folder, generated });
  return { files: new Set([...publicFiles, ...generated]), faults };
}

/** Skips files that exist: the development server writes most of them earlier, and a name identifies its content. */
export function writeAssets(
  { folder, published }: Pick<SiteContext, 'folder' | 'published'>,
  assets: AssetFiles,
): void {
  for (const [name, bytes] of assets) {
    if (!existsSync(join(folder, 'assets', name)))
      writeFile(folder, `assets/${name}`, bytes, published);
  }
}

function errorPageDocument(
  { status, html }: RenderedErrorPage,
  context: SiteContext,
  shared: SharedDocument,
): string {
  const layout = layoutOfErrorPages(context.layouts);
  const title = status === 404 ? NOT_FOUND_MESSAGE : UNKNOWN_ERROR_MESSAGE;
  const page = { title: `${title} | ${context.site.name}`, description: title };
  const head = headElements({ ...context, page, path: null });
  return pageDocument(shared, {
    title: page.title,
    head: head.join('\n'),
    state: {
      ...pageConstants(context),
      path: '',
      status,
      build: '',
      layout: layout?.name ?? DEFAULT_LAYOUT,
      middleware: [],
      scrollToTop: true,
      transition: DEFAULT_TRANSITION,
      styles: [],
    },
    layout: layout ?? { before: '', after: '' },
    html,
  });
}

function manifest(
  { base, siteVersion, layoutUrls }: SiteContext,
  pages: readonly PageResult[],
): Manifest {
  const listed = pages.filter(({ outcome }) => outcome !== 'skipped');
  return {
    format: 1,
    runtime: siteVersion,
    base,
    layouts: layoutUrls,
    routes: Object.fromEntries(listed.map((page) => [page.path, manifestRoute(page, base)])),
  };
}

function manifestRoute(
  { name, layout, path, outcome, payloadHash }: PageResult,
  base: string,
): ManifestRoute {
  if (outcome === 'missing') return { name, layout, status: 404 };
  return { name, layout, payload: `${base}${outputFolder(path)}payload.json?v=${payloadHash}` };
}
