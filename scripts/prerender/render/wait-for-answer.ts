import type { Worker } from 'node:worker_threads';
import type { AssetFiles } from '../bundle/asset-files.ts';
import { messageOf, ThreadEnded } from '../faults/fault.ts';
import type { BuildOptions } from '../options.ts';
import type {
  LinkStyles,
  TaskKind,
  ThreadAnswer,
  ThreadInput,
  ThreadMessage,
} from './thread-messages.ts';

/** What the main thread does for threads while they work. */
export interface ThreadServices {
  linkStyles: LinkStyles;
  /** Receives the pictures and fonts that the site's code imports. */
  assets: AssetFiles;
  /** Receives what the site's code prints, with its file. */
  print: (text: string) => void;
}

export interface RenderThread {
  worker: Worker;
  /** The source that it works on, or has worked on last; undefined if it has not yet run anything of the site. */
  file?: string;
  /** The source whose timer is running at the moment. */
  timer?: string | undefined;
}

/** How long to wait for a thread beyond the time limit of its page, in milliseconds. */
const GRACE = 2000;

/**
 * Handles the messages of a thread until it has done its task.
 *
 * @throws ThreadEnded if the thread exits, or reports no progress in time.
 */
export async function waitForAnswer<Kind extends TaskKind>(
  thread: RenderThread,
  { timeout }: Pick<BuildOptions, 'timeout'>,
  { linkStyles, assets, print }: ThreadServices,
): Promise<ThreadAnswer<Kind>> {
  const { worker } = thread;
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer<Kind>>();
  let hasBegun = false;
  const giveUp = () => {
    const { file, timer } = thread;
    const moment = hasBegun
      ? 'while it was being loaded or rendered'
      : `after ${file} had been rendered: something was left running`;
    const why = `Nothing happened for more than ${timeout / 1000} s ${timer ? 'in a timer that it has set' : moment}.`;
    reject(new ThreadEnded({ hung: true, file: timer ?? (hasBegun ? file : undefined), why }));
  };
  let watching: NodeJS.Timeout | undefined;
  const watch = () => {
    clearTimeout(watching);
    watching = setTimeout(giveUp, timeout + GRACE);
  };
  // A new thread is watched from its first step on: before that it loads React, which on a busy machine may take longer
  // than a page may. Any other may be busy with what its last task has left behind.
  if (thread.file !== undefined) watch();

  const onMessage = (message: ThreadMessage<Kind>) => {
    if (message.type === 'answer') return resolve(message);
    // A timer that fires again and again is no progress.
    if (message.type === 'timer') return;
    if (message.type === 'progress') thread.file = message.file;
    else if (message.type === 'printed') print(message.text);
    else if (message.type === 'asset') assets.set(message.name, message.bytes);
    else
      linkStyles(message.stylesheets).then(
        (urls) => send(worker, { type: 'style-urls', urls }),
        reject,
      );
    hasBegun = true;
    watch();
  };
  const onEnd = (why: string) => reject(new ThreadEnded({ hung: false, file: thread.file, why }));
  const onError = (error: unknown) => onEnd(messageOf(error));
  const onExit = () => onEnd('The thread ended while this file was being loaded or rendered.');
  worker.on('message', onMessage).once('error', onError).once('exit', onExit);
  try {
    return await promise;
  } finally {
    clearTimeout(watching);
    worker.off('message', onMessage).off('error', onError).off('exit', onExit);
  }
}

export function send<Kind extends TaskKind>(worker: Worker, input: ThreadInput<Kind>): void {
  worker.postMessage(input);
}
