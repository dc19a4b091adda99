import type { Fault } from '../prerender/faults/fault.ts';
import { hasChanged } from '../prerender/files/has-changed.ts';

/** The result of a step of the build. */
interface StepResult {
  faults: readonly Fault[];
  /** The files that the result was made from, relative to the root; absent if the key stands for their content. */
  sources?: readonly string[];
}

/** The last result of each step, kept while nothing that it depends on has changed. */
export interface StepCache {
  /**
   * Returns the last result of a step if `key` is the same and none of its sources has changed; otherwise calls `make`.
   *
   * @param key stands for everything that the result depends on, except its sources.
   */
  get: <Result extends StepResult>(
    step: string,
    key: unknown,
    make: () => Promise<Result>,
  ) => Promise<Result>;
  /**
   * Removes the results that were made from a changed file.
   *
   * @param changed files and folders, relative to the root.
   */
  invalidate: (changed: readonly string[]) => void;
}

export function createStepCache(): StepCache {
  const cache = new Map<string, { key: string; result: StepResult }>();
  return {
    async get<Result extends StepResult>(
      step: string,
      key: unknown,
      make: () => Promise<Result>,
    ): Promise<Result> {
      const text = JSON.stringify(key);
      const last = cache.get(step);
      // Each step has its own kind of result.
      if (last?.key === text) return last.result as Result;
      cache.delete(step);
      const result = await make();
      // Faults are not kept: an edit may move the lines that they name, and a new file may resolve them.
      if (result.faults.length === 0) cache.set(step, { key: text, result });
      return result;
    },
    invalidate(changed) {
      for (const [step, { result }] of cache) {
        if (result.sources?.some((file) => hasChanged(file, changed))) cache.delete(step);
      }
    },
  };
}
