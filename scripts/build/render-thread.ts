/**
 * What runs in a render thread: all code of pages, layouts and blocks. Whatever that code does (throw, exit,
 * loop, print), the main thread goes on and can tell of it.
 */

import type { Fault } from './fault.ts';
import { loadReact } from './load-react.ts';
import { renderLayouts as renderSharedParts } from './render-layouts.ts';
import { renderPreviews as drawPreviews } from './render-previews.ts';
import { renderRoutes as renderPages } from './render-routes.ts';
import type {
  LayoutsResult,
  LayoutsTask,
  PreviewsTask,
  RoutesResult,
  RoutesTask,
} from './render-task.ts';
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

export function renderPreviews(task: PreviewsTask): Promise<readonly Fault[]> {
  code ??= new UserCode('/');
  return drawPreviews(task, code);
}

export function renderRoutes(task: RoutesTask): Promise<RoutesResult> {
  code ??= new UserCode(task.context.base);
  return renderPages(task, code);
}
