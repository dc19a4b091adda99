import type { PageModule } from '../../../shared/contracts.ts';
import { outputName } from '../../../shared/urls.ts';
import { withTimeout } from '../../../shared/with-timeout.ts';
import { linkedStyles } from '../../bundle/plan-styles.ts';
import { checkPageModule } from '../../check/check-page-module.ts';
import type { Route } from '../../discover/discover-pages.ts';
import { entryReferences, hasPicture } from '../../document/head.ts';
import { DEFAULT_LAYOUT, previewPath } from '../../document/page-defaults.ts';
import type { CodeSource } from '../../faults/fault.ts';
import { hashOf } from '../../files/hash.ts';
import { writeFile } from '../../files/write-file.ts';
import type { SiteContext } from '../../site-context.ts';
import type { RenderedPage, ShardResult, UnrenderedRoute } from '../rendered.ts';
import type { Task } from '../thread-messages.ts';
import { type Preview, renderPreview } from './draw-preview.ts';
import { makePageFiles } from './make-page-files.ts';
import { reachedFrom, stylesOf } from './modules/module-graph.ts';
import { createElement } from './modules/react.ts';
import { publishAssets } from './published-assets.ts';
import { addMarkupFaults, renderTree } from './render-tree.ts';
import { addFaults, guard, importGuarded } from './site-code.ts';
import { linkStyles, reportProgress, threadOptions } from './this-thread.ts';

/** A page without faults. */
interface LoadedPage {
  route: Route;
  source: CodeSource;
  module: PageModule;
  /** Why it is not rendered; undefined if it is. */
  reason?: UnrenderedRoute['reason'];
  /** What its `load` returned, if it is rendered. */
  data?: unknown;
}

/** More would wait for each other, and for a server that answers a few at a time. */
const MAX_LOADS = 5;

/** Enough to keep the thread busy while pictures are compressed elsewhere, few enough to need little memory. */
const MAX_DRAWINGS = 5;

/**
 * Renders the pages of a shard and writes their files:
 *
 * 1. evaluate each module and check its exports, and call its `validate` and `load`; see loadPages;
 * 2. have the stylesheets of those that are to be rendered bundled;
 * 3. render each page, check its markup and write its files; meanwhile, draw the previews.
 *
 * @throws BuildFailure when the system refuses to write a file: it would also refuse the files of other pages.
 */
export async function renderShard({ pages: routes, context }: Task<'shard'>): Promise<ShardResult> {
  const unrendered: UnrenderedRoute[] = [];
  const toRender: LoadedPage[] = [];
  for (const page of await loadPages(routes, context)) {
    const { route, module, reason } = page;
    const { layout = DEFAULT_LAYOUT } = module.page;
    if (reason) unrendered.push({ ...route, layout, reason });
    else toRender.push(page);
  }
  const styleUrls = await linkStyles(
    toRender.map(({ route }) =>
      linkedStyles(stylesOf(route.file, context.islandStyles), context.sharedStyles),
    ),
  );

  /** Pictures that are being drawn at the moment. */
  const drawings: Promise<void>[] = [];
  const draw = (preview: Preview) => {
    const drawing = preview.draw(context.folder);
    // A failure before it is awaited must not count as an uncaught error.
    drawing.catch(() => {});
    drawings.push(drawing);
  };
  const pages: RenderedPage[] = [];
  for (const [index, page] of toRender.entries()) {
    reportProgress(page.route.file);
    const rendered = await renderPage(page, styleUrls[index] ?? [], context, draw);
    if (!rendered) continue;
    pages.push(rendered);
    if (drawings.length === MAX_DRAWINGS) await drawings.shift();
  }
  await Promise.all(drawings);
  const files = threadOptions.development ? routes.map(({ file }) => file) : [];
  return { pages, unrendered, sources: files.flatMap(reachedFrom) };
}

/**
 * Evaluates the modules of all pages and checks their exports, then calls their `validate` and, if they are to be
 * rendered, their `load`, a few at the same time, since they may wait for the network.
 *
 * @returns the pages without faults.
 */
async function loadPages(pages: readonly Route[], context: SiteContext): Promise<LoadedPage[]> {
  const evaluated: LoadedPage[] = [];
  for (const route of pages) {
    reportProgress(route.file);
    const source = { file: route.file, route: route.path };
    const module = (await importGuarded(source)) as PageModule | undefined;
    if (!module) continue;
    const what = `${route.file} threw an error when its exports were read`;
    const faults = await guard(what, source, () => checkPageModule(module, route, context));
    addFaults(faults ?? []);
    if (faults?.length === 0) evaluated.push({ route, source, module });
  }
  const loaded: (LoadedPage | undefined)[] = [];
  const queue = evaluated.entries();
  const loadNext = async () => {
    for (const [index, page] of queue) loaded[index] = await loadPage(page);
  };
  await Promise.all(Array.from({ length: MAX_LOADS }, loadNext));
  return loaded.filter((page) => page !== undefined);
}

async function loadPage(evaluated: LoadedPage): Promise<LoadedPage | undefined> {
  const { page } = evaluated.module;
  if (page.validate || page.load) reportProgress(evaluated.route.file);
  const callValidateAndLoad = async (): Promise<Pick<LoadedPage, 'reason' | 'data'>> => {
    if ((await page.validate?.()) === false) return { reason: 'invalid' };
    if (page.prerender === false) return { reason: 'not prerendered' };
    return { data: await page.load?.() };
  };
  const { timeout } = threadOptions;
  const tooLate = new Error(`It did not finish within ${timeout / 1000} s`);
  const result = await guard('`validate` or `load` failed', evaluated.source, () =>
    withTimeout(callValidateAndLoad(), timeout, tooLate),
  );
  return result && { ...evaluated, ...result };
}

/**
 * Renders a page and writes its files.
 *
 * @param styles the URLs of its stylesheets.
 * @param draw draws its preview picture, unless there is none.
 * @returns undefined if the page has a fault because of which it cannot be written.
 */
async function renderPage(
  { route, source, module, data }: LoadedPage,
  styles: readonly string[],
  context: SiteContext,
  draw: (preview: Preview) => void,
): Promise<RenderedPage | undefined> {
  const { title, description, indexed, layout = DEFAULT_LAYOUT } = module.page;
  const tree = await renderTree(source, { ...context, prefix: route.name }, () =>
    createElement(module.default, { data }),
  );
  if (!tree) return undefined;
  publishAssets(route.file);
  const { findings } = tree;
  addMarkupFaults(tree, source, context.behaviorUrls, context.layouts[layout]?.findings.ids);
  const hasOwnPicture =
    context.publicFiles.includes(previewPath(route.name)) ||
    [module.page, context.site].some(hasPicture);
  const preview =
    context.preview && !hasOwnPicture
      ? await renderPreview(context.preview, route, { title, description, layout })
      : undefined;
  const what = `${route.file} threw an error while its HTML and payload were made`;
  const files = await guard(what, source, () =>
    makePageFiles(route, module.page, styles, tree.markup, context, preview?.html),
  );
  if (!files) return undefined;
  if (preview) draw(preview);
  const name = outputName(route.path);
  writeFile(context.folder, `${name}.html`, files.html);
  writeFile(context.folder, `${name}.payload.json`, files.payload);
  return {
    ...route,
    layout,
    title,
    description,
    indexed: indexed !== false,
    preview: preview && previewPath(route.name),
    styles,
    payloadHash: hashOf(files.payload),
    htmlSize: Buffer.byteLength(files.html),
    payloadSize: Buffer.byteLength(files.payload),
    islands: tree.islands,
    behaviors: findings.behaviors,
    earlyBehaviors: findings.earlyBehaviors,
    middleware: module.page.middleware ?? [],
    ids: findings.ids,
    references: [...findings.references, ...entryReferences(module.page, context)],
  };
}
