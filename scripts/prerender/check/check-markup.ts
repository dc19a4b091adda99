import { REST_ID, STATE_ID } from '../../shared/markers.ts';
import type { CodeSource, Fault } from '../faults/fault.ts';
import type { MarkupScan } from './markup-findings.ts';

interface MarkupSettings {
  /** What the HTML was made by. */
  source: CodeSource;
  /** The names of all behaviors. */
  behaviors: readonly string[];
  /** The ids of the layout around a page. */
  layoutIds?: readonly string[] | undefined;
  /** Finds the place in the sources that a stack leads to. */
  placeOf?: (stack: string) => { file: string; line: number } | undefined;
}

/** Finds faults in the HTML of a single page, layout or error page. */
export function checkMarkup(
  scan: MarkupScan,
  { source, behaviors, layoutIds = [], placeOf }: MarkupSettings,
): Fault[] {
  const taken = new Set([...layoutIds, STATE_ID, REST_ID]);
  const repeated = [...scan.repeatedIds, ...scan.ids.filter((id) => taken.has(id))];
  const placed = (stack: string | undefined) => ({ ...source, ...(stack && placeOf?.(stack)) });
  // An island that is missing may be part of what is misread.
  const hasStrayIslands = scan.hasStrayIslands && scan.misreadings.length === 0;
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
    ...scan.onlyLoaded.map((found) => ({
      what: `${found} would not work after a visit`,
      ...source,
      why: 'Browsers run scripts and make shadow roots only when they load a document, not when a visit shows a page.',
      fix: 'Write a behavior or an island; scripts of others go into `thirdParties` in layouts/_site.ts.',
    })),
    ...scan.misreadings.map(({ found, near }) => ({
      what: found,
      ...source,
      why: `Browsers close, move or leave out what is not allowed in its place, so the first load and a visit would show different pages. Look at:\n${near}`,
      fix: 'Give each element an end tag and a place where it is allowed, or use another element.',
    })),
    ...scan.headElements.map(({ found, fix, stack }) => ({
      what: `${found} is not in the head`,
      ...placed(stack),
      why: 'What a page, a layout or an island renders goes into the body, where it has no effect, or a wrong one.',
      fix,
    })),
    ...scan.deadProps.map(({ found, stack }) => ({
      what: `${found} would do nothing`,
      ...placed(stack),
      ...adviceFor(found),
    })),
    ...(hasStrayIslands ? [strayIslandFault(source)] : []),
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

function adviceFor(deadProp: string): Pick<Fault, 'why' | 'fix'> {
  return /^(a|formA)ction /.test(deadProp)
    ? {
        why: 'React would send the function as an inline script, which the content security policy blocks.',
        fix: 'Write a URL, or an island whose form has `onSubmit`.',
      }
    : {
        why: 'Only islands have React in the browser, and this element is outside them.',
        fix: 'Write an island or a behavior.',
      };
}

function strayIslandFault(source: CodeSource): Fault {
  return {
    what: 'An island is not where it was rendered',
    ...source,
    why: 'There is a <react-island> that is not the element of an imported island, or one is missing where React leaves elements out.',
    fix: 'Import the island, and render it where an element is allowed.',
  };
}
