import { createElement } from 'react';
import type { PageModule } from '../../../shared/contracts.ts';
import { outputFolder } from '../../../shared/urls.ts';
import { linkedStyles } from '../../bundle/plan-styles.ts';
import { checkMarkup } from '../../check/check-markup.ts';
import { scanMarkup } from '../../check/scan-markup.ts';
import { deferRejection } from '../../defer-rejection.ts';
import { previewPath } from '../../document/preview-path.ts';
import { BuildFailure } from '../../faults/fault.ts';
import { hashOf } from '../../hash.ts';
import { DEFAULT_LAYOUT } from '../../names.ts';
import { writeFile } from '../../write-file.ts';
import { NOT_RENDERED, type PageResult, type StyledRoute } from '../page-result.ts';
import type { SiteContext } from '../site-context.ts';
import type { ShardResult, ShardTask } from '../thread-messages.ts';
import { addBehaviorUrls } from './add-behavior-urls.ts';
import { openPreviews } from './draw-preview.ts';
import { takeUncaughtFaults } from './guard.ts';
import { type LoadedPage, loadPages } from './load-pages.ts';
import { linkStyles, tellPage } from './main-thread.ts';
import { makePageFiles } from './make-page-files.ts';
import { stylesOf } from './module-graph.ts';
import { SiteCode } from './site-code.ts';

/** Enough to keep the thread busy while pictures are compressed elsewhere; few, so that they need little memory. */
const MAX_DRAWINGS = 5;

/**
 * Renders the pages of a shard and writes their files:
 *
 * 1. evaluate each module and check its exports, and call its `validate` and `load`; see loadPages;
 * 2. have their stylesheets bundled;
 * 3. render each page, check its markup, write its files; while it goes on, draw the previews.
 */
export async function renderShard(task: ShardTask, context: SiteContext): Promise<ShardResult> {
  const code = new SiteCode();
  const { log } = code;
  const loaded = await loadPages(task.pages, context, code);
  const sheets = loaded.map(({ route }) => linkedStyles(stylesOf(route.file), context.styles));
  const urls = await linkStyles(sheets);

  const { preview, publicFiles } = context;
  const draw = preview === undefined ? undefined : openPreviews(preview, context, code);
  /** Pictures that are being drawn at the moment. */
  const drawings: Promise<void>[] = [];

  const pages: PageResult[] = [];
  try {
    for (const [index, page] of loaded.entries()) {
      tellPage(page.route.file, loaded.length === 1);
      const styles = [urls[index] ?? ''].filter(Boolean);
      const rendered = await renderPage(page, styles, context, code);
      if (rendered) pages.push(rendered);
      const isGenerated = rendered?.outcome === 'generated';
      if (draw && isGenerated && !publicFiles.includes(previewPath(rendered.name))) {
        drawings.push(deferRejection(draw(rendered)));
        if (drawings.length === MAX_DRAWINGS) await drawings.shift();
      }
    }
    await Promise.all(drawings);
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error;
    // The system refuses to write a file. The other pages would fail for the same reason.
    log.faults.push(...error.faults);
    return { pages, ...log, writeFailed: true };
  }
  log.faults.push(...(await takeUncaughtFaults()));
  return { pages, ...log };
}

async function renderPage(
  { route, source, module, isValid, data }: LoadedPage,
  styles: readonly string[],
  context: SiteContext,
  code: SiteCode,
): Promise<PageResult | undefined> {
  const page = { ...route, styles };
  const summary = summarise(page, module, isValid);
  if (summary.outcome !== 'generated') return summary;

  const islandSettings = { urls: context.islandUrls, prefix: route.name };
  const tree = await code.render(source, islandSettings, () =>
    createElement(module.default, { data }),
  );
  if (!tree) return undefined;

  const html = addBehaviorUrls(tree.html, context.behaviorUrls);
  const scan = scanMarkup(html);
  const layoutIds = context.layouts[summary.layout]?.scan.ids;
  const behaviors = Object.keys(context.behaviorUrls);
  code.log.faults.push(...checkMarkup(scan, source, behaviors, layoutIds));
  const what = `${route.file} threw an error while its HTML and payload were made`;
  const files = await code.guard(what, source, () => makePageFiles(module, page, html, context));
  if (!files) return undefined;
  const folder = outputFolder(route.path);
  writeFile(context.folder, `${folder}index.html`, files.html, context.published);
  writeFile(context.folder, `${folder}payload.json`, files.payload, context.published);
  return {
    ...summary,
    payloadHash: hashOf(files.payload),
    htmlSize: Buffer.byteLength(files.html),
    payloadSize: Buffer.byteLength(files.payload),
    islands: tree.islands,
    earlyBehaviors: scan.earlyBehaviors,
    ids: scan.ids,
    references: scan.references,
  };
}

function summarise(route: StyledRoute, { page }: PageModule, isValid: boolean): PageResult {
  const wanted = page.prerender === false ? 'skipped' : 'generated';
  return {
    ...route,
    outcome: isValid ? wanted : 'missing',
    layout: page.layout ?? DEFAULT_LAYOUT,
    title: page.title,
    description: page.description,
    indexed: page.indexed !== false,
    ...NOT_RENDERED,
  };
}
