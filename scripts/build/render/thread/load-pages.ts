import type { Page, PageModule } from '../../../shared/contracts.ts';
import { withTimeout } from '../../../shared/with-timeout.ts';
import { checkPageModule } from '../../check/check-page-module.ts';
import type { Route } from '../../discover/discover-pages.ts';
import type { CodeSource } from '../../faults/fault.ts';
import type { SiteContext } from '../../site-context.ts';
import { tellPage } from './main-thread.ts';
import { evaluate, guard } from './site-code.ts';
import { addFaults } from './task-faults.ts';
import { threadOptions } from './thread-options.ts';

/** A page whose module is valid. */
interface EvaluatedPage {
  route: Route;
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
  pages: readonly Route[],
  context: SiteContext,
): Promise<LoadedPage[]> {
  const evaluated: EvaluatedPage[] = [];
  for (const route of pages) {
    tellPage(route.file, pages.length === 1);
    const page = await evaluatePage(route, context);
    if (page) evaluated.push(page);
  }
  const loaded = await Promise.all(evaluated.map((page) => loadPage(page)));
  return loaded.filter((page) => page !== undefined);
}

async function evaluatePage(
  route: Route,
  context: SiteContext,
): Promise<EvaluatedPage | undefined> {
  const source = { file: route.file, route: route.path };
  const evaluated = await evaluate(source);
  const module = evaluated as Partial<PageModule> | undefined;
  const what = `${route.file} threw an error when its exports were read`;
  const faults =
    module && (await guard(what, source, () => checkPageModule(module, route, context)));
  addFaults(faults ?? []);
  return faults?.length === 0 ? { route, source, module: module as PageModule } : undefined;
}

async function loadPage(page: EvaluatedPage): Promise<LoadedPage | undefined> {
  const data = await guard('`validate` or `load` failed', page.source, () =>
    callOwnFunctions(page.module.page),
  );
  return data && { ...page, ...data };
}

/**
 * Calls `validate` and `load` of a page.
 *
 * @throws what they throw, or an Error if they do not settle in time.
 */
function callOwnFunctions(page: Page<unknown>): Promise<PageData> {
  const { timeout } = threadOptions;
  const ask = async (): Promise<PageData> => {
    const isValid = (await page.validate?.()) ?? true;
    return { isValid, data: isValid ? await page.load?.() : undefined };
  };
  const tooLate = new Error(`it did not settle within ${timeout / 1000} s`);
  return withTimeout(ask(), timeout, tooLate);
}
