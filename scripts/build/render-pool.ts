import Tinypool from 'tinypool';
import type { Route } from './discover-pages.ts';
import { type Fault, messageOf } from './fault.ts';
import { PLAIN_LAYOUT } from './plain-layout.ts';
import {
  type LayoutsResult,
  type LayoutsTask,
  type RenderedLayout,
  RouteStage,
  type RoutesResult,
  type RoutesTask,
  sharedFiles,
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
  const run = async <Result>(name: string, task: LayoutsTask | RoutesTask) => {
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
      const faults: Fault[] = [];
      const layouts: Record<string, RenderedLayout> = {};
      let rest = task;
      for (;;) {
        const files = sharedFiles(rest);
        const progress = new SharedArrayBuffer(4 * Math.max(1, files.length));
        try {
          const result = await run<LayoutsResult>('renderLayouts', { ...rest, progress });
          return {
            ...result,
            layouts: { ...result.layouts, ...layouts },
            faults: [...faults, ...result.faults],
          };
        } catch (error) {
          const lost = files[new Int32Array(progress).indexOf(RouteStage.rendering)];
          if (lost === undefined) throw error;
          faults.push(lostFault({ file: lost }, error));
          for (const [name, file] of rest.layouts) {
            if (file === lost) layouts[name] = { ...PLAIN_LAYOUT, name, hasFaults: true };
          }
          rest = without(rest, lost);
        }
      }
    },
    async renderRoutes(task) {
      const faults: Fault[] = [];
      let routes = task.routes;
      let oneByOne = false;
      for (;;) {
        const progress = new SharedArrayBuffer(4 * Math.max(1, routes.length));
        try {
          const result = await run<RoutesResult>('renderRoutes', {
            ...task,
            routes,
            oneByOne,
            progress,
          });
          return { ...result, faults: [...faults, ...result.faults] };
        } catch (error) {
          // The others of the shard are rendered again without the page that took the thread down.
          const stages = new Int32Array(progress);
          const lost = findLost(routes, stages);
          if (lost.length === 0) throw error;
          if (lost.length > 1) {
            oneByOne = true;
            continue;
          }
          const isPicture = stages.some((stage) => PICTURE_STAGES.includes(stage));
          faults.push(
            ...lost.map(({ file, path: route }) =>
              lostFault({ file: (isPicture && task.context.preview?.file) || file, route }, error),
            ),
          );
          routes = routes.filter((route) => !lost.includes(route));
        }
      }
    },
    close: () => pool.destroy(),
  };
}

const PICTURE_STAGES: readonly number[] = [RouteStage.painting, RouteStage.compressing];

/** The page that was being worked on when the thread ended, or those that were waiting for something. */
function findLost<R extends Route>(routes: readonly R[], stages: Int32Array): R[] {
  const at = (...wanted: number[]) =>
    routes.filter((_, index) => wanted.includes(stages[index] ?? -1));
  const busy = at(RouteStage.evaluating, RouteStage.rendering, RouteStage.painting);
  return busy.length > 0 ? busy : at(RouteStage.loading, RouteStage.compressing);
}

/** The task without a file that took the thread down. */
function without(task: Omit<LayoutsTask, 'progress'>, lost: string): typeof task {
  return {
    ...task,
    layouts: new Map([...task.layouts].filter(([, file]) => file !== lost)),
    errorPage: task.errorPage === lost ? undefined : task.errorPage,
    site: task.site === lost ? undefined : task.site,
  };
}

function lostFault(place: { file: string; route?: string }, error: unknown): Fault {
  return {
    what: `${place.file} hangs or ends its thread`,
    ...place,
    why: `While it was loaded or rendered: ${messageOf(error)}.`,
    fix: 'Look for an endless loop, an endless wait, or a call that ends the process.',
  };
}
