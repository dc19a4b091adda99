import type { PageModule } from '../../../shared/contracts.ts';
import { withTimeout } from '../../../shared/with-timeout.ts';
import { checkPageModule } from '../../check/check-page-module.ts';
import type { Route } from '../../discover/discover-pages.ts';
import type { CodeSource } from '../../faults/fault.ts';
import type { SiteContext } from '../../site-context.ts';
import type { UnrenderedRoute } from '../rendered.ts';
import { guard, importGuarded } from './site-code.ts';
import { addFaults } from './task-faults.ts';
import { threadOptions } from './thread-options.ts';
import { reportProgress } from './to-main-thread.ts';

/** A page without faults. */
export interface LoadedPage {
  route: Route;
  source: CodeSource;
  module: PageModule;
  /** Why it is not rendered; undefined if it is. */
  reason?: UnrenderedRoute['reason'];
  /** What its `load` returned, if it is rendered. */
  data?: unknown;
}

type EvaluatedPage = Pick<LoadedPage, 'route' | 'source' | 'module'>;

/**
 * Evaluates the modules of all pages and checks their exports, then calls their `validate` and, if they are to be
 * rendered, their `load`, all at the same time, since they may wait for the network.
 *
 * @returns the pages without faults.
 */
export async function loadPages(
  pages: readonly Route[],
  context: SiteContext,
): Promise<LoadedPage[]> {
  const evaluated: EvaluatedPage[] = [];
  for (const route of pages) {
    reportProgress(route.file, pages.length === 1);
    const page = await evaluatePage(route, context);
    if (page) evaluated.push(page);
  }
  const loaded = await Promise.all(evaluated.map(loadPage));
  return loaded.filter((page) => page !== undefined);
}

async function evaluatePage(
  route: Route,
  context: SiteContext,
): Promise<EvaluatedPage | undefined> {
  const source = { file: route.file, route: route.path };
  const evaluated = await importGuarded(source);
  const module = evaluated as Partial<PageModule> | undefined;
  const what = `${route.file} threw an error when its exports were read`;
  const faults =
    module && (await guard(what, source, () => checkPageModule(module, route, context)));
  addFaults(faults ?? []);
  return faults?.length === 0 ? { route, source, module: module as PageModule } : undefined;
}

async function loadPage(page: EvaluatedPage): Promise<LoadedPage | undefined> {
  const { timeout } = threadOptions;
  const tooLate = new Error(`It did not finish within ${timeout / 1000} s`);
  const data = await guard('`validate` or `load` failed', page.source, () =>
    withTimeout(callOwnFunctions(page.module), timeout, tooLate),
  );
  return data && { ...page, ...data };
}

async function callOwnFunctions({
  page,
}: PageModule): Promise<Pick<LoadedPage, 'reason' | 'data'>> {
  if ((await page.validate?.()) === false) return { reason: 'invalid' };
  if (page.prerender === false) return { reason: 'not prerendered' };
  return { data: await page.load?.() };
}
