import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import {
  BEHAVIOR_ATTRIBUTE,
  BEHAVIOR_NEAR_ATTRIBUTE,
  MESSAGE_PLACEHOLDER,
  ORIGIN_ATTRIBUTE,
  PAGE_STYLES_ID,
  STATE_ID,
} from '../../shared/markers.ts';
import { attributeOf } from '../document/html-tree.ts';
import type { Mismatch } from '../document/read-html.ts';
import type { CodeSource, Fault } from '../faults/fault.ts';
import { headElement } from './head-elements.ts';
import { type Reference, referencesIn } from './references.ts';

/** What is wrong with HTML, wherever it is from. */
export interface MarkupFault extends Pick<Fault, 'what' | 'why' | 'fix'> {
  /** The stack of the JSX or `createElement` that has made the element, if any has. */
  stack?: string | undefined;
}

/** Values of `type` on a `<script>` that browsers do not run. */
const DATA_BLOCK = /^(application\/(ld\+)?json|text\/plain)$/;

/** Everything the checks need to know about HTML. */
export interface MarkupFindings {
  faults: readonly MarkupFault[];
  ids: readonly string[];
  /** URLs of links, pictures and other files, each once. */
  references: readonly Reference[];
  /** Names of all behaviors. */
  behaviors: readonly string[];
  /** Names of behaviors without `data-behavior-near`: fetched when the page is idle, wherever their element is. */
  earlyBehaviors: readonly string[];
  /** Whether MESSAGE_PLACEHOLDER is in an attribute or in the props of an island. */
  hasMessageInAttribute: boolean;
}

/** Collects what the checks need while the elements of a page are visited in document order. */
export class MarkupChecker implements MarkupFindings {
  readonly faults: MarkupFault[] = [];
  readonly ids: string[] = [];
  readonly references: Reference[] = [];
  readonly behaviors: string[] = [];
  readonly earlyBehaviors: string[] = [];
  hasMessageInAttribute = false;
  readonly #urls = new Set<string>();

  /** @param isLive true in an island, whose event handlers React attaches. */
  element(element: Tree.Element, isLive: boolean): void {
    const { tagName } = element;
    // What elementProps has noted: a function among the props, if there is one, and where the element was made.
    const [prop = '', stack] = attributeOf(element, ORIGIN_ATTRIBUTE)?.split('\n\n') ?? [];
    const isAction = prop === 'action' || prop === 'formAction';
    if (isAction || (prop !== '' && !isLive)) {
      this.faults.push({
        what: `${prop} on <${tagName}> would do nothing`,
        why: isAction
          ? 'React would send the function as an inline script, which the content security policy blocks.'
          : 'Only islands have React in the browser, and this element is outside them.',
        fix: isAction
          ? 'Write a URL, or an island whose form has `onSubmit`.'
          : 'Write an island or a behavior.',
        stack,
      });
    }
    const misplaced = headElement(element);
    if (misplaced) {
      this.faults.push({
        what: `${misplaced.tag} is not in the head`,
        why: 'What a page, a layout or an island renders goes into the body, where it has no effect, or a wrong one.',
        fix: misplaced.fix,
        stack,
      });
    }
    if (tagName === 'style') this.faults.push(inlineCode('a <style>'));
    if (tagName === 'script' && !DATA_BLOCK.test(attributeOf(element, 'type') ?? '')) {
      if (attributeOf(element, 'src') === undefined) this.faults.push(inlineCode('a <script>'));
      else this.faults.push(onlyLoaded('<script src>'));
    }
    if (tagName === 'template' && attributeOf(element, 'shadowrootmode') !== undefined)
      this.faults.push(onlyLoaded('<template shadowrootmode>'));
  }

  attribute(element: Tree.Element, name: string, value: string): void {
    if (name === 'id') {
      if (this.ids.includes(value)) this.faults.push(repeatedId(value));
      else this.ids.push(value);
    } else if (name === BEHAVIOR_ATTRIBUTE) {
      const isNear = attributeOf(element, BEHAVIOR_NEAR_ATTRIBUTE) !== undefined;
      if (!this.behaviors.includes(value)) this.behaviors.push(value);
      if (!isNear && !this.earlyBehaviors.includes(value)) this.earlyBehaviors.push(value);
    } else if (name === 'style' || /^on[a-z]/.test(name)) {
      this.faults.push(inlineCode(`${name} on <${element.tagName}>`));
    }
    for (const reference of referencesIn(element, name, value)) {
      const key = `${reference.kind} ${reference.directive} ${reference.url}`;
      if (!this.#urls.has(key)) this.references.push(reference);
      this.#urls.add(key);
    }
    if (value.includes(MESSAGE_PLACEHOLDER)) this.hasMessageInAttribute = true;
  }

  mismatch({ what, near }: Mismatch): void {
    this.faults.push({
      what: `Invalid nesting: ${what}`,
      why: `Browsers close, move or leave out what is not allowed in its place, so the first load and a visit would show different pages. Look at:\n${near}`,
      fix: 'Give each element an end tag and a place where it is allowed, or use another element.',
    });
  }

  strayIsland(): void {
    this.faults.push({
      what: 'An island is not where it was rendered',
      why: 'There is a <react-island> that is not the element of an imported island, or one is missing where React leaves elements out.',
      fix: 'Import the island, and render it where an element is allowed.',
    });
  }
}

/**
 * The faults in the HTML of a single page, layout or error page.
 *
 * @param source what the HTML was made by.
 * @param behaviors the names of all behaviors.
 * @param layoutIds the ids of the layout around a page.
 * @param originIn finds the place in the sources that a stack leads to.
 */
export function checkMarkup(
  findings: MarkupFindings,
  source: CodeSource,
  behaviors: readonly string[],
  layoutIds: readonly string[],
  originIn: (stack: string) => { file: string; line: number } | undefined,
): Fault[] {
  const reservedIds = [...layoutIds, STATE_ID, PAGE_STYLES_ID];
  const faults: MarkupFault[] = [
    ...findings.faults,
    ...findings.ids.filter((id) => reservedIds.includes(id)).map(repeatedId),
    ...findings.behaviors
      .filter((name) => !behaviors.includes(name))
      .map((name) => ({
        what: `Unknown behavior "${name}"`,
        why: `No file is named ${name}.behavior.ts. The behaviors are: ${behaviors.join(', ') || 'none'}.`,
        fix: `Correct data-behavior="${name}", or add the file under components/.`,
      })),
  ];
  return faults.map(({ stack, ...fault }) => ({
    ...fault,
    ...source,
    ...(stack && originIn(stack)),
  }));
}

function repeatedId(id: string): MarkupFault {
  return {
    what: `The id "${id}" is used more than once`,
    why: 'Links, labels and scripts find only the first of the elements.',
    fix: 'Give each element its own id; `useId` makes unique ones.',
  };
}

function inlineCode(code: string): MarkupFault {
  return {
    what: `Inline code: ${code}`,
    why: 'The content security policy blocks inline scripts, event handlers and styles.',
    fix: 'Use a class and a stylesheet for styling, a behavior or an island for interaction.',
  };
}

function onlyLoaded(tag: string): MarkupFault {
  return {
    what: `${tag} would not work after a visit`,
    why: 'Browsers run scripts and make shadow roots only when they load a document, not when a visit shows a page.',
    fix: 'Write a behavior or an island; scripts of others go into `thirdParties` in layouts/_site.ts.',
  };
}
