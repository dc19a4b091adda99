import type { ClientBundle } from '../bundle/bundle-client.ts';
import type { SiteModules } from '../discover/discover-modules.ts';
import type { Fault } from '../faults/fault.ts';
import { lostFault } from '../faults/lost-fault.ts';
import {
  type LayoutsResult,
  type LayoutsTask,
  type RenderedLayout,
  Stage,
  sharedFiles,
} from './messages.ts';
import { PLAIN_LAYOUT } from './plain-layout.ts';
import type { ThreadPool } from './thread-pool.ts';

/** Asks for the layouts, the error pages and the facts of a site. */
export function layoutsTask(
  bundle: string,
  { layouts, errorPage, site }: SiteModules,
  { islands: islandUrls, behaviors: behaviorUrls }: ClientBundle,
): LayoutsTask {
  return { kind: 'layouts', bundle, layouts, errorPage, site, islandUrls, behaviorUrls };
}

/** Has a thread render what all pages share. A file that takes the thread down is a fault, and the others are rendered without. */
export async function renderLayouts(task: LayoutsTask, pool: ThreadPool): Promise<LayoutsResult> {
  const faults: Fault[] = [];
  const layouts: Record<string, RenderedLayout> = {};
  let rest = task;
  for (;;) {
    const files = sharedFiles(rest);
    const stages = new Int32Array(new SharedArrayBuffer(4 * Math.max(1, files.length)));
    try {
      const result = await pool.run(rest, stages);
      return {
        ...result,
        layouts: { ...result.layouts, ...layouts },
        faults: [...faults, ...result.faults],
      };
    } catch (error) {
      const lost = files[stages.indexOf(Stage.rendering)];
      if (lost === undefined) throw error;
      faults.push(lostFault({ file: lost }, error));
      for (const [name, file] of rest.layouts) {
        if (file === lost) layouts[name] = { ...PLAIN_LAYOUT, name, hasFaults: true };
      }
      rest = without(rest, lost);
    }
  }
}

/** The task without a file that took the thread down. */
function without(task: LayoutsTask, lost: string): LayoutsTask {
  return {
    ...task,
    layouts: new Map([...task.layouts].filter(([, file]) => file !== lost)),
    errorPage: task.errorPage === lost ? undefined : task.errorPage,
    site: task.site === lost ? undefined : task.site,
  };
}
