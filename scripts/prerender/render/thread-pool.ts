import { Worker } from 'node:worker_threads';
import { BuildFailure } from '../faults/fault.ts';
import type { BuildOptions } from '../options.ts';
import type { SiteContext } from '../site-context.ts';
import type { Task, TaskKind, TaskResults, ThreadMessage, WithFaults } from './thread-messages.ts';
import { type RenderThread, send, type ThreadServices, waitForAnswer } from './wait-for-answer.ts';

/** A pool of render threads. Each does one task at a time. */
export interface ThreadPool {
  /**
   * Runs a task as soon as a thread is free.
   *
   * @param context of the pages, for a shard.
   * @throws BuildFailure if the thread cannot go on; ThreadEnded if it exits, or is terminated after too long without
   *   progress; Error if the pool is closed.
   */
  run: <Kind extends TaskKind>(
    task: Task<Kind>,
    context?: SiteContext,
  ) => Promise<WithFaults<TaskResults[Kind]>>;
  /**
   * Makes the next task that needs a changed source evaluate it again.
   *
   * @param changed files and folders, relative to the root.
   */
  invalidate: (changed: readonly string[]) => void;
  /** Ends all threads. Tasks that are not done fail. */
  close: () => Promise<void>;
}

interface PooledThread extends RenderThread {
  /** The last site context that it was sent. */
  context?: SiteContext;
}

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
  const threads = new Set<PooledThread>();
  const idle: PooledThread[] = [];
  const waiting: PromiseWithResolvers<PooledThread>[] = [];
  let isClosed = false;

  const start = () => {
    const worker = new Worker(ENTRY, {
      env: { ...process.env, NODE_ENV: options.react },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
      execArgv: ['--import', TSX],
      workerData: options,
    });
    const thread: PooledThread = { worker };
    threads.add(thread);
    // Between two tasks, an error needs no report: `takeThread` starts another thread. During a task, `waitForAnswer` reports
    // it.
    worker
      .on('message', (message: ThreadMessage) => {
        if (message.type === 'timer') thread.timer = message.file;
      })
      .on('error', () => {})
      .once('exit', () => {
        threads.delete(thread);
        if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
      });
    return thread;
  };
  const takeThread = async (): Promise<PooledThread> => {
    if (isClosed) throw new Error('The render threads have been ended');
    const free = idle.pop();
    if (free) return free;
    // A thread has exited between two tasks.
    if (threads.size < size) return start();
    const turn = Promise.withResolvers<PooledThread>();
    waiting.push(turn);
    return turn.promise;
  };
  const release = (thread: PooledThread) => {
    const first = waiting.shift();
    if (first) first.resolve(thread);
    else idle.push(thread);
  };
  const replace = (thread: PooledThread) => {
    threads.delete(thread);
    thread.worker.terminate();
    if (!isClosed) waiting.shift()?.resolve(start());
  };
  for (let count = 0; count < size; count++) idle.push(start());

  return {
    async run<Kind extends TaskKind>(task: Task<Kind>, context?: SiteContext) {
      const thread = await takeThread();
      if (context && context !== thread.context) send(thread.worker, { type: 'context', context });
      thread.context = context ?? thread.context;
      send(thread.worker, { type: 'task', task });
      const answering = waitForAnswer<Kind>(thread, options, services);
      const { result, faults } = await answering.catch((error: unknown) => {
        replace(thread);
        throw error;
      });
      release(thread);
      if (!result) throw new BuildFailure(faults);
      return { ...result, faults };
    },
    invalidate(changed) {
      for (const thread of threads) send(thread.worker, { type: 'changed', changed });
    },
    async close() {
      isClosed = true;
      for (const turn of waiting.splice(0)) {
        turn.reject(new Error('The render threads have been ended'));
      }
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
