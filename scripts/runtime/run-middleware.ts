import { middleware } from 'pointwork:site-modules';
import type { PageState, Payload } from '../shared/contracts.ts';
import { currentPage } from './current-page.ts';
import { VisitError } from './visit-error.ts';

/**
 * Runs the middleware that a page names, in order.
 *
 * @returns where one of them redirects to.
 * @throws VisitError for a name that does not exist and for code that does not load; what middleware throws.
 */
export async function runMiddleware(
  { middleware: names, path, layout }: Pick<PageState, 'middleware' | 'path' | 'layout'>,
  title: Payload['title'],
  from: string | null = currentPage().path,
): Promise<string | undefined> {
  if (!names.length) return;
  const functions = await middleware().catch((error: unknown) => {
    throw new VisitError(`The middleware did not load (${error})`, 500, true);
  });
  for (const name of names) {
    const run = functions[name];
    if (!run) throw new VisitError(`Unknown middleware ${name}`);
    const answer = await run({ from, to: path, page: { path, title, layout } });
    if (answer?.redirect) return answer.redirect;
  }
  return;
}
