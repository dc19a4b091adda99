/**
 * The entry point of a render thread, which runs the code of pages, layouts and blocks. If that code throws, exits or never
 * ends, the main thread still runs and reports it.
 */
import type { SiteContext } from '../site-context.ts';
import type { ThreadRequest, ThreadResult } from '../thread-messages.ts';
import { guardThread } from './guard.ts';
import { listen, post } from './main-thread.ts';
import { invalidateModules } from './module-graph.ts';
import { renderExamples } from './render-examples.ts';
import { renderLayoutsAndErrors } from './render-layouts-and-errors.ts';
import { renderShard } from './render-shard.ts';

guardThread();

let lastContext: SiteContext | undefined;

listen(async (request) => {
  lastContext = request.context ?? lastContext;
  if (request.changes) invalidateModules(request.changes.files);
  await resultOf(request)
    .then((result) => post({ result }))
    .catch((error: unknown) => post({ error }));
});

async function resultOf({ task }: ThreadRequest): Promise<ThreadResult> {
  if (task.kind === 'layouts') return renderLayoutsAndErrors(task);
  if (task.kind === 'examples') return renderExamples(task);
  if (!lastContext) throw new Error('A shard was sent to a render thread without the site context');
  return renderShard(task, lastContext);
}
