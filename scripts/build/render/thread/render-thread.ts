/**
 * The entry point of a render thread, which runs the code of pages, layouts and blocks. If that code throws, exits or never
 * ends, the main thread still runs and reports it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { SiteContext } from '../page.ts';
import type { ThreadAnswer, ThreadRequest, ThreadSetting } from '../thread-messages.ts';
import { renderLayoutsAndErrors } from './render-layouts-and-errors.ts';
import { renderShard } from './render-shard.ts';
import { SiteCode } from './site-code.ts';

const setting = workerData as ThreadSetting;

// Loads React now, while the first bundle is still being made.
const code = new SiteCode(setting);

let lastContext: SiteContext | undefined;

parentPort?.on('message', async ({ task, stages, context = lastContext }: ThreadRequest) => {
  lastContext = context;
  const answer: ThreadAnswer = await answerTo(task, stages).catch((error: unknown) => ({ error }));
  parentPort?.postMessage(answer);
});

async function answerTo(task: ThreadRequest['task'], stages: Int32Array): Promise<ThreadAnswer> {
  if (task.kind === 'layouts') return { result: await renderLayoutsAndErrors(task, stages, code) };
  if (!lastContext) throw new Error('A shard was sent to a render thread without the site context');
  return {
    result: await renderShard(task, {
      context: lastContext,
      stages,
      code,
      timeout: setting.timeout,
    }),
  };
}
