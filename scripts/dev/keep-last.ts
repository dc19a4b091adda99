import type { Fault } from '../build/faults/fault.ts';

/**
 * Remembers the last result of a step, and what it was made of.
 *
 * @returns the function that makes the result anew when `key`, which stands for all that goes into it, is another one
 * than last time. A result with faults is not kept: the lines that they name may move without it.
 */
export function keepLast<Result extends { faults: readonly Fault[] }>(): (
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
