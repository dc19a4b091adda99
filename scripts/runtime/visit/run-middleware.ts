import { middleware } from 'pointwork:on-demand';
import type { Middleware, MiddlewareVisit, Payload } from '../../shared/contracts.ts';
import { withBase } from '../../shared/urls.ts';
import { currentPage } from '../page/document.ts';
import { LoadFailure, VisitError, visitErrorOf } from '../page/visit-error.ts';
import { beforeDeadline, type Visit } from './visit.ts';

/**
 * Runs the middleware named by a page, in order.
 *
 * @param from the path of the page before; null on a first load.
 * @returns the target, if one of them redirects.
 * @throws VisitError for an unknown name, for whatever middleware throws, and for a target that is no URL; LoadFailure when the code does not load.
 */
export async function runMiddleware(
  page: Pick<Payload, 'middleware' | 'path' | 'title' | 'layout'>,
  visit: Visit,
  from: string | null = currentPage().path,
): Promise<URL | undefined> {
  if (!page.middleware.length) return;
  // On a first load, the page is already shown, so there is no deadline.
  const functions = await (from === null
    ? middleware()
    : beforeDeadline(visit, middleware())
  ).catch((error: unknown) => {
    throw new LoadFailure('The middleware', error);
  });
  const before = performance.now();
  for (const name of page.middleware) {
    const run = functions[name];
    if (!run) throw new VisitError(`Unknown middleware ${name}`);
    // What middleware throws is an error of the visit, whatever it is.
    const target = await call(run, { from, to: page.path, page }, visit.url).catch((error) => {
      throw visitErrorOf(error);
    });
    if (target) return target;
  }
  // Time spent in middleware does not count towards the deadline.
  visit.deadline += performance.now() - before;
  return;
}

/** Where a function redirects to, if it does. One that throws instead of returning a promise rejects here, too. */
async function call(run: Middleware, visit: MiddlewareVisit, url: URL): Promise<URL | undefined> {
  const to = (await run(visit))?.redirect;
  return to ? new URL(withBase(currentPage().base, to), url) : undefined;
}
