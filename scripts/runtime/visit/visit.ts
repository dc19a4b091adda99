import type { Manifest } from '../../shared/contracts.ts';
import { withTimeout } from '../../shared/with-timeout.ts';
import type { HistoryChange } from '../browser/history-entries.ts';
import { LOAD_TIMEOUT } from './page-parts.ts';
import { LoadFailure } from './visit-error.ts';

/**
 * - `running`: its parts are on the way, or its page is being shown.
 * - `left`: it has been left to the browser, which loads the page in full.
 * - `waiting`: the host cannot be reached; the visit will be tried again.
 * - `over`: it has ended, or a newer one has begun.
 */
export type VisitState = 'running' | 'left' | 'waiting' | 'over';

/**
 * A visit: somebody wants to see a page. It lasts from the click until the page is finished.
 *
 * The newest visit wins. A visit that is over must not change anything any more, so every wait in it uses
 * `unlessOver` or `beforeDeadline`, which throw then.
 */
export interface Visit {
  readonly url: URL;
  /** The route path, `/contact`. */
  readonly path: string;
  readonly kind: HistoryChange;
  /** How many redirects have led to this visit. */
  readonly redirects: number;
  /** Aborted when the visit is over. */
  readonly controller: AbortController;
  state: VisitState;
  /** The deadline for everything that the page needs, as a time of `performance.now()`, which cannot be set back. */
  deadline: number;
  /** Undefined if it cannot be loaded. */
  manifest?: Manifest | undefined;
}

export function newVisit(url: URL, path: string, kind: HistoryChange, redirects = 0): Visit {
  return {
    url,
    path,
    kind,
    redirects,
    controller: new AbortController(),
    state: 'running',
    deadline: performance.now() + LOAD_TIMEOUT,
  };
}

/** Ends a visit, whether it is finished or not. If the browser is loading the page, that is stopped. */
export function endVisit(visit: Visit): void {
  if (visit.state === 'left') stop();
  visit.state = 'over';
  visit.controller.abort();
}

/** The result of something that a visit fetches. @throws LoadFailure when it has not come by the visit's deadline. */
export function beforeDeadline<Result>(visit: Visit, promise: Promise<Result>): Promise<Result> {
  const late = new LoadFailure(visit.path, 'no answer');
  return unlessOver(visit, withTimeout(promise, visit.deadline - performance.now(), late));
}

/** The result of something that a visit waits for. @throws when the visit is over in the meantime. */
export async function unlessOver<Result>(
  visit: Visit,
  promise: Promise<Result> | Result,
): Promise<Result> {
  const result = await promise;
  visit.controller.signal.throwIfAborted();
  return result;
}
