/**
 * The entry of a render thread, which runs all code of pages, layouts and blocks. Whatever that code does (throw, exit,
 * loop, print), the main thread goes on and can report it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadAnswer, ThreadRequest, ThreadSetting } from '../messages.ts';
import type { SiteContext } from '../page.ts';
import { renderLayoutParts } from './render-layout-parts.ts';
import { renderShard } from './render-shard.ts';
import { UserCode } from './user-code.ts';

const { react, base, timeout } = workerData as ThreadSetting;

// There is time for this: the first bundle is not ready yet.
const code = new UserCode(react, base);

let known: SiteContext | undefined;

parentPort?.on('message', async ({ task, stages, context = known }: ThreadRequest) => {
  known = context;
  const answer: ThreadAnswer = await answerTo(task, stages).catch((error: unknown) => ({ error }));
  parentPort?.postMessage(answer);
});

async function answerTo(task: ThreadRequest['task'], stages: Int32Array): Promise<ThreadAnswer> {
  if (task.kind === 'layouts') return { result: await renderLayoutParts(task, stages, code) };
  if (!known) throw new Error('pages came before what they share');
  return { result: await renderShard(task, { context: known, stages, code, timeout }) };
}
