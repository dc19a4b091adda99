import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageModule } from '../shared/contracts.ts';
import { PAGE_ID } from '../shared/markers.ts';
import { outputFolder } from '../shared/urls.ts';
import { hashOf } from './asset-files.ts';
import { checkMarkup } from './check-markup.ts';
import { checkPageModule } from './check-page-module.ts';
import { BuildFailure, type Fault } from './fault.ts';
import { loadPageData } from './load-page-data.ts';
import { nameBehaviorModules } from './name-behavior-modules.ts';
import { previewPath } from './preview-path.ts';
import { type PageFiles, renderPage } from './render-page.ts';
import { openPreviews } from './render-previews.ts';
import {
  NOT_RENDERED,
  type RenderedRoute,
  RouteStage,
  type RoutesResult,
  type RoutesTask,
  type RouteTask,
} from './render-task.ts';
import { scanMarkup } from './scan-markup.ts';
import { takeStrayErrors } from './stray-errors.ts';
import { withFile } from './system-fault.ts';
import { type UserCode, type UserModules, warningFaults } from './user-code.ts';

/** Few enough to tell one that hangs, enough to keep the thread busy while others are compressed. */
const DRAWINGS_AT_ONCE = 4;

/** A page whose module is sound, on its way to be rendered. */
interface LoadedPage {
  route: RouteTask;
  module: PageModule;
  isValid: boolean;
  data: unknown;
}

/**
 * Renders the pages of one shard and writes their files:
 *
 * 1. evaluate each module and check what it exports;
 * 2. `validate` and `load`, all at the same time, since they may wait (or one after the other, when one of them
 *    hangs and is to be found);
 * 3. render one after the other, check the markup, write.
 */
export async function renderRoutes(task: RoutesTask, code: UserCode): Promise<RoutesResult> {
  const { routes, context, bundle } = task;
  const modules = code.open(bundle);
  const stages = new Int32Array(task.progress);
  const faults: Fault[] = [];
  const enter = (index: number, stage: keyof typeof RouteStage) => {
    Atomics.store(stages, index, RouteStage[stage]);
  };

  const sound: { route: RouteTask; module: PageModule; index: number }[] = [];
  for (const [index, route] of routes.entries()) {
    enter(index, 'evaluating');
    const module = await evaluatePage(route, modules, task, code, faults);
    enter(index, module ? 'waiting' : 'done');
    if (module) sound.push({ route, module, index });
  }

  const load = async ({ route, module, index }: (typeof sound)[number]) => {
    enter(index, 'loading');
    const place = { file: route.file, route: route.path };
    const loaded = await code.guard('`validate` or `load` failed', bundle, place, () =>
      loadPageData(module.page, context.timeout),
    );
    enter(index, 'waiting');
    faults.push(...loaded.faults);
    return loaded.value && { route, module, index, ...loaded.value };
  };

  const { preview, folder, publicFiles } = context;
  const draw = preview && openPreviews(preview, folder, code);
  /** Pictures that are being compressed meanwhile. */
  const drawings: Promise<unknown>[] = [];

  const rendered: RenderedRoute[] = [];
  try {
    for (const page of task.oneByOne
      ? await inTurn(sound, load)
      : await Promise.all(sound.map(load))) {
      if (!page) continue;
      enter(page.index, 'rendering');
      const result = await renderRoute(page, modules, task, code, faults);
      if (result) rendered.push(result);
      const isDrawn =
        result?.outcome === 'generated' && !publicFiles.includes(previewPath(result.name));
      if (draw && isDrawn) {
        enter(page.index, 'painting');
        const drawing = draw(result, () => enter(page.index, 'compressing')).then((found) => {
          faults.push(...found);
          enter(page.index, 'done');
        });
        // A refusal is told of when it is waited for.
        drawing.catch(() => {});
        drawings.push(drawing);
        if (task.oneByOne || drawings.length > DRAWINGS_AT_ONCE) await drawings.shift();
      } else enter(page.index, 'done');
    }
    await Promise.all(drawings);
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error;
    // The system refuses to write one file: the others would only say so again.
    return { routes: rendered, faults: [...faults, ...error.faults], isRefused: true };
  }
  return { routes: rendered, faults: [...faults, ...(await takeStrayErrors())] };
}

async function inTurn<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await task(item));
  return results;
}

async function evaluatePage(
  route: RouteTask,
  modules: UserModules,
  { bundle, context }: RoutesTask,
  code: UserCode,
  faults: Fault[],
): Promise<PageModule | undefined> {
  const place = { file: route.file, route: route.path };
  const evaluated = await modules.evaluate(route.path, place);
  faults.push(...evaluated.faults);
  if (!('value' in evaluated)) return undefined;

  const module = (evaluated.value ?? {}) as Partial<PageModule>;
  const what = `${route.file} threw an error when its exports were read`;
  const checked = await code.guard(what, bundle, place, () =>
    checkPageModule(module, route, context),
  );
  faults.push(...checked.faults, ...(checked.value ?? []));
  return checked.value?.length === 0 ? (module as PageModule) : undefined;
}

async function renderRoute(
  { route, module, isValid, data }: LoadedPage,
  modules: UserModules,
  { bundle, context }: RoutesTask,
  code: UserCode,
  faults: Fault[],
): Promise<RenderedRoute | undefined> {
  const { page } = module;
  const outcome = isValid ? (page.prerender === false ? 'skipped' : 'generated') : 'missing';
  const summary = summarise(route, module, outcome);
  if (outcome !== 'generated') return summary;

  const place = { file: route.file, route: route.path };
  const places = { urls: context.islandUrls, prefix: route.name };
  const tree = await modules.render(route.path, place, places, (loaded, { react }) =>
    react.createElement((loaded as PageModule).default, { data }),
  );
  faults.push(...tree.faults);
  if (!tree.value) return undefined;

  const { islands, warnings } = tree.value;
  const html = nameBehaviorModules(tree.value.html, context.behaviorUrls);
  const scan = scanMarkup(html);
  const idsAround = [PAGE_ID, ...(context.layouts[summary.layout]?.scan.ids ?? [])];
  faults.push(
    ...warningFaults(warnings, place),
    ...checkMarkup(scan, place, Object.keys(context.behaviorUrls), idsAround),
  );
  const what = `${route.file} threw an error while its facts were written`;
  const files = await code.guard(what, bundle, place, () =>
    renderPage(module, route, html, context),
  );
  faults.push(...files.faults);
  if (!files.value) return undefined;
  writePage(context.folder, outputFolder(route.path), files.value);
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

function writePage(site: string, folder: string, { html, payload }: PageFiles): void {
  withFile(`${folder}index.html`, () => {
    mkdirSync(join(site, folder), { recursive: true });
    writeFileSync(join(site, folder, 'index.html'), html);
  });
  withFile(`${folder}payload.json`, () =>
    writeFileSync(join(site, folder, 'payload.json'), payload),
  );
}

function summarise(
  { path, name, file }: RouteTask,
  { page }: PageModule,
  outcome: RenderedRoute['outcome'],
): RenderedRoute {
  return {
    path,
    name,
    file,
    outcome,
    layout: page.layout ?? 'default',
    title: page.title,
    description: page.description,
    indexed: page.indexed ?? true,
    ...NOT_RENDERED,
  };
}
