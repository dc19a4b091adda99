import type { Manifest } from '../../shared/contracts.ts';
import { withTimeout } from '../../shared/with-timeout.ts';
import type { HistoryChange } from '../browser/history-entries.ts';
import { LOAD_TIMEOUT, LoadFailure } from '../page/visit-error.ts';

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
  /** True for a step back or forward that the browser has animated itself, as after a swipe. */
  readonly isSwiped: boolean;
  /** When it began, as a time of `performance.now()`, which cannot be set back. */
  readonly begun: number;
  /** Aborted when the visit is over. */
  readonly controller: AbortController;
  /**
   * - `running`: its parts are on the way, or its page is being shown.
   * - `handed over`: to the browser, which loads the page in full.
   * - `waiting`: the host does not answer; the visit will be tried again, unless the visitor does anything else.
   * - `over`: it has ended, or a newer one has begun.
   */
  state: 'running' | 'handed over' | 'waiting' | 'over';
  /** The deadline for everything that the page needs, as such a time. */
  deadline: number;
  /** Null if it cannot be loaded. */
  manifest?: Manifest | null;
}

export function newVisit(
  url: URL,
  path: string,
  kind: HistoryChange,
  redirects = 0,
  isSwiped = false,
): Visit {
  const begun = performance.now();
  const deadline = begun + LOAD_TIMEOUT;
  const controller = new AbortController();
  return { url, path, kind, redirects, isSwiped, controller, state: 'running', begun, deadline };
}

/** Ends a visit, whether it is finished or not. If the browser is loading the page, that is stopped. */
export function endVisit(visit: Visit): void {
  if (visit.state === 'handed over') stop();
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

/** Dispatches an event of a visit on the document, for tests and for other scripts. */
export function emit(
  type: 'visit:start' | 'visit:swap' | 'visit:end' | 'visit:fail',
  detail: { path: string; error?: Error },
): void {
  document.dispatchEvent(new CustomEvent(type, { detail }));
}
