/**
 * What runs in a render thread: all code of pages, layouts and blocks. Whatever that code does (throw, exit,
 * loop, print), the main thread goes on and can tell of it.
 */

import { loadReact } from './load-react.ts';
import { renderLayouts as renderSharedParts } from './render-layouts.ts';
import { renderRoutes as renderPages } from './render-routes.ts';
import type { LayoutsResult, LayoutsTask, RoutesResult, RoutesTask } from './render-task.ts';
import { UserCode } from './user-code.ts';

// The thread waits for its first bundle anyway.
loadReact('production');
loadReact('development');

/** One for the thread: React and the shapes of pages it has seen are worth keeping. */
let code: UserCode | undefined;

export function renderLayouts(task: LayoutsTask): Promise<LayoutsResult> {
  code ??= new UserCode(task.base);
  return renderSharedParts(task, code);
}

export function renderRoutes(task: RoutesTask): Promise<RoutesResult> {
  code ??= new UserCode(task.context.base);
  return renderPages(task, code);
}
