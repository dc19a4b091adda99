import { Worker } from 'node:worker_threads';
import {
  type LayoutsResult,
  type LayoutsTask,
  type ShardResult,
  type ShardTask,
  Stage,
  type ThreadAnswer,
  type ThreadRequest,
  type ThreadSetting,
} from './messages.ts';
import type { SiteContext } from './page.ts';

/** A pool of render threads. Each does one task at a time. */
export interface ThreadPool {
  /**
   * Runs a task as soon as a thread is free.
   *
   * @param stages one number per page or file, set by the thread. If none of them changes for too long, the thread is
   * ended.
   * @throws Error when the thread ends or is ended.
   */
  run: {
    (task: LayoutsTask, stages: Int32Array): Promise<LayoutsResult>;
    (task: ShardTask, stages: Int32Array, context: SiteContext): Promise<ShardResult>;
  };
  close: () => Promise<void>;
}

/** A thread, and the site context that it was last sent. */
interface RenderThread {
  worker: Worker;
  context?: SiteContext | undefined;
}

/** Rendering leaves much short-lived data. A larger young generation is collected a tenth as often. */
const LIMITS = { maxYoungGenerationSizeMb: 64 };

/** How much longer than the time limit of a page we wait for its thread, in milliseconds. */
const GRACE_MS = 2000;

/** @param size how many threads may work at the same time. They start at once, to be ready when the bundles are. */
export function openThreadPool(size: number, setting: ThreadSetting): ThreadPool {
  const threads = new Set<RenderThread>();
  const idle: RenderThread[] = [];
  const waiting: ((thread: RenderThread) => void)[] = [];

  const start = () => {
    const file = new URL('./thread/render-thread.ts', import.meta.url);
    const thread = { worker: new Worker(file, { workerData: setting, resourceLimits: LIMITS }) };
    threads.add(thread);
    // A thread that ends between two tasks does not matter; `ask` reports one that ends during a task.
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
    // One may have ended between two tasks.
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
    async run(task: LayoutsTask | ShardTask, stages: Int32Array, context?: SiteContext) {
      const thread = await next();
      const isChanged = context !== undefined && thread.context !== context;
      thread.context = context ?? thread.context;
      const request = { task, stages, context: isChanged ? context : undefined };
      const answer = await ask(thread.worker, request, setting.timeout).catch((error: unknown) => {
        replace(thread);
        throw error;
      });
      release(thread);
      if ('error' in answer) throw answer.error;
      // The answer is of the same kind as the task.
      return answer.result as LayoutsResult & ShardResult;
    },
    async close() {
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

/** Sends a request to a thread and waits for the answer. Ends a thread that makes no progress. */
async function ask(worker: Worker, request: ThreadRequest, timeout: number): Promise<ThreadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>();
  const onExit = () => reject(new Error('its thread ended'));
  worker.once('message', resolve).once('error', reject).once('exit', onExit);
  let before = '';
  let since = performance.now();
  const watch = setInterval(() => {
    const now = request.stages.join();
    const isStarting = request.stages.every((stage) => stage === Stage.waiting);
    if (now !== before || isStarting) {
      before = now;
      since = performance.now();
    } else if (performance.now() - since > timeout + GRACE_MS) {
      reject(new Error(`nothing happened for ${timeout / 1000} s`));
      worker.terminate();
    }
  }, 250);
  worker.postMessage(request);
  try {
    return await promise;
  } finally {
    clearInterval(watch);
    worker.off('message', resolve).off('error', reject).off('exit', onExit);
  }
}
