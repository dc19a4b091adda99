import type { ManifestRoute } from '../../shared/contracts.ts';
import { withTimeout } from '../../shared/with-timeout.ts';
import type { HistoryChange } from '../browser/history-entries.ts';
import { LOAD_TIMEOUT } from './load-part.ts';
import { LoadFailure } from './visit-error.ts';

/**
 * A visit: somebody wants to see a page. It lasts from the click until the page is finished.
 *
 * The newest visit wins. A visit whose signal is aborted, because it has ended or a newer one has begun, must not change
 * anything any more, so every wait in it uses `unlessAborted` or `beforeDeadline`, which throw once it is aborted.
 */
export interface Visit extends AbortController {
  readonly url: URL;
  /** The route path, `/contact`. */
  readonly path: string;
  readonly kind: HistoryChange;
  /** How many redirects have led to this visit. */
  readonly redirects: number;
  /** The deadline for everything that the page needs, as a time of `performance.now()`, which cannot be set back. */
  deadline: number;
  /** The route's entry in the manifest; undefined without a manifest. */
  route?: ManifestRoute | undefined;
}

export function newVisit(url: URL, path: string, kind: HistoryChange, redirects = 0): Visit {
  const deadline = performance.now() + LOAD_TIMEOUT;
  return Object.assign(new AbortController(), { url, path, kind, redirects, deadline });
}

/** The result of something that a visit fetches. @throws LoadFailure when it has not come by the visit's deadline. */
export function beforeDeadline<Result>(visit: Visit, promise: Promise<Result>): Promise<Result> {
  const late = new LoadFailure(visit.path, 'no answer');
  return unlessAborted(visit, withTimeout(promise, visit.deadline - performance.now(), late));
}

/** The result of something that a visit waits for. @throws if the visit has been aborted in the meantime. */
export async function unlessAborted<Result>(
  visit: Visit,
  promise: Promise<Result> | Result,
): Promise<Result> {
  const result = await promise;
  visit.signal.throwIfAborted();
  return result;
}
