import type { LayoutsResult, RenderedLayout } from '../render/messages.ts';

/** Error pages stand in the layout `default`, or the only one there is; they are served under any address. */
export function errorLayout(layouts: LayoutsResult['layouts']): RenderedLayout | undefined {
  return layouts.default ?? Object.values(layouts)[0];
}
