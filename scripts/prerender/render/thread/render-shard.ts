import { createElement } from 'react';
import { outputFolder } from '../../../shared/urls.ts';
import { linkedStyles } from '../../bundle/plan-styles.ts';
import { entryReferences } from '../../document/head.ts';
import { DEFAULT_LAYOUT, previewPath } from '../../document/page-defaults.ts';
import { hashOf } from '../../files/hash.ts';
import { writeFile } from '../../files/write-file.ts';
import type { SiteContext } from '../../site-context.ts';
import type { RenderedPage, ShardResult, UnrenderedRoute } from '../rendered.ts';
import type { Task } from '../thread-messages.ts';
import { addMarkupFaults } from './add-markup-faults.ts';
import { createPreviews } from './draw-preview.ts';
import { dynamicStyleFaults } from './dynamic-style-faults.ts';
import { type LoadedPage, loadPages } from './load-pages.ts';
import { makePageFiles } from './make-page-files.ts';
import { reachedFrom, stylesOf } from './modules/module-graph.ts';
import { publishAssets } from './published-assets.ts';
import { repeatPages } from './repeat-pages.ts';
import { guard, renderGuarded } from './site-code.ts';
import { addFaults } from './task-faults.ts';
import { threadOptions } from './thread-options.ts';
import { linkStyles, reportProgress } from './to-main-thread.ts';

/** Enough to keep the thread busy while pictures are compressed elsewhere, few enough to need little memory. */
const MAX_DRAWINGS = 5;

/**
 * Renders the pages of a shard and writes their files:
 *
 * 1. evaluate each module and check its exports, and call its `validate` and `load`; see loadPages;
 * 2. have the stylesheets of those that are to be rendered bundled;
 * 3. render each page, check its markup and write its files; meanwhile, draw the previews;
 * 4. if other threads render other pages, render some again; see repeatPages.
 *
 * @throws BuildFailure when the system refuses to write a file: it would also refuse the files of other pages.
 */
export async function renderShard(task: Task<'shard'>, context: SiteContext): Promise<ShardResult> {
  const unrendered: UnrenderedRoute[] = [];
  const wanted: LoadedPage[] = [];
  for (const page of await loadPages(task.pages, context)) {
    const { route, module, reason } = page;
    const { layout = DEFAULT_LAYOUT } = module.page;
    if (reason) unrendered.push({ ...route, layout, reason });
    else wanted.push(page);
    addFaults(dynamicStyleFaults(route.file));
  }
  const stylesheets = wanted.map(({ route }) =>
    linkedStyles(stylesOf(route.file, context.islandStyles), context.styles),
  );
  const styleUrls = await linkStyles(stylesheets);
  const stylesOfPage = new Map(wanted.map((page, index) => [page, styleUrls[index] ?? []]));
  const render = (page: LoadedPage) => renderPage(page, stylesOfPage.get(page) ?? [], context);

  const { preview, publicFiles } = context;
  const draw = preview === undefined ? undefined : createPreviews(preview, context);
  /** Pictures that are being drawn at the moment. */
  const drawings: Promise<void>[] = [];

  const pages: RenderedPage[] = [];
  const written: LoadedPage[] = [];
  for (const page of wanted) {
    reportProgress(page.route.file, wanted.length === 1);
    const rendered = await render(page);
    if (!rendered) continue;
    pages.push(rendered);
    written.push(page);
    if (draw && !publicFiles.includes(previewPath(rendered.name))) {
      const drawing = draw(rendered);
      // A failure before it is awaited must not count as an uncaught error.
      drawing.catch(() => {});
      drawings.push(drawing);
      if (drawings.length === MAX_DRAWINGS) await drawings.shift();
    }
  }
  await Promise.all(drawings);
  if (task.isPart) addFaults(await repeatPages(written, context.folder, render));
  const files = threadOptions.development ? task.pages.map(({ file }) => file) : [];
  return { pages, unrendered, sources: files.flatMap(reachedFrom) };
}

/** Returns undefined if the page has a fault because of which it cannot be written. */
async function renderPage(
  { route, source, module, data }: LoadedPage,
  styles: readonly string[],
  context: SiteContext,
): Promise<RenderedPage | undefined> {
  const { title, description, indexed, layout = DEFAULT_LAYOUT } = module.page;
  const { islandUrls, behaviorUrls } = context;
  const tree = await renderGuarded(source, { islandUrls, behaviorUrls, prefix: route.name }, () =>
    createElement(module.default, { data }),
  );
  if (!tree) return undefined;
  publishAssets(route.file);
  const { scan } = tree;
  addMarkupFaults(scan, source, behaviorUrls, context.layouts[layout]?.scan.ids);
  const what = `${route.file} threw an error while its HTML and payload were made`;
  const files = await guard(what, source, () =>
    makePageFiles({ module, route, styles, markup: tree }, context),
  );
  if (!files) return undefined;
  const folder = outputFolder(route.path);
  writeFile(context.folder, `${folder}index.html`, files.html);
  writeFile(context.folder, `${folder}payload.json`, files.payload);
  return {
    ...route,
    layout,
    title,
    description,
    indexed: indexed !== false,
    styles,
    payloadHash: hashOf(files.payload),
    htmlSize: Buffer.byteLength(files.html),
    payloadSize: Buffer.byteLength(files.payload),
    islands: tree.islands,
    behaviors: scan.behaviors,
    earlyBehaviors: scan.earlyBehaviors,
    middleware: module.page.middleware ?? [],
    ids: scan.ids,
    references: [...scan.references, ...entryReferences(module.page, context)],
  };
}
