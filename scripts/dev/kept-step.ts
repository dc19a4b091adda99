import type { Fault } from '../prerender/faults/fault.ts';
import { hasChanged } from '../prerender/files/paths.ts';

/** The result of a step of the build. */
interface StepResult {
  faults: readonly Fault[];
  /** The files that it was made from, relative to the root. */
  sources?: readonly string[];
}

/** A step of the build whose last result is kept while nothing that it depends on has changed. */
export interface KeptStep<Result> {
  /** The last result, if `key` is the same and it has not been forgotten. */
  get: (key: string, make: () => Promise<Result>) => Promise<Result>;
  /** Forgets the result, if it was made from a changed file. Without files, forgets it in any case. */
  forget: (changed?: readonly string[]) => void;
}

export function keepStep<Result extends StepResult>(): KeptStep<Result> {
  let last: { key: string; result: Result } | undefined;
  return {
    async get(key, make) {
      // A fault is looked for again: an edit may move its line, and a new file may mend it.
      if (last?.key === key && last.result.faults.length === 0) return last.result;
      last = undefined;
      const result = await make();
      last = { key, result };
      return result;
    },
    forget(changed) {
      const sources = last?.result.sources ?? [];
      if (!changed || sources.some((file) => hasChanged(file, changed))) last = undefined;
    },
  };
}
