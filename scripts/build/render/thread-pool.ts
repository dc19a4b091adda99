import { Worker } from 'node:worker_threads';
import { messageOf } from '../faults/fault.ts';
import type { SiteContext } from './site-context.ts';
import type {
  LayoutsResult,
  LayoutsTask,
  ShardResult,
  ShardTask,
  ThreadAnswer,
  ThreadRequest,
  ThreadSetting,
  ThreadStep,
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
    (task: ShardTask, context: SiteContext): Promise<ShardResult>;
  };
  close: () => Promise<void>;
}

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

/** A thread, and the site context that it already has. */
interface RenderThread {
  worker: Worker;
  context?: SiteContext | undefined;
}

/** How much longer than the time limit of a page we wait for its thread, in milliseconds. */
const GRACE = 2000;

/** @param size how many threads may work at the same time. They start at once, to be ready when the bundles are. */
export function openThreadPool(size: number, setting: ThreadSetting): ThreadPool {
  const threads = new Set<RenderThread>();
  const idle: RenderThread[] = [];
  const waiting: ((thread: RenderThread) => void)[] = [];

  const start = () => {
    const file = new URL('./thread/render-thread.ts', import.meta.url);
    const thread = {
      worker: new Worker(file, { workerData: setting }),
    };
    threads.add(thread);
    // An error between two tasks needs no report, since `next` starts another thread. During a task, `ask` reports it.
    thread.worker
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
    async run(task: LayoutsTask | ShardTask, context?: SiteContext) {
      const thread = await next();
      const isChanged = context !== undefined && thread.context !== context;
      thread.context = context ?? thread.context;
      const request = { task, context: isChanged ? context : undefined };
      const answer = await ask(thread.worker, request, setting.timeout).catch((error: unknown) => {
        replace(thread);
        throw error;
      });
      release(thread);
      if ('error' in answer) throw answer.error;
      // Each kind of task has its own kind of result.
      return answer.result as LayoutsResult & ShardResult;
    },
    async close() {
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

/** Sends a request to a thread and waits for the answer. Terminates a thread that makes no progress. */
async function ask(worker: Worker, request: ThreadRequest, timeout: number): Promise<ThreadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>();
  let file: string | undefined;
  const end = (reason: string) => reject(new ThreadEnded(reason, file));
  // Only from its first step on: before, the thread loads React, which may take longer on a busy machine than a page may.
  let watch: NodeJS.Timeout | undefined;
  const onMessage = (message: ThreadStep | ThreadAnswer) => {
    if (!('file' in message)) return resolve(message);
    file = message.file;
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
