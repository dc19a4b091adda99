/**
 * The entry point of a render thread, which runs the code of pages, layouts and blocks. If that code throws, exits or never
 * ends, the main thread still runs and reports it.
 */
import { faultsOf } from '../../faults/faults-of.ts';
import type { SiteContext } from '../../site-context.ts';
import type { Task } from '../thread-messages.ts';
import { guardThread } from './guard-thread.ts';
import { invalidateModules } from './modules/module-graph.ts';
import { renderExamples } from './render-examples.ts';
import { renderLayoutsAndErrors } from './render-layouts-and-errors.ts';
import { renderShard } from './render-shard.ts';
import { takeFaults } from './task-faults.ts';
import { listen, post } from './to-main-thread.ts';

guardThread();

let context: SiteContext | undefined;

listen(async (input) => {
  if (input.type === 'context') context = input.context;
  else if (input.type === 'changed') invalidateModules(input.changed);
  else await answer(input.task);
});

async function answer(task: Task): Promise<void> {
  try {
    const result = await perform(task);
    post({ type: 'answer', result, faults: await takeFaults() });
  } catch (error) {
    post({ type: 'answer', faults: [...(await takeFaults()), ...faultsOf(error)] });
  }
}

async function perform(task: Task) {
  if (task.kind === 'layouts') return renderLayoutsAndErrors(task);
  if (task.kind === 'examples') return renderExamples(task);
  if (!context) throw new Error('A shard was sent to a render thread without the site context');
  return renderShard(task, context);
}
