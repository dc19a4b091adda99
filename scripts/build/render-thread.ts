/**
 * What runs in a render thread: all code of pages, layouts and blocks. Whatever that code does (throw, exit,
 * loop, print), the main thread goes on and can tell of it.
 */
import { renderLayouts as renderSharedParts } from './render-layouts.ts';
import { renderRoutes as renderPages } from './render-routes.ts';
import {
  type LayoutsResult,
  type LayoutsTask,
  RouteStage,
  type RoutesResult,
  type RoutesTask,
} from './render-task.ts';
import { UserCode } from './user-code.ts';

/** One for the thread: React and the shapes of pages it has seen are worth keeping. */
let code: UserCode | undefined;

export function renderLayouts(task: LayoutsTask): Promise<LayoutsResult> {
  new Int32Array(task.progress).fill(RouteStage.rendering);
  code ??= new UserCode(task.base);
  return renderSharedParts(task, code);
}

export function renderRoutes(task: RoutesTask): Promise<RoutesResult> {
  code ??= new UserCode(task.context.base);
  return renderPages(task, code);
}
