/**
 * The entry point of a render thread, which runs the code of pages, layouts and blocks. If that code throws, exits or never
 * ends, the main thread still runs and reports it.
 */
import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { faultsOf } from '../../faults/faults-of.ts';
import type { Task, ThreadInput } from '../thread-messages.ts';
import { invalidateModules } from './modules/module-graph.ts';
import { renderExamples } from './render-examples.ts';
import { renderLayoutsAndErrors } from './render-layouts-and-errors.ts';
import { renderShard } from './render-shard.ts';
import { guardThread, takeFaults } from './site-code.ts';
import { post } from './this-thread.ts';

guardThread();
// The thread is ended without an exit, at which Node would keep what it has compiled.
flushCompileCache();

parentPort?.on('message', async (input: ThreadInput) => {
  if ('changed' in input) return invalidateModules(input.changed);
  try {
    const result = await resultOf(input.task);
    post({ type: 'answer', result, faults: await takeFaults() });
  } catch (error) {
    post({ type: 'answer', faults: [...(await takeFaults()), ...faultsOf(error)] });
  }
});

function resultOf(task: Task) {
  if (task.kind === 'layouts') return renderLayoutsAndErrors(task);
  return task.kind === 'examples' ? renderExamples(task) : renderShard(task);
}
