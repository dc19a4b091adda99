import { Worker } from 'node:worker_threads';
import type { AssetFiles } from '../bundle/asset-files.ts';
import { BuildFailure, messageOf, ThreadEnded } from '../faults/fault.ts';
import type { BuildOptions } from '../options.ts';
import type {
  LinkStyles,
  Task,
  TaskKind,
  TaskResult,
  ThreadAnswer,
  ThreadInput,
  ThreadMessage,
  WithFaults,
} from './thread-messages.ts';

/** A pool of render threads. Each does one task at a time. */
export interface ThreadPool {
  /**
   * Runs a task as soon as a thread is free.
   *
   * @throws BuildFailure if the thread cannot go on; ThreadEnded if it exits, or is terminated after too long without
   *   progress; Error if the pool is closed.
   */
  run: <Kind extends TaskKind>(task: Task<Kind>) => Promise<WithFaults<TaskResult<Kind>>>;
  /**
   * Makes the next task that needs a changed source evaluate it again.
   *
   * @param changed files and folders, relative to the root.
   */
  invalidate: (changed: readonly string[]) => void;
  /** Ends all threads. Tasks that are not done fail. */
  close: () => Promise<void>;
}

/** What the main thread does for threads while they work. */
interface ThreadServices {
  linkStyles: LinkStyles;
  /** Receives the pictures and fonts that the site's code imports. */
  assets: AssetFiles;
  /** Receives what the site's code prints, with its file. */
  print: (text: string) => void;
}

interface RenderThread {
  worker: Worker;
  /** The source that it works on, or has worked on last; undefined if it has not yet run anything of the site. */
  file?: string;
  /** Makes its task fail, if it has one, because the thread has ended. */
  fail?: (why: string) => void;
}

/**
 * How much a thread may allocate between two small garbage collections, in megabytes. A page leaves little garbage:
 * V8's default in Node 24, 48, would take a third more memory and save no time.
 */
const YOUNG_GENERATION = 8;

/** How long to wait for a thread beyond the time limit of its page, in milliseconds. */
const GRACE = 2000;

const ENTRY = new URL('./thread/render-thread.ts', import.meta.url);
/** Settings of Node hold for one thread. */
const PREPARE_NODE = import.meta.resolve('../prepare-node.js');

/** @param size how many threads may work at the same time. They start at once, to be ready when they are needed. */
export function openThreadPool(
  size: number,
  options: BuildOptions,
  services: ThreadServices,
): ThreadPool {
  /** The threads that have not ended. */
  const threads = new Set<RenderThread>();
  const start = () => {
    const worker = new Worker(ENTRY, {
      env: { ...process.env, NODE_ENV: options.react },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
      execArgv: ['--import', PREPARE_NODE],
      workerData: options,
    });
    const thread: RenderThread = { worker };
    threads.add(thread);
    const end = (why: string) => {
      threads.delete(thread);
      // Between two tasks, nobody needs to know: the next task starts another thread.
      thread.fail?.(why);
    };
    worker
      .on('error', (error) => end(messageOf(error)))
      .on('exit', () => end('The thread ended while this file was being loaded or rendered.'));
    return thread;
  };
  const idle = Array.from({ length: size }, start);
  /** Tasks that wait for a thread. */
  const waiting: PromiseWithResolvers<RenderThread>[] = [];
  let closed: Error | undefined;

  const takeThread = async () => {
    if (closed) throw closed;
    const turn = Promise.withResolvers<RenderThread>();
    if (idle.length === 0) waiting.push(turn);
    const thread = idle.pop() ?? (await turn.promise);
    return threads.has(thread) ? thread : start();
  };

  return {
    async run<Kind extends TaskKind>(task: Task<Kind>) {
      const thread = await takeThread();
      const answering = answerOf(task, thread, options, services);
      const { result, faults } = await answering
        .catch(async (error: unknown) => {
          await thread.worker.terminate();
          throw error;
        })
        .finally(() => {
          const nextTurn = waiting.shift();
          if (nextTurn) nextTurn.resolve(thread);
          else idle.push(thread);
        });
      if (!result) throw new BuildFailure(faults);
      return { ...result, faults };
    },
    invalidate(changed) {
      for (const { worker } of threads) send(worker, { changed });
    },
    async close() {
      closed = new Error('The render threads have been ended');
      for (const turn of waiting.splice(0)) turn.reject(closed);
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

/**
 * Sends a thread a task, and handles its messages until it has done it.
 *
 * @throws ThreadEnded if the thread exits, or reports no progress in time.
 */
async function answerOf<Kind extends TaskKind>(
  task: Task<Kind>,
  thread: RenderThread,
  { timeout }: BuildOptions,
  { linkStyles, assets, print }: ThreadServices,
): Promise<ThreadAnswer<Kind>> {
  const { worker } = thread;
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer<Kind>>();
  let hasBegun = false;
  let waitsForStyles = false;
  const giveUp = () => {
    if (waitsForStyles) return watch();
    const { file } = thread;
    const moment = hasBegun
      ? 'while it was being loaded or rendered'
      : `after ${file} had been rendered: something was left running`;
    const why = `Nothing happened for more than ${timeout / 1000} s ${moment}.`;
    reject(new ThreadEnded({ hung: true, file: hasBegun ? file : undefined, why }));
  };
  let timer: NodeJS.Timeout | undefined;
  const watch = () => {
    timer = timer?.refresh() ?? setTimeout(giveUp, timeout + GRACE);
  };
  // A new thread is watched from its first step on: before that it loads React, which on a busy machine may take longer
  // than a page may. Any other may be busy with what its last task has left behind.
  if (thread.file !== undefined) watch();

  const onMessage = (message: ThreadMessage<Kind>) => {
    if (message.type === 'answer') return resolve(message);
    if (message.type === 'progress') thread.file = message.file;
    else if (message.type === 'printed') print(message.text);
    else if (message.type === 'asset') assets.set(message.name, message.bytes);
    else {
      waitsForStyles = true;
      linkStyles(message.stylesheets).then((urls) => {
        waitsForStyles = false;
        message.port.postMessage(urls);
        watch();
      }, reject);
    }
    hasBegun = true;
    watch();
  };
  thread.fail = (why) => reject(new ThreadEnded({ hung: false, file: thread.file, why }));
  worker.on('message', onMessage);
  send(worker, { task });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', onMessage);
  }
}

function send<Kind extends TaskKind>(worker: Worker, input: ThreadInput<Kind>): void {
  worker.postMessage(input);
}
