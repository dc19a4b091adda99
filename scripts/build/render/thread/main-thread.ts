/** What a render thread tells and asks the main thread while it works on a task. */
import { parentPort } from 'node:worker_threads';
import type { ThreadInput, ThreadMessage } from '../thread-messages.ts';

/** The functions that wait for the URLs of stylesheets, in the order in which they have asked. */
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

/** The time between two steps of a shard, in milliseconds: a message takes longer than many a page. */
const STEP = 100;

let lastStep = Number.NEGATIVE_INFINITY;

/**
 * Tells that the work goes on, and which source file is evaluated or rendered next.
 *
 * @param isAlone false for one of several pages. That the work goes on is then enough to know from time to time: if one of
 *   them hangs, each is rendered alone.
 */
export function tellStep(file: string, isAlone = true): void {
  if (!isAlone && performance.now() - lastStep < STEP) return;
  lastStep = performance.now();
  post({ file });
}

/**
 * Has stylesheets bundled.
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
