import { Worker } from 'node:worker_threads';
import type { AssetFiles } from '../bundle/asset-files.ts';
import { BuildFailure, messageOf } from '../faults/fault.ts';
import type { BuildOptions } from '../options.ts';
import type { SiteContext } from '../site-context.ts';
import type { ExamplesResult, LayoutsResult, ShardResult } from './rendered.ts';
import type {
  ExamplesTask,
  LayoutsTask,
  ShardTask,
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
   *   progress.
   */
  run: {
    (task: LayoutsTask): Promise<WithFaults<LayoutsResult>>;
    (task: ExamplesTask): Promise<WithFaults<ExamplesResult>>;
    (task: ShardTask, context: SiteContext): Promise<WithFaults<ShardResult>>;
  };
  /**
   * Makes the next task that needs a changed source evaluate it again.
   *
   * @param changed files and folders, relative to the root.
   */
  invalidate: (changed: readonly string[]) => void;
  /** Ends all threads. Tasks that are waiting are never run. */
  close: () => Promise<void>;
}

/** Bundles stylesheets, each given by its sources. Returns the URL of each in a list, which is empty if it has none. */
export type LinkStyles = (
  stylesheets: readonly (readonly string[])[],
) => Promise<readonly (readonly string[])[]>;

/** What the main thread does for threads while they work. */
export interface ThreadServices {
  linkStyles: LinkStyles;
  /** Receives the pictures and fonts that the site's code imports. */
  assets: AssetFiles;
  /** Receives what the site's code prints, with its file. */
  print: (text: string) => void;
}

/** The code in a thread has hung, or has ended the thread. */
export class ThreadEnded extends BuildFailure {
  /**
   * @param what what happened: `hung`.
   * @param file the source file that was running; undefined if none was yet.
   */
  constructor(what: string, why: string, file: string | undefined) {
    super([
      {
        what: `${file ?? 'A render thread'} ${what}`,
        ...(file && { file }),
        why,
        fix: 'Look for an endless loop, an endless wait, or a call that ends the process.',
      },
    ]);
  }
}

interface RenderThread {
  worker: Worker;
  /** The last site context that it was sent. */
  context?: SiteContext;
}

/** How long to wait for a thread beyond the time limit of its page, in milliseconds. */
const GRACE = 2000;

/**
 * How much a thread may allocate between two small garbage collections, in megabytes. A page leaves little garbage:
 * V8's default, 48, would take a third more memory and save no time.
 */
const YOUNG_GENERATION = 8;

const ENTRY = new URL('./thread/render-thread.ts', import.meta.url);
/** Lets a thread read TypeScript, however its process was started. */
const TSX = import.meta.resolve('tsx');

/** @param size how many threads may work at the same time. They start at once, to be ready when they are needed. */
export function openThreadPool(
  size: number,
  options: BuildOptions,
  services: ThreadServices,
): ThreadPool {
  const threads = new Set<RenderThread>();
  const idle: RenderThread[] = [];
  const waiting: ((thread: RenderThread) => void)[] = [];
  let isClosed = false;

  const start = () => {
    const worker = new Worker(ENTRY, {
      env: { ...process.env, NODE_ENV: options.react },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
      execArgv: ['--import', TSX],
      workerData: options,
    });
    const thread: RenderThread = { worker };
    threads.add(thread);
    // Between two tasks, an error needs no report: `takeThread` starts another thread. During a task, `waitForAnswer` reports
    // it.
    worker
      .on('error', () => {})
      .once('exit', () => {
        threads.delete(thread);
        if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
      });
    return thread;
  };
  const takeThread = async (): Promise<RenderThread> => {
    const free = idle.pop();
    if (free) return free;
    // A thread has exited between two tasks.
    if (threads.size < size && !isClosed) return start();
    return new Promise((resolve) => waiting.push(resolve));
  };
  const release = (thread: RenderThread) => {
    const first = waiting.shift();
    if (first) first(thread);
    else idle.push(thread);
  };
  const replace = (thread: RenderThread) => {
    threads.delete(thread);
    thread.worker.terminate();
    if (!isClosed) waiting.shift()?.(start());
  };
  for (let count = 0; count < size; count++) idle.push(start());

  return {
    async run(task: LayoutsTask | ShardTask | ExamplesTask, context?: SiteContext) {
      const thread = await takeThread();
      if (context && context !== thread.context) send(thread.worker, { type: 'context', context });
      thread.context = context ?? thread.context;
      send(thread.worker, { type: 'task', task });
      const answering = waitForAnswer(thread.worker, options.timeout, services);
      const { result, faults } = await answering.catch((error: unknown) => {
        replace(thread);
        throw error;
      });
      release(thread);
      if (!result) throw new BuildFailure(faults);
      // Each kind of task has its own kind of result.
      return { ...(result as LayoutsResult & ShardResult & ExamplesResult), faults };
    },
    invalidate(changed) {
      for (const thread of threads) send(thread.worker, { type: 'changed', changed });
    },
    async close() {
      isClosed = true;
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

function send(worker: Worker, input: ThreadInput): void {
  worker.postMessage(input);
}

/** Handles the messages of a thread until it has done its task. Gives up if it reports no progress in time. */
async function waitForAnswer(
  worker: Worker,
  timeout: number,
  { linkStyles, assets, print }: ThreadServices,
): Promise<ThreadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>();
  let file: string | undefined;
  const giveUp = (what: string, why: string) => reject(new ThreadEnded(what, why, file));
  // Starts with the first step. Before that, the thread loads React, which on a busy machine may take longer than a
  // page may.
  let watch: NodeJS.Timeout | undefined;
  const onMessage = (message: ThreadMessage) => {
    if (message.type === 'answer') return resolve(message);
    if (message.type === 'progress') file = message.file;
    else if (message.type === 'printed') print(message.text);
    else if (message.type === 'asset') assets.set(message.name, message.bytes);
    else
      linkStyles(message.stylesheets).then(
        (urls) => send(worker, { type: 'style-urls', urls }),
        reject,
      );
    clearTimeout(watch);
    watch = setTimeout(
      () =>
        giveUp(
          'hung',
          `Nothing happened for more than ${timeout / 1000} s while it was being loaded or rendered.`,
        ),
      timeout + GRACE,
    );
  };
  const onError = (error: unknown) => giveUp('ended its render thread', messageOf(error));
  const onExit = () =>
    giveUp(
      'ended its render thread',
      'The thread ended while this file was being loaded or rendered.',
    );
  worker.on('message', onMessage).once('error', onError).once('exit', onExit);
  try {
    return await promise;
  } finally {
    clearTimeout(watch);
    worker.off('message', onMessage).off('error', onError).off('exit', onExit);
  }
}
