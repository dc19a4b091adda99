/** What a render thread tells and asks the main thread while it works on a task. */
import { parentPort } from 'node:worker_threads';
import type { ThreadInput, ThreadMessage } from '../thread-messages.ts';

/** Callbacks that wait for the URLs of stylesheets, in the order of their requests. */
const waiting: ((urls: readonly string[]) => void)[] = [];

/** Calls `onInput` for everything that the main thread sends, except for the URLs of stylesheets. */
export function listen(onInput: (input: Exclude<ThreadInput, { urls: unknown }>) => void): void {
  parentPort?.on('message', (input: ThreadInput) => {
    if ('urls' in input) waiting.shift()?.(input.urls);
    else {
      // The main thread watches a task from its first step on.
      lastStep = Number.NEGATIVE_INFINITY;
      onInput(input);
    }
  });
}

export function post(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

/**
 * The least time between two progress messages of a shard, in milliseconds: a message takes longer than many pages do.
 */
const STEP = 100;

let lastStep = Number.NEGATIVE_INFINITY;

/**
 * Reports progress: the source file that is evaluated or rendered next.
 *
 * @param isAlone false for one of several pages. A message now and then is enough for them: if one hangs, each is
 *   rendered alone.
 */
export function tellStep(file: string, isAlone = true): void {
  if (!isAlone && performance.now() - lastStep < STEP) return;
  lastStep = performance.now();
  post({ file });
}

/**
 * Asks the main thread to bundle stylesheets.
 *
 * @param sheets the sources of each; the same sources give the same stylesheet.
 * @returns the URL of each, empty if it has no sources.
 */
export function linkStyles(sheets: readonly (readonly string[])[]): Promise<readonly string[]> {
  const { promise, resolve } = Promise.withResolvers<readonly string[]>();
  waiting.push(resolve);
  post({ sheets });
  return promise;
}
