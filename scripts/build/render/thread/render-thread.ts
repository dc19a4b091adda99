/**
 * What runs in a render thread: all code of pages, layouts and blocks. Whatever that code does (throw, exit,
 * loop, print), the main thread goes on and can tell of it.
 */

import type { LayoutsResult, LayoutsTask, RoutesResult, RoutesTask } from '../messages.ts';
import { loadReact } from './load-react.ts';
import { renderLayouts as renderSharedParts } from './render-layouts.ts';
import { renderRoutes as renderPages } from './render-shard.ts';
import { UserCode } from './user-code.ts';

// The thread waits for its first bundle anyway.
loadReact('production');

/** One for the thread, which keeps React. */
let code: UserCode | undefined;

export function renderLayouts(task: LayoutsTask): Promise<LayoutsResult> {
  code ??= new UserCode(task.react, task.base);
  return renderSharedParts(task, code);
}

export function renderRoutes(task: RoutesTask): Promise<RoutesResult> {
  code ??= new UserCode(task.context.react, task.context.base);
  return renderPages(task, code);
}
