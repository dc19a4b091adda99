import { Worker } from 'node:worker_threads';
import { messageOf } from '../faults/fault.ts';
import type { SiteContext } from './site-context.ts';
import type {
  ExamplesResult,
  ExamplesTask,
  LayoutsResult,
  LayoutsTask,
  ShardResult,
  ShardTask,
  StylesRequest,
  ThreadAnswer,
  ThreadMessage,
  ThreadRequest,
  ThreadSetting,
} from './thread-messages.ts';

/** A pool of render threads. Each does one task at a time. */
export interface ThreadPool {
  /**
   * Runs a task as soon as a thread is free.
   *
   * @throws ThreadEnded if the thread exits, or is terminated because it takes no step for too long.
   */
  run: {
    (task: LayoutsTask): Promise<LayoutsResult>;
    (task: ExamplesTask): Promise<ExamplesResult>;
    (task: ShardTask, context: SiteContext): Promise<ShardResult>;
  };
  /**
   * Has changed sources evaluated again by the next task that needs them.
   *
   * @param files relative to the root; undefined for all.
   */
  invalidate: (files: readonly string[] | undefined) => void;
  close: () => Promise<void>;
}

/** Bundles stylesheets, each given by its sources, and returns their URLs. */
export type LinkStyles = (sheets: StylesRequest['sheets']) => Promise<readonly string[]>;

/** Thrown when the code that a thread was running has hung or ended it. */
export class ThreadEnded extends Error {
  /** The source file that was running; undefined if none was yet. */
  readonly file: string | undefined;

  constructor(message: string, file: string | undefined) {
    super(message);
    this.name = 'ThreadEnded';
    this.file = file;
  }
}

/** A thread, the site context that it already has, and the changes that it does not know yet. */
interface RenderThread {
  worker: Worker;
  context: SiteContext | undefined;
  changes: ThreadRequest['changes'];
}

/** How much longer than the time limit of a page we wait for its thread, in milliseconds. */
const GRACE = 2000;

/**
 * How much a thread may allocate between two small garbage collections, in megabytes. A page leaves little behind, so V8's
 * own limit, 48, takes a third more memory and saves no time.
 */
const YOUNG_GENERATION = 8;

const ENTRY = new URL('./thread/render-thread.ts', import.meta.url);
const TYPESCRIPT = new URL('../../typescript.js', import.meta.url).href;

/** @param size how many threads may work at the same time. They start at once, to be ready when they are needed. */
export function openThreadPool(
  size: number,
  setting: ThreadSetting,
  linkStyles: LinkStyles,
): ThreadPool {
  const threads = new Set<RenderThread>();
  const idle: RenderThread[] = [];
  const waiting: ((thread: RenderThread) => void)[] = [];

  const start = () => {
    const { root, base, siteUrl, timeout, react, namesSources } = setting;
    const worker = new Worker(ENTRY, {
      env: { ...process.env, NODE_ENV: react },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
      execArgv: ['--import', TYPESCRIPT],
      workerData: { root, base, siteUrl, timeout, react, namesSources } satisfies ThreadSetting,
    });
    const thread: RenderThread = { worker, context: undefined, changes: undefined };
    threads.add(thread);
    // An error between two tasks needs no report, since `next` starts another thread. During a task, `ask` reports it.
    worker
      .on('error', () => {})
      .once('exit', () => {
        threads.delete(thread);
        if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
      });
    return thread;
  };
  const next = async (): Promise<RenderThread> => {
    const free = idle.pop();
    if (free) return free;
    // A thread has exited between two tasks.
    if (threads.size < size) return start();
    return new Promise((resolve) => waiting.push(resolve));
  };
  const release = (thread: RenderThread) => {
    const first = waiting.shift();
    if (first) first(thread);
    else idle.push(thread);
  };
  const replace = (thread: RenderThread) => {
    threads.delete(thread);
    waiting.shift()?.(start());
  };
  for (let count = 0; count < size; count++) idle.push(start());

  return {
    async run(task: ThreadRequest['task'], context?: SiteContext) {
      const thread = await next();
      const isChanged = context !== undefined && thread.context !== context;
      const request = { task, context: isChanged ? context : undefined, changes: thread.changes };
      thread.context = context ?? thread.context;
      thread.changes = undefined;
      const asked = ask(thread.worker, request, setting.timeout, linkStyles);
      const result = await asked.catch((error: unknown) => {
        replace(thread);
        throw error;
      });
      release(thread);
      if ('error' in result) throw result.error;
      // Each kind of task has its own kind of result.
      return result.result as LayoutsResult & ShardResult & ExamplesResult;
    },
    invalidate(files) {
      for (const thread of threads) {
        const earlier = thread.changes ? thread.changes.files : [];
        thread.changes = { files: files && earlier && [...earlier, ...files] };
      }
    },
    async close() {
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

/** Sends a request to a thread and waits for the answer. Terminates a thread that makes no progress. */
async function ask(
  worker: Worker,
  request: ThreadRequest,
  timeout: number,
  linkStyles: LinkStyles,
): Promise<ThreadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>();
  let file: string | undefined;
  const end = (reason: string) => reject(new ThreadEnded(reason, file));
  // Only from its first step on: before, the thread loads React, which may take longer on a busy machine than a page may.
  let watch: NodeJS.Timeout | undefined;
  const onMessage = (message: ThreadMessage) => {
    if ('result' in message || 'error' in message) return resolve(message);
    if ('file' in message) file = message.file;
    else linkStyles(message.sheets).then((urls) => worker.postMessage({ urls }), reject);
    clearTimeout(watch);
    watch = setTimeout(() => {
      end(`nothing happened for ${timeout / 1000} s`);
      worker.terminate();
    }, timeout + GRACE);
  };
  const onError = (error: unknown) => end(messageOf(error));
  const onExit = () => end('its thread ended');
  worker.on('message', onMessage).once('error', onError).once('exit', onExit);
  worker.postMessage(request);
  try {
    return await promise;
  } finally {
    clearTimeout(watch);
    worker.off('message', onMessage).off('error', onError).off('exit', onExit);
  }
}
