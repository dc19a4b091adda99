/** This render thread: the options that it was started with, and what it tells the main thread while it works on a task. */
import { once } from 'node:events';
import { MessageChannel, parentPort, type Transferable, workerData } from 'node:worker_threads';
import type { BuildOptions } from '../../options.ts';
import type { LinkStyles, ThreadMessage } from '../thread-messages.ts';

export const threadOptions: BuildOptions = workerData;

export function post(message: ThreadMessage, transferred: Transferable[] = []): void {
  parentPort?.postMessage(message, transferred);
}

/**
 * The shortest time between two reports of progress of a shard, in milliseconds. A report takes longer than a small page.
 */
const MIN_INTERVAL = 100;

let lastReport = Number.NEGATIVE_INFINITY;

/**
 * Reports progress: the source file that is evaluated or rendered next.
 *
 * @param mayBeSkipped true for one of several pages. A report now and then is enough for them: if one hangs, each is
 *   rendered alone.
 */
export function reportProgress(file: string, mayBeSkipped = false): void {
  if (mayBeSkipped && performance.now() - lastReport < MIN_INTERVAL) return;
  lastReport = performance.now();
  post({ type: 'progress', file });
}

/** Makes the next report count, as the first of a task must: the main thread watches it from then on. */
export function forgetReports(): void {
  lastReport = Number.NEGATIVE_INFINITY;
}

/** Asks the main thread to bundle stylesheets. */
export const linkStyles: LinkStyles = async (stylesheets) => {
  const { port1, port2 } = new MessageChannel();
  post({ type: 'link-styles', stylesheets, port: port2 }, [port2]);
  const [urls] = await once(port1, 'message');
  port1.close();
  return urls;
};
