import { VisitError } from './visit-error.ts';

/**
 * The result of `promise`, if it comes in time.
 *
 * @param time in milliseconds.
 * @throws VisitError when it does not come in time.
 */
export function withTimeout<Result>(promise: Promise<Result>, time: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    promise.then(resolve, reject);
    setTimeout(reject, time, new VisitError('No answer in time', 500, true));
  });
}
