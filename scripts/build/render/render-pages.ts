import type { Shard } from '../bundle/bundle-shard.ts';
import { deferRejection } from '../defer-rejection.ts';
import { BuildFailure, type Fault } from '../faults/fault.ts';
import { hungFault } from '../faults/thrown-fault.ts';
import type { PageResult, PlannedPage, SiteContext } from './page.ts';
import { planPages } from './plan-pages.ts';
import { type ShardResult, type ShardTask, Stage } from './thread-messages.ts';
import type { ThreadPool } from './thread-pool.ts';

/** The pages of some shards, with the faults found while they were bundled and rendered. */
export interface PageResults {
  pages: readonly PageResult[];
  faults: readonly Fault[];
}

/**
 * Renders pages in threads, one shard per thread at a time, each as soon as it is bundled.
 *
 * @param paths of all routes of the site.
 * @param onShard is called with what a shard's pages have printed, and how many pages are done.
 * @throws BuildFailure when the system refuses to write a page, because it would refuse the others, too.
 */
export async function renderPages(
  shards: readonly Promise<Shard>[],
  paths: ReadonlySet<string>,
  context: SiteContext,
  pool: ThreadPool,
  onShard: (printed: readonly string[], done: number) => void,
): Promise<PageResults> {
  const results = shards.map((shard) =>
    deferRejection(shard.then((bundled) => renderInThread(bundled, paths, context, pool))),
  );
  const pages: PageResult[] = [];
  const faults: Fault[] = [];
  for (const result of results) {
    const shard = await result;
    pages.push(...shard.pages);
    faults.push(...shard.faults);
    onShard(shard.printed, pages.length);
    if (shard.writeFailed) throw new BuildFailure(faults);
  }
  return { pages, faults };
}

/** Renders a shard. A page that ends the thread becomes a fault, and the shard is rendered again without it. */
async function renderInThread(
  shard: Shard,
  paths: ReadonlySet<string>,
  context: SiteContext,
  pool: ThreadPool,
): Promise<ShardResult> {
  const { bundle } = shard;
  const faults = [...shard.faults];
  let pages = planPages(shard, paths);
  let oneByOne = false;
  for (;;) {
    const task: ShardTask = { kind: 'shard', bundle, pages, oneByOne };
    const stages = new Int32Array(new SharedArrayBuffer(4 * Math.max(1, pages.length)));
    try {
      const result = await pool.run(task, stages, context);
      return { ...result, faults: [...faults, ...result.faults] };
    } catch (error) {
      const [hung, ...others] = findHung(pages, stages);
      if (!hung) throw error;
      if (others.length > 0) {
        oneByOne = true;
        continue;
      }
      const isPicture = PICTURE_STAGES.includes(stages[pages.indexOf(hung)] ?? -1);
      const file = (isPicture && context.preview?.file) || hung.file;
      faults.push(hungFault({ file, route: hung.path }, error));
      pages = pages.filter((page) => page !== hung);
    }
  }
}

const PICTURE_STAGES: readonly number[] = [Stage.painting, Stage.compressing];

/** The page that was being worked on when the thread ended, or else the pages that were waiting for something. */
function findHung(pages: readonly PlannedPage[], stages: Int32Array): PlannedPage[] {
  const pagesIn = (...wanted: number[]) =>
    pages.filter((_, index) => wanted.includes(stages[index] ?? -1));
  const busy = pagesIn(Stage.evaluating, Stage.rendering, Stage.painting);
  return busy.length > 0 ? busy : pagesIn(Stage.loading, Stage.compressing);
}
