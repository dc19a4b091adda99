/** This render thread: the options that it was started with, and what it tells the main thread while it works on a task. */
import { once } from 'node:events';
import { MessageChannel, parentPort, type Transferable, workerData } from 'node:worker_threads';
import type { BuildOptions } from '../../options.ts';
import type { LinkStyles, ThreadMessage } from '../thread-messages.ts';

export const threadOptions: BuildOptions = workerData;

export function post(message: ThreadMessage, transferred: Transferable[] = []): void {
  parentPort?.postMessage(message, transferred);
}

/** Reports progress: the source file that is evaluated or rendered next. */
export function reportProgress(file: string): void {
  post({ type: 'progress', file });
}

/** Asks the main thread to bundle stylesheets. */
export const linkStyles: LinkStyles = async (stylesheets) => {
  const { port1, port2 } = new MessageChannel();
  post({ type: 'link-styles', stylesheets, port: port2 }, [port2]);
  const [urls] = await once(port1, 'message');
  port1.close();
  return urls;
};
