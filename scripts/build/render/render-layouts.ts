import { BuildFailure } from '../faults/fault.ts';
import { hungFault } from '../faults/thrown-fault.ts';
import type { LayoutsResult, LayoutsTask } from './thread-messages.ts';
import { ThreadEnded, type ThreadPool } from './thread-pool.ts';

/**
 * Renders in a thread what all pages share.
 *
 * @throws BuildFailure for a file that ends the thread: without it, no page can be rendered.
 */
export async function renderLayouts(task: LayoutsTask, pool: ThreadPool): Promise<LayoutsResult> {
  try {
    return await pool.run(task);
  } catch (error) {
    if (!(error instanceof ThreadEnded) || error.file === undefined) throw error;
    throw new BuildFailure([hungFault({ file: error.file }, error)]);
  }
}
