import { checkMarkup, type MarkupScan } from '../../check/check-markup.ts';
import type { CodeSource } from '../../faults/fault.ts';
import { originIn } from './modules/find-origin.ts';
import { addFaults } from './task-faults.ts';

/**
 * Adds the faults in the HTML of a page, a layout or an error page to those of the task.
 *
 * @param layoutIds the ids of the layout around it.
 */
export function addMarkupFaults(
  scan: MarkupScan,
  source: CodeSource,
  behaviorUrls: Readonly<Record<string, string>>,
  layoutIds: readonly string[] = [],
): void {
  const behaviors = Object.keys(behaviorUrls);
  addFaults(checkMarkup(scan, source, behaviors, layoutIds, originIn));
}
