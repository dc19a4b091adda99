/** The messages of a render thread to the main thread while it works on a task. */
import { parentPort } from 'node:worker_threads';
import type { LinkStyles, ThreadInput, ThreadMessage } from '../thread-messages.ts';

/** Callbacks that wait for the URLs of stylesheets, in the order of their requests. */
const waiting: ((urls: readonly (readonly string[])[]) => void)[] = [];

/** Calls `onInput` for everything that the main thread sends, except for the URLs of stylesheets. */
export function listen(
  onInput: (input: Exclude<ThreadInput, { type: 'style-urls' }>) => void,
): void {
  parentPort?.on('message', (input: ThreadInput) => {
    if (input.type === 'style-urls') waiting.shift()?.(input.urls);
    else {
      // The main thread watches a task from its first report on.
      lastReport = Number.NEGATIVE_INFINITY;
      onInput(input);
    }
  });
}

export function post(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

/**
 * The shortest time between two reports of progress of a shard, in milliseconds. A report takes longer than a small page.
 */
const MIN_INTERVAL = 100;

let lastReport = Number.NEGATIVE_INFINITY;

/**
 * Reports progress: the source file that is evaluated or rendered next.
 *
 * @param isAlone false for one of several pages. A report now and then is enough for them: if one hangs, each is
 *   rendered alone.
 */
export function reportProgress(file: string, isAlone = true): void {
  if (!isAlone && performance.now() - lastReport < MIN_INTERVAL) return;
  lastReport = performance.now();
  post({ type: 'progress', file });
}

/** Asks the main thread to bundle stylesheets. */
export const linkStyles: LinkStyles = (stylesheets) => {
  const { promise, resolve } = Promise.withResolvers<readonly (readonly string[])[]>();
  waiting.push(resolve);
  post({ type: 'link-styles', stylesheets });
  return promise;
};
