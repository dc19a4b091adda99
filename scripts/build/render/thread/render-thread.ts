/**
 * The entry point of a render thread, which runs the code of pages, layouts and blocks. If that code throws, exits or never
 * ends, the main thread still runs and reports it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { SiteContext } from '../site-context.ts';
import type { ThreadAnswer, ThreadRequest, ThreadSetting, ThreadStep } from '../thread-messages.ts';
import type { OnStep } from './load-pages.ts';
import { renderLayoutsAndErrors } from './render-layouts-and-errors.ts';
import { renderShard } from './render-shard.ts';
import { SiteCode } from './site-code.ts';

const setting = workerData as ThreadSetting;

process.env.NODE_ENV = setting.react;
// Loads React now, while the first bundle is still being made.
const code = new SiteCode(setting);

let lastContext: SiteContext | undefined;

parentPort?.on('message', async (request: ThreadRequest) => {
  lastContext = request.context ?? lastContext;
  await answerTo(request)
    .then(post)
    .catch((error: unknown) => post({ error }));
});

function post(message: ThreadStep | ThreadAnswer): void {
  parentPort?.postMessage(message);
}

async function answerTo({ task }: ThreadRequest): Promise<ThreadAnswer> {
  const onStep: OnStep = (file) => post({ file });
  if (task.kind === 'layouts') return { result: await renderLayoutsAndErrors(task, onStep, code) };
  if (!lastContext) throw new Error('A shard was sent to a render thread without the site context');
  const { timeout } = setting;
  return { result: await renderShard(task, { context: lastContext, code, timeout, onStep }) };
}
