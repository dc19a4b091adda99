import type { LayoutsResult, RenderedLayout } from '../render/thread-messages.ts';

/** The layout of error pages: `default`, or the only one there is. */
export function layoutOfErrorPages(layouts: LayoutsResult['layouts']): RenderedLayout | undefined {
  return layouts.default ?? Object.values(layouts)[0];
}
