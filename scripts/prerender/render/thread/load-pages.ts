import type { PageModule } from '../../../shared/contracts.ts';
import { withTimeout } from '../../../shared/with-timeout.ts';
import { checkPageModule } from '../../check/check-page-module.ts';
import type { Route } from '../../discover/discover-pages.ts';
import type { CodeSource } from '../../faults/fault.ts';
import type { SiteContext } from '../../site-context.ts';
import type { UnrenderedRoute } from '../rendered.ts';
import { addFaults, guard, importGuarded } from './site-code.ts';
import { reportProgress, threadOptions } from './this-thread.ts';

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
  const evaluated: LoadedPage[] = [];
  for (const route of pages) {
    reportProgress(route.file, pages.length === 1);
    const source = { file: route.file, route: route.path };
    const module = (await importGuarded(source)) as PageModule | undefined;
    if (!module) continue;
    const what = `${route.file} threw an error when its exports were read`;
    const faults = await guard(what, source, () => checkPageModule(module, route, context));
    addFaults(faults ?? []);
    if (faults?.length === 0) evaluated.push({ route, source, module });
  }
  const loaded = await Promise.all(evaluated.map(loadPage));
  return loaded.filter((page) => page !== undefined);
}

async function loadPage(evaluated: LoadedPage): Promise<LoadedPage | undefined> {
  const { page } = evaluated.module;
  const callOwnFunctions = async (): Promise<Pick<LoadedPage, 'reason' | 'data'>> => {
    if ((await page.validate?.()) === false) return { reason: 'invalid' };
    if (page.prerender === false) return { reason: 'not prerendered' };
    return { data: await page.load?.() };
  };
  const { timeout } = threadOptions;
  const tooLate = new Error(`It did not finish within ${timeout / 1000} s`);
  const result = await guard('`validate` or `load` failed', evaluated.source, () =>
    withTimeout(callOwnFunctions(), timeout, tooLate),
  );
  return result && { ...evaluated, ...result };
}
