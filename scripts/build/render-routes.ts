import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageModule } from '../shared/contracts.ts';
import { outputFolder } from '../shared/urls.ts';
import { hashOf } from './asset-files.ts';
import { checkMarkup } from './check-markup.ts';
import { checkPageModule } from './check-page-module.ts';
import type { Fault } from './fault.ts';
import { loadPageData } from './load-page-data.ts';
import { renderPage } from './render-page.ts';
import {
  type PageContext,
  type RenderedRoute,
  RouteStage,
  type RoutesResult,
  type RoutesTask,
  type RouteTask,
} from './render-task.ts';
import { scanMarkup } from './scan-markup.ts';
import { type UserCode, type UserModules, warningFaults } from './user-code.ts';

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
 * 2. `validate` and `load`, all at the same time, since they may wait;
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
    const module = await evaluatePage(route, modules, context, faults);
    enter(index, module ? 'waiting' : 'done');
    if (module) sound.push({ route, module, index });
  }

  const loading = sound.map(async ({ route, module, index }) => {
    enter(index, 'loading');
    const place = { file: route.file, route: route.path };
    const loaded = await code.guard('`validate` or `load` failed', bundle, place, () =>
      loadPageData(module.page, context.timeout),
    );
    enter(index, 'waiting');
    faults.push(...loaded.faults);
    return loaded.value && { route, module, index, ...loaded.value };
  });

  const rendered: RenderedRoute[] = [];
  for (const page of await Promise.all(loading)) {
    if (!page) continue;
    enter(page.index, 'rendering');
    const result = await renderRoute(page, modules, context, faults);
    if (result) rendered.push(result);
    enter(page.index, 'done');
  }
  return { routes: rendered, faults };
}

async function evaluatePage(
  route: RouteTask,
  modules: UserModules,
  context: PageContext,
  faults: Fault[],
): Promise<PageModule | undefined> {
  const place = { file: route.file, route: route.path };
  const evaluated = await modules.evaluate(route.path, place);
  const found = evaluated.value ? checkPageModule(evaluated.value, route, context) : [];
  faults.push(...evaluated.faults, ...found);
  if (!evaluated.value || found.length > 0) return undefined;
  return evaluated.value as PageModule;
}

async function renderRoute(
  { route, module, isValid, data }: LoadedPage,
  modules: UserModules,
  context: PageContext,
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

  const { html, islands, warnings } = tree.value;
  const scan = scanMarkup(html);
  const idsAround = context.layouts[summary.layout]?.scan.ids;
  faults.push(
    ...warningFaults(warnings, place),
    ...checkMarkup(scan, place, context.behaviors, idsAround),
  );
  const files = renderPage(module, route, html, context);
  const folder = join(context.folder, outputFolder(route.path));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), files.html);
  writeFileSync(join(folder, 'payload.json'), files.payload);
  return {
    ...summary,
    payloadHash: hashOf(files.payload),
    htmlSize: Buffer.byteLength(files.html),
    payloadSize: Buffer.byteLength(files.payload),
    islands: islands.map(({ file, module: island }) => ({
      file,
      hydrate: island.hydrate ?? 'visible',
    })),
    behaviors: scan.behaviors,
    ids: scan.ids,
    references: scan.references,
  };
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
    payloadHash: '',
    htmlSize: 0,
    payloadSize: 0,
    islands: [],
    behaviors: [],
    ids: [],
    references: [],
  };
}
