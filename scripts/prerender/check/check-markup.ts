import { REST_ID, STATE_ID } from '../../shared/markers.ts';
import type { CodeSource, Fault } from '../faults/fault.ts';
import type { MarkupScan } from './scan-markup.ts';

/** Finds faults in the HTML of a single page or layout. */
export function checkMarkup(
  scan: MarkupScan,
  source: CodeSource,
  behaviors: readonly string[],
  layoutIds: readonly string[] = [],
): Fault[] {
  const taken = new Set([...layoutIds, STATE_ID, REST_ID]);
  const repeated = [...scan.repeatedIds, ...scan.ids.filter((id) => taken.has(id))];
  return [
    ...repeated.map((id) => ({
      what: `The id "${id}" is used more than once`,
      ...source,
      why: 'Links, labels and scripts find only the first of the elements.',
      fix: 'Give each element its own id; inside an island, `useId` makes unique ones.',
    })),
    ...scan.inlineCode.map((code) => ({
      what: `Inline code: ${code}`,
      ...source,
      why: 'The content security policy blocks inline scripts, event handlers and styles.',
      fix: 'Use a class and a stylesheet for styling, a behavior or an island for interaction.',
    })),
    ...scan.misplaced.map((pair) => ({
      what: `Invalid nesting: ${pair}`,
      ...source,
      why: 'Browsers close or move elements and text that are not allowed there, so the page would differ from its source.',
      fix: 'Use another element for one of the two, or move the inner one out.',
    })),
    ...scan.behaviors
      .filter((name) => !behaviors.includes(name))
      .map((name) => ({
        what: `Unknown behavior "${name}"`,
        ...source,
        why: `No file is named ${name}.behavior.ts. The behaviors are: ${behaviors.join(', ') || 'none'}.`,
        fix: `Correct data-behavior="${name}", or add the file under components/.`,
      })),
  ];
}
