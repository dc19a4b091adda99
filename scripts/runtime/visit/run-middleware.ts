import { middleware } from 'pointwork:site-modules';
import type { Payload } from '../../shared/contracts.ts';
import { currentPage } from '../page/current-page.ts';
import { VisitError } from './visit-error.ts';

/**
 * Runs the middleware that a page names, in order.
 *
 * @returns where one of them redirects to.
 * @throws VisitError for a name that does not exist and for code that does not load; what middleware throws.
 */
export async function runMiddleware(
  page: Pick<Payload, 'middleware' | 'path' | 'title' | 'layout'>,
  from: string | null = currentPage().path,
): Promise<string | undefined> {
  if (!page.middleware.length) return;
  const functions = await middleware().catch((error: unknown) => {
    throw new VisitError(`The middleware did not load (${error})`, 500, true);
  });
  for (const name of page.middleware) {
    const run = functions[name];
    if (!run) throw new VisitError(`Unknown middleware ${name}`);
    const answer = await run({ from, to: page.path, page });
    if (answer?.redirect) return answer.redirect;
  }
  return;
}
