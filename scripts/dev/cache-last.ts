import type { Fault } from '../build/faults/fault.ts';

/**
 * Creates a cache for the last result of a step.
 *
 * A result with faults is not cached: an edit may move the lines that the faults name without changing the key.
 *
 * @returns a function that returns the last result if `key` is the same as last time, and otherwise calls `make`. The
 * key must stand for everything that the result depends on.
 */
export function cacheLast<Result extends { faults: readonly Fault[] }>(): (
  key: string,
  make: () => Promise<Result>,
) => Promise<Result> {
  let last: { key: string; result: Result } | undefined;
  return async (key, make) => {
    if (last?.key === key) return last.result;
    last = undefined;
    const result = await make();
    if (result.faults.length === 0) last = { key, result };
    return result;
  };
}
