/** Returns a promise that is awaited later. Until then, its failure would end the process as an unhandled rejection. */
export function deferRejection<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {});
  return promise;
}
