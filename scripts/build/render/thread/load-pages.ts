import type { Page, PageModule } from '../../../shared/contracts.ts';
import { withTimeout } from '../../../shared/with-timeout.ts';
import type { ShardPage } from '../../bundle/bundle-shard.ts';
import { checkPageModule } from '../../check/check-page-module.ts';
import type { CodeSource } from '../../faults/fault.ts';
import type { SiteContext } from '../site-context.ts';
import type { SiteCodeLog } from '../thread-messages.ts';
import type { GuardedModules } from './site-code.ts';

/** Tells the main thread that the work goes on, and which source file is next. */
export type OnStep = (file: string) => void;

/** Everything that is needed to load the pages of a shard. */
export interface LoadTools {
  modules: GuardedModules;
  context: SiteContext;
  log: SiteCodeLog;
  onStep: OnStep;
  /** How long `validate` and `load` may take, in milliseconds. */
  timeout: number;
}

/** A page whose module is valid. */
interface EvaluatedPage {
  route: ShardPage;
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
 * time, since they may wait for a network.
 *
 * @returns the pages without faults.
 */
export async function loadPages(
  pages: readonly ShardPage[],
  tools: LoadTools,
): Promise<LoadedPage[]> {
  const evaluated: EvaluatedPage[] = [];
  for (const route of pages) {
    const page = await evaluatePage(route, tools);
    if (page) evaluated.push(page);
  }
  const loaded = await Promise.all(evaluated.map((page) => loadPage(page, tools)));
  return loaded.filter((page) => page !== undefined);
}

async function evaluatePage(
  route: ShardPage,
  { modules, context, log, onStep }: LoadTools,
): Promise<EvaluatedPage | undefined> {
  onStep(route.file);
  const source = { file: route.file, route: route.path };
  const evaluated = await modules.evaluate(route.path, source);
  const module = evaluated as Partial<PageModule> | undefined;
  const what = `${route.file} threw an error when its exports were read`;
  const faults =
    module && (await modules.guard(what, source, () => checkPageModule(module, route, context)));
  log.faults.push(...(faults ?? []));
  return faults?.length === 0 ? { route, source, module: module as PageModule } : undefined;
}

async function loadPage(
  page: EvaluatedPage,
  { modules, onStep, timeout }: LoadTools,
): Promise<LoadedPage | undefined> {
  onStep(page.route.file);
  const data = await modules.guard('`validate` or `load` failed', page.source, () =>
    callOwnFunctions(page.module.page, timeout),
  );
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
