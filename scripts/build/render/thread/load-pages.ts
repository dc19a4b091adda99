import type { Page, PageModule } from '../../../shared/contracts.ts';
import { withTimeout } from '../../../shared/with-timeout.ts';
import { checkPageModule } from '../../check/check-page-module.ts';
import type { CodeSource } from '../../faults/fault.ts';
import type { PlannedPage, SiteContext } from '../page.ts';
import type { ShardTask, SiteCodeLog, Stage } from '../thread-messages.ts';
import type { GuardedModules } from './site-code.ts';

/** Tells the main thread what is being done with a page. @param index among the pages of the task. */
export type EnterStage = (index: number, stage: keyof typeof Stage) => void;

/** Everything that is needed to load the pages of a shard. */
export interface LoadTools {
  modules: GuardedModules;
  context: SiteContext;
  log: SiteCodeLog;
  enter: EnterStage;
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

/** The results of a page's own functions. */
interface PageData {
  /** False if `validate` returned false, so that the route answers 404. */
  isValid: boolean;
  data: unknown;
}

/** A page that can be rendered. */
export interface LoadedPage extends EvaluatedPage, PageData {}

/**
 * Evaluates the modules of all pages and checks their exports, then calls their `validate` and `load`: all at the same
 * time, since they may wait for a network; or, after one has hung, one page at a time to find out which.
 *
 * @returns the pages without faults.
 */
export async function loadPages(task: ShardTask, tools: LoadTools): Promise<LoadedPage[]> {
  const evaluated: EvaluatedPage[] = [];
  for (const [index, route] of task.pages.entries()) {
    const page = await evaluatePage(index, route, tools);
    if (page) evaluated.push(page);
  }
  const loading: Promise<LoadedPage | undefined>[] = [];
  for (const page of evaluated) {
    const loaded = loadPage(page, tools);
    loading.push(loaded);
    if (task.oneByOne) await loaded;
  }
  return (await Promise.all(loading)).filter((page) => page !== undefined);
}

async function evaluatePage(
  index: number,
  route: PlannedPage,
  { modules, context, log, enter }: LoadTools,
): Promise<EvaluatedPage | undefined> {
  enter(index, 'evaluating');
  const source = { file: route.file, route: route.path };
  const evaluated = await modules.evaluate(route.path, source);
  const module = evaluated as Partial<PageModule> | undefined;
  const what = `${route.file} threw an error when its exports were read`;
  const faults =
    module && (await modules.guard(what, source, () => checkPageModule(module, route, context)));
  log.faults.push(...(faults ?? []));
  const isUsable = faults?.length === 0;
  enter(index, isUsable ? 'waiting' : 'done');
  return isUsable ? { index, route, source, module: module as PageModule } : undefined;
}

async function loadPage(
  page: EvaluatedPage,
  { modules, enter, timeout }: LoadTools,
): Promise<LoadedPage | undefined> {
  enter(page.index, 'loading');
  const data = await modules.guard('`validate` or `load` failed', page.source, () =>
    callOwnFunctions(page.module.page, timeout),
  );
  enter(page.index, 'waiting');
  return data && { ...page, ...data };
}

/**
 * Calls `validate` and `load` of a page.
 *
 * @param timeout milliseconds for both together.
 * @throws what they throw, or an Error if they do not settle in time.
 */
function callOwnFunctions(page: Page<unknown>, timeout: number): Promise<PageData> {
  const ask = async (): Promise<PageData> => {
    const isValid = (await page.validate?.()) ?? true;
    return { isValid, data: isValid ? await page.load?.() : undefined };
  };
  const tooLate = new Error(`it did not settle within ${timeout / 1000} s`);
  return withTimeout(ask(), timeout, tooLate);
}
