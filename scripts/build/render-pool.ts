import Tinypool from 'tinypool';
import type { Route } from './discover-pages.ts';
import { type Fault, messageOf } from './fault.ts';
import {
  type LayoutsResult,
  type LayoutsTask,
  RouteStage,
  type RoutesResult,
  type RoutesTask,
} from './render-task.ts';

/** Threads that render. One of them is started early, so that it is ready when the bundles are. */
export interface RenderPool {
  renderLayouts: (task: Omit<LayoutsTask, 'progress'>) => Promise<LayoutsResult>;
  renderRoutes: (task: Omit<RoutesTask, 'progress'>) => Promise<RoutesResult>;
  close: () => Promise<void>;
}

/** How much longer than a page may take we wait for its thread to say something. */
const GRACE = 2000;

/**
 * @param threads how many may work at the same time.
 * @param timeout milliseconds that one page may take.
 */
export function openRenderPool(threads: number, timeout: number): RenderPool {
  const pool = new Tinypool({
    filename: new URL('./render-thread.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    idleTimeout: 60_000,
  });

  /** Runs one task; a thread that neither finishes nor makes progress is ended. */
  const run = async <Result>(name: string, task: { progress: SharedArrayBuffer }) => {
    const controller = new AbortController();
    const stages = new Int32Array(task.progress);
    let before = '';
    let since = performance.now();
    const watch = setInterval(() => {
      const now = stages.join();
      const isQueued = stages.every((stage) => stage === RouteStage.waiting);
      if (now !== before || isQueued) {
        before = now;
        since = performance.now();
      } else if (performance.now() - since > timeout + GRACE) controller.abort();
    }, 250);
    try {
      return (await pool.run(task, { name, signal: controller.signal })) as Result;
    } catch (error) {
      throw controller.signal.aborted
        ? new Error(`nothing happened for ${timeout / 1000} s`)
        : error;
    } finally {
      clearInterval(watch);
    }
  };

  return {
    async renderLayouts(task) {
      const progress = new SharedArrayBuffer(4);
      try {
        return await run('renderLayouts', { ...task, progress } satisfies LayoutsTask);
      } catch (error) {
        return { layouts: {}, errorPages: [], site: undefined, faults: [lostLayouts(error)] };
      }
    },
    async renderRoutes(task) {
      const faults: Fault[] = [];
      let routes = task.routes;
      for (;;) {
        const progress = new SharedArrayBuffer(4 * Math.max(1, routes.length));
        try {
          const result = await run<RoutesResult>('renderRoutes', {
            ...task,
            routes,
            progress,
          } as RoutesTask);
          return { ...result, faults: [...faults, ...result.faults] };
        } catch (error) {
          // The others of the shard are rendered again without the page that took the thread down.
          const lost = findLost(routes, new Int32Array(progress));
          if (lost.length === 0) throw error;
          faults.push(...lost.map((route) => lostRoute(route, error)));
          routes = routes.filter((route) => !lost.includes(route));
        }
      }
    },
    close: () => pool.destroy(),
  };
}

/** The page that was being worked on when the thread ended, or those that were loading. */
function findLost<R extends Route>(routes: readonly R[], stages: Int32Array): R[] {
  const at = (...wanted: number[]) =>
    routes.filter((_, index) => wanted.includes(stages[index] ?? -1));
  const busy = at(RouteStage.evaluating, RouteStage.rendering);
  return busy.length > 0 ? busy : at(RouteStage.loading);
}

function lostRoute({ path, file }: Route, error: unknown): Fault {
  return {
    what: `${file} hangs or ends its thread`,
    file,
    route: path,
    why: `While it was loaded or rendered: ${messageOf(error)}.`,
    fix: 'Look for an endless loop, an endless wait, or a call that ends the process.',
  };
}

function lostLayouts(error: unknown): Fault {
  return {
    what: 'A layout hangs or ends its thread',
    file: 'layouts/',
    why: `While the layouts were rendered: ${messageOf(error)}.`,
    fix: 'Look for an endless loop, an endless wait, or a call that ends the process.',
  };
}
