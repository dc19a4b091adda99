import type { PageModule } from '../../../shared/contracts.ts';
import { PAGE_ID } from '../../../shared/markers.ts';
import { outputFolder } from '../../../shared/urls.ts';
import { checkMarkup } from '../../check/check-markup.ts';
import { checkPageModule } from '../../check/check-page-module.ts';
import { scanMarkup } from '../../check/scan-markup.ts';
import { previewPath } from '../../document/preview-path.ts';
import { BuildFailure, type Fault } from '../../faults/fault.ts';
import { hashOf } from '../../hash.ts';
import { writeFile } from '../../write-file.ts';
import { type ShardResult, type ShardTask, Stage } from '../messages.ts';
import { NOT_RENDERED, type PlannedPage, type RenderedPage, type SiteContext } from '../page.ts';
import { addBehaviorUrls } from './add-behavior-urls.ts';
import { openPreviews } from './draw-preview.ts';
import { takeUncaughtFaults } from './guard.ts';
import { loadPageData } from './load-page-data.ts';
import { makePageFiles } from './make-page-files.ts';
import type { UserCode, UserModules } from './user-code.ts';

/** Enough to keep the thread busy while pictures are compressed elsewhere; few, so that one that hangs can be named. */
const DRAWINGS_AT_ONCE = 4;

/** Everything that is needed to render the pages of a shard. */
export interface ShardWork {
  context: SiteContext;
  stages: Int32Array;
  code: UserCode;
  /** How long `validate` and `load` may take, in milliseconds. */
  timeout: number;
}

/** A page whose module is valid, ready to be rendered. */
interface LoadedPage {
  route: PlannedPage;
  module: PageModule;
  isValid: boolean;
  data: unknown;
}

/**
 * Renders the pages of a shard and writes their files:
 *
 * 1. evaluate each module and check its exports;
 * 2. call `validate` and `load` of all pages at the same time, since they may wait for a network; or, after one has hung,
 *    of one page at a time to find out which;
 * 3. render each page, check its markup, write its files.
 */
export async function renderShard(task: ShardTask, work: ShardWork): Promise<ShardResult> {
  const { pages, bundle } = task;
  const { context, stages, code, timeout } = work;
  const modules = code.open(bundle);
  const faults: Fault[] = [];
  const enter = (index: number, stage: keyof typeof Stage) => {
    Atomics.store(stages, index, Stage[stage]);
  };

  const valid: { route: PlannedPage; module: PageModule; index: number }[] = [];
  for (const [index, route] of pages.entries()) {
    enter(index, 'evaluating');
    const module = await evaluatePage(route, modules, bundle, work, faults);
    enter(index, module ? 'waiting' : 'done');
    if (module) valid.push({ route, module, index });
  }

  const load = async ({ route, module, index }: (typeof valid)[number]) => {
    enter(index, 'loading');
    const source = { file: route.file, route: route.path };
    const loaded = await code.guard('`validate` or `load` failed', bundle, source, () =>
      loadPageData(module.page, timeout),
    );
    enter(index, 'waiting');
    faults.push(...loaded.faults);
    return loaded.value && { route, module, index, ...loaded.value };
  };

  const { preview, folder, publicFiles } = context;
  const draw = preview && openPreviews(preview, folder, code);
  /** Pictures that are being compressed at the moment. */
  const drawings: Promise<unknown>[] = [];

  const rendered: RenderedPage[] = [];
  try {
    for (const page of task.oneByOne
      ? await oneAfterTheOther(valid, load)
      : await Promise.all(valid.map(load))) {
      if (!page) continue;
      enter(page.index, 'rendering');
      const result = await renderOne(page, modules, bundle, work, faults);
      if (result) rendered.push(result);
      const isDrawn =
        result?.outcome === 'generated' && !publicFiles.includes(previewPath(result.name));
      if (draw && isDrawn) {
        enter(page.index, 'painting');
        const drawing = draw(result, () => enter(page.index, 'compressing')).then((found) => {
          faults.push(...found);
          enter(page.index, 'done');
        });
        // Awaited later; until then, its failure must not count as an unhandled rejection.
        drawing.catch(() => {});
        drawings.push(drawing);
        if (task.oneByOne || drawings.length > DRAWINGS_AT_ONCE) await drawings.shift();
      } else enter(page.index, 'done');
    }
    await Promise.all(drawings);
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error;
    // The system refuses to write a file. The other pages would fail for the same reason.
    return { pages: rendered, faults: [...faults, ...error.faults], printed: [], isRefused: true };
  }
  return {
    pages: rendered,
    faults: [...faults, ...(await takeUncaughtFaults())],
    printed: code.printed.splice(0),
  };
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
  modules: UserModules,
  bundle: string,
  { context, code }: ShardWork,
  faults: Fault[],
): Promise<PageModule | undefined> {
  const source = { file: route.file, route: route.path };
  const evaluated = await modules.evaluate(route.path, source);
  faults.push(...evaluated.faults);
  if (!('value' in evaluated)) return undefined;

  const module = (evaluated.value ?? {}) as Partial<PageModule>;
  const what = `${route.file} threw an error when its exports were read`;
  const checked = await code.guard(what, bundle, source, () =>
    checkPageModule(module, route, context),
  );
  faults.push(...checked.faults, ...(checked.value ?? []));
  return checked.value?.length === 0 ? (module as PageModule) : undefined;
}

async function renderOne(
  { route, module, isValid, data }: LoadedPage,
  modules: UserModules,
  bundle: string,
  { context, code }: ShardWork,
  faults: Fault[],
): Promise<RenderedPage | undefined> {
  const { page } = module;
  const outcome = isValid ? (page.prerender === false ? 'skipped' : 'generated') : 'missing';
  const summary = summarise(route, module, outcome);
  if (outcome !== 'generated') return summary;

  const source = { file: route.file, route: route.path };
  const islandSettings = { urls: context.islandUrls, prefix: route.name };
  const tree = await modules.render(route.path, source, islandSettings, (loaded, { react }) =>
    react.createElement((loaded as PageModule).default, { data }),
  );
  faults.push(...tree.faults);
  if (!tree.value) return undefined;

  const { islands } = tree.value;
  const html = addBehaviorUrls(tree.value.html, context.behaviorUrls);
  const scan = scanMarkup(html);
  const idsAround = [PAGE_ID, ...(context.layouts[summary.layout]?.scan.ids ?? [])];
  faults.push(...checkMarkup(scan, source, Object.keys(context.behaviorUrls), idsAround));
  const what = `${route.file} threw an error while its HTML and payload were made`;
  const files = await code.guard(what, bundle, source, () =>
    makePageFiles(module, route, html, context),
  );
  faults.push(...files.faults);
  if (!files.value) return undefined;
  const folder = outputFolder(route.path);
  writeFile(context.folder, `${folder}index.html`, files.value.html);
  writeFile(context.folder, `${folder}payload.json`, files.value.payload);
  return {
    ...summary,
    payloadHash: hashOf(files.value.payload),
    htmlSize: Buffer.byteLength(files.value.html),
    payloadSize: Buffer.byteLength(files.value.payload),
    islands: islands.map(({ file, module: island }) => ({
      file,
      hydrate: island.hydrate ?? 'visible',
    })),
    earlyBehaviors: scan.earlyBehaviors,
    ids: scan.ids,
    references: scan.references,
  };
}

function summarise(
  { path, name, file, styles }: PlannedPage,
  { page }: PageModule,
  outcome: RenderedPage['outcome'],
): RenderedPage {
  return {
    path,
    name,
    file,
    styles,
    outcome,
    layout: page.layout ?? 'default',
    title: page.title,
    description: page.description,
    indexed: page.indexed ?? true,
    ...NOT_RENDERED,
  };
}
