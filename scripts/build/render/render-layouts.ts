import { BuildFailure } from '../faults/fault.ts';
import { hungFault } from '../faults/thrown-fault.ts';
import { filesOf, type LayoutsResult, type LayoutsTask, Stage } from './thread-messages.ts';
import type { ThreadPool } from './thread-pool.ts';

/**
 * Renders in a thread what all pages share.
 *
 * @throws BuildFailure for a file that ends the thread: without it, no page can be rendered.
 */
export async function renderLayouts(task: LayoutsTask, pool: ThreadPool): Promise<LayoutsResult> {
  const files = filesOf(task);
  const stages = new Int32Array(new SharedArrayBuffer(4 * Math.max(1, files.length)));
  try {
    return await pool.run(task, stages);
  } catch (error) {
    const hung = files[stages.indexOf(Stage.rendering)];
    throw hung === undefined ? error : new BuildFailure([hungFault({ file: hung }, error)]);
  }
}
