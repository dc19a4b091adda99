import { middleware } from 'pointwork:on-demand';
import type { Manifest, Payload } from '../../shared/contracts.ts';
import { NOT_FOUND_MESSAGE } from '../../shared/error-messages.ts';
import { claimPageLoad } from '../browser/page-loads.ts';
import { currentPage } from '../page/document.ts';
import { loadManifest, loadPayload } from './page-parts.ts';
import {
  beforeDeadline,
  LoadFailure,
  OtherVersion,
  unlessOver,
  type Visit,
  VisitError,
} from './visit.ts';

/** Fetches the payload of a visit and runs its middleware. @returns the target instead, if that redirects. */
export async function loadPage(visit: Visit): Promise<Payload | string> {
  const { path } = visit;
  const manifest = await unlessOver(visit, loadManifest(path));
  visit.manifest = manifest;
  if (manifest) checkVersion(visit, manifest);
  const route = manifest?.routes[path];
  if (manifest && !route) throw new VisitError(`Route ${path} is not pre-rendered`, 404);
  if (route?.status) throw new VisitError(NOT_FOUND_MESSAGE, 404);
  const payload = await beforeDeadline(visit, loadPayload(path, route));
  checkVersion(visit, payload);
  return (await unlessOver(visit, runMiddleware(payload, visit))) ?? payload;
}

/**
 * If this visit began with a page load, and the host still sends the old document, another load would lead here again, so
 * only one a minute is allowed. After that, the page is shown as it is.
 *
 * @throws OtherVersion
 */
function checkVersion({ url, kind }: Visit, { version }: Manifest | Payload): void {
  if (version === currentPage().version) return;
  if (kind !== 'replace' || claimPageLoad(url)) throw new OtherVersion(url.pathname);
}

/**
 * Runs the middleware named by a page, in order.
 *
 * @param from the path of the page before; null on a first load.
 * @returns the target, if one of them redirects.
 * @throws VisitError for an unknown name; LoadFailure when the code does not load; and whatever middleware throws.
 */
export async function runMiddleware(
  page: Pick<Payload, 'middleware' | 'path' | 'title' | 'layout'>,
  visit: Visit,
  from: string | null = currentPage().path,
): Promise<string | undefined> {
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
    const answer = await run({ from, to: page.path, page });
    if (answer?.redirect) return answer.redirect;
  }
  // Time spent in middleware does not count towards the deadline.
  visit.deadline += performance.now() - before;
  return;
}
