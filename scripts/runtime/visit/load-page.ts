import type { Manifest, Payload } from '../../shared/contracts.ts';
import { NOT_FOUND_MESSAGE } from '../../shared/error-messages.ts';
import { claimPageLoad } from '../browser/full-loads.ts';
import { currentPage } from '../page/document.ts';
import { loadManifest, loadPayload } from '../page/page-parts.ts';
import { LoadFailure, VisitError } from '../page/visit-error.ts';
import { runMiddleware } from './run-middleware.ts';
import { beforeDeadline, unlessOver, type Visit } from './visit.ts';

/** Fetches the payload of a visit and runs its middleware. @returns the target instead, if that redirects. */
export async function loadPage(visit: Visit): Promise<Payload | URL> {
  const { path } = visit;
  const manifest = await unlessOver(visit, loadManifest(path));
  visit.manifest = manifest;
  if (manifest) checkVersion(visit, manifest);
  const route = manifest?.routes[path];
  if (manifest && !route) throw new VisitError(`Route ${path} is not pre-rendered`, 404);
  if (route?.status) throw new VisitError(NOT_FOUND_MESSAGE, 404);
  const { signal } = visit.controller;
  const payload = await beforeDeadline(visit, loadPayload(path, route, { signal }));
  checkVersion(visit, payload);
  return (await unlessOver(visit, runMiddleware(payload, visit))) ?? payload;
}

/**
 * If this visit began with a page load, and the host still sends the old document, another load would lead here again, so
 * only one a minute is allowed. After that, the page is shown as it is.
 *
 * @throws LoadFailure
 */
function checkVersion({ url, kind }: Visit, { version }: Manifest | Payload): void {
  if (version === currentPage().version) return;
  if (kind !== 'replace' || claimPageLoad(url.href)) {
    throw new LoadFailure(url.pathname, 'another version', true);
  }
}
