import { BEHAVIOR_WHEN_ATTRIBUTE, STATE_ID } from '../../shared/markers.ts';
import type { Fault } from '../faults/fault.ts';
import type { MarkupScan } from './scan-markup.ts';

/** Faults that show in the HTML of one page or layout alone. */
export function checkMarkup(
  scan: MarkupScan,
  place: { file: string; route?: string },
  behaviors: readonly string[],
  idsAround: readonly string[] = [],
): Fault[] {
  const taken = new Set([...idsAround, STATE_ID]);
  const repeated = [...scan.repeatedIds, ...scan.ids.filter((id) => taken.has(id))];
  return [
    ...repeated.map((id) => ({
      what: `The id "${id}" stands more than once`,
      ...place,
      why: 'Links, labels and scripts would find only the first of the elements.',
      fix: 'Give each element an id of its own; `useId` makes unique ones inside an island.',
    })),
    ...scan.inlineCode.map((code) => ({
      what: `Inline code: ${code}`,
      ...place,
      why: 'The content security policy admits no inline script, event handler or style.',
      fix: 'Use a class and a stylesheet for looks, a behavior or an island for actions.',
    })),
    ...scan.misplaced.map((pair) => ({
      what: `Invalid nesting: ${pair}`,
      ...place,
      why: 'Browsers close or move elements that cannot stand there, so that the page differs from its source.',
      fix: 'Take another element for one of the two, or move the inner one out.',
    })),
    ...scan.behaviors
      .filter((name) => !behaviors.includes(name))
      .map((name) => ({
        what: `Unknown behavior "${name}"`,
        ...place,
        why: `There is no ${name}.behavior.ts; there is ${behaviors.join(', ') || 'none at all'}.`,
        fix: `Correct data-behavior="${name}", or add the file under components/.`,
      })),
    ...scan.misspelledTimes.map((when) => ({
      what: `Unknown ${BEHAVIOR_WHEN_ATTRIBUTE}="${when}"`,
      ...place,
      why: 'A behavior can wait for nothing else than that its element is near.',
      fix: `Write ${BEHAVIOR_WHEN_ATTRIBUTE}="visible", or leave it out for what may also come when the page is idle.`,
    })),
  ];
}
