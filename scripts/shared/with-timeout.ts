/**
 * The result of a promise, if it comes in time.
 *
 * @throws `reason` if it does not.
 */
export function withTimeout<Result>(
  promise: Promise<Result>,
  milliseconds: number,
  reason?: unknown,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, milliseconds, reason);
    // A timer that is left would keep alive what the promise holds, such as the elements of an old page.
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
