import type { PageModule } from '../../../shared/contracts.ts';
import { PAGE_ID } from '../../../shared/markers.ts';
import { outputFolder } from '../../../shared/urls.ts';
import { checkMarkup } from '../../check/check-markup.ts';
import { checkPageModule } from '../../check/check-page-module.ts';
import { scanMarkup } from '../../check/scan-markup.ts';
import { deferRejection } from '../../defer-rejection.ts';
import { previewPath } from '../../document/preview-path.ts';
import { BuildFailure, type CodeSource } from '../../faults/fault.ts';
import { hashOf } from '../../hash.ts';
import { writeFile } from '../../write-file.ts';
import { type Findings, type ShardResult, type ShardTask, Stage } from '../messages.ts';
import { NOT_RENDERED, type PlannedPage, type RenderedPage, type SiteContext } from '../page.ts';
import { addBehaviorUrls } from './add-behavior-urls.ts';
import { openPreviews } from './draw-preview.ts';
import { takeUncaughtFaults } from './guard.ts';
import { loadPageData, type PageData } from './load-page-data.ts';
import { makePageFiles } from './make-page-files.ts';
import type { UserCode, UserModules } from './user-code.ts';

/** Enough to keep the thread busy while pictures are compressed elsewhere; few, so that one that hangs can be named. */
const MAX_DRAWINGS = 5;

/** Everything that is needed to render the pages of a shard. */
export interface ShardWork {
  context: SiteContext;
  stages: Int32Array;
  code: UserCode;
  /** How long `validate` and `load` may take, in milliseconds. */
  timeout: number;
}

/** A page whose module is valid. */
interface EvaluatedPage {
  /** Among the pages of the task. */
  index: number;
  route: PlannedPage;
  source: CodeSource;
  module: PageModule;
}

/**
 * Renders the pages of a shard and writes their files:
 *
 * 1. evaluate each module and check its exports;
 * 2. call `validate` and `load` of all pages at the same time, since they may wait for a network; or, after one has hung,
 *    of one page at a time to find out which;
 * 3. render each page, check its markup, write its files.
 */
export async function renderShard(
  task: ShardTask,
  { context, stages, code, timeout }: ShardWork,
): Promise<ShardResult> {
  const findings: Findings = { faults: [], printed: [] };
  const modules = code.open(task.bundle, findings);
  const enter = (index: number, stage: keyof typeof Stage) => {
    Atomics.store(stages, index, Stage[stage]);
  };

  const evaluated: EvaluatedPage[] = [];
  for (const [index, route] of task.pages.entries()) {
    enter(index, 'evaluating');
    const source = { file: route.file, route: route.path };
    const module = await evaluatePage(route, source, modules, context, findings);
    enter(index, module ? 'waiting' : 'done');
    if (module) evaluated.push({ index, route, source, module });
  }

  const load = async (page: EvaluatedPage) => {
    enter(page.index, 'loading');
    const loaded = await modules.guard('`validate` or `load` failed', page.source, () =>
      loadPageData(page.module.page, timeout),
    );
    enter(page.index, 'waiting');
    return loaded && { ...page, ...loaded };
  };

  const { preview, folder, publicFiles } = context;
  const draw = preview && openPreviews(preview, folder, code, findings);
  /** Pictures that are being drawn at the moment. */
  const drawings: Promise<void>[] = [];

  const pages: RenderedPage[] = [];
  try {
    for (const page of task.oneByOne
      ? await oneAfterTheOther(evaluated, load)
      : await Promise.all(evaluated.map(load))) {
      if (!page) continue;
      const { index } = page;
      enter(index, 'rendering');
      const rendered = await renderOne(page, modules, context, findings);
      if (rendered) pages.push(rendered);
      const isGenerated = rendered?.outcome === 'generated';
      if (draw && isGenerated && !publicFiles.includes(previewPath(rendered.name))) {
        enter(index, 'painting');
        const drawing = draw(rendered, () => enter(index, 'compressing'));
        drawings.push(deferRejection(drawing.then(() => enter(index, 'done'))));
        if (task.oneByOne || drawings.length === MAX_DRAWINGS) await drawings.shift();
      } else enter(index, 'done');
    }
    await Promise.all(drawings);
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error;
    // The system refuses to write a file. The other pages would fail for the same reason.
    findings.faults.push(...error.faults);
    return { pages, ...findings, writeFailed: true };
  }
  findings.faults.push(...(await takeUncaughtFaults()));
  return { pages, ...findings };
}

async function oneAfterTheOther<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await task(item));
  return results;
}

async function evaluatePage(
  route: PlannedPage,
  source: CodeSource,
  modules: UserModules,
  context: SiteContext,
  { faults }: Findings,
): Promise<PageModule | undefined> {
  const module = (await modules.evaluate(route.path, source)) as Partial<PageModule> | undefined;
  if (module === undefined) return undefined;
  const what = `${route.file} threw an error when its exports were read`;
  const found = await modules.guard(what, source, () => checkPageModule(module, route, context));
  faults.push(...(found ?? []));
  return found?.length === 0 ? (module as PageModule) : undefined;
}

async function renderOne(
  { route, source, module, isValid, data }: EvaluatedPage & PageData,
  modules: UserModules,
  context: SiteContext,
  { faults }: Findings,
): Promise<RenderedPage | undefined> {
  const summary = summarise(route, module, isValid);
  if (summary.outcome !== 'generated') return summary;

  const islandSettings = { urls: context.islandUrls, prefix: route.name };
  const tree = await modules.render(route.path, source, islandSettings, (loaded, { react }) =>
    react.createElement((loaded as PageModule).default, { data }),
  );
  if (!tree) return undefined;

  const html = addBehaviorUrls(tree.html, context.behaviorUrls);
  const scan = scanMarkup(html);
  const idsAround = [PAGE_ID, ...(context.layouts[summary.layout]?.scan.ids ?? [])];
  const behaviors = Object.keys(context.behaviorUrls);
  faults.push(...checkMarkup(scan, source, behaviors, idsAround));
  const what = `${route.file} threw an error while its HTML and payload were made`;
  const files = await modules.guard(what, source, () =>
    makePageFiles(module, route, html, context),
  );
  if (!files) return undefined;
  const folder = outputFolder(route.path);
  writeFile(context.folder, `${folder}index.html`, files.html);
  writeFile(context.folder, `${folder}payload.json`, files.payload);
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

function summarise(
  { path, name, file, styles }: PlannedPage,
  { page }: PageModule,
  isValid: boolean,
): RenderedPage {
  const wanted = page.prerender === false ? 'skipped' : 'generated';
  return {
    path,
    name,
    file,
    styles,
    outcome: isValid ? wanted : 'missing',
    layout: page.layout ?? 'default',
    title: page.title,
    description: page.description,
    indexed: page.indexed ?? true,
    ...NOT_RENDERED,
  };
}
