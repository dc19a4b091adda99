import { isTextOrChoice, readValue, writeValue } from './field-values.ts';
import type { RecordedEvent } from './interactions.ts';
import { keepSelection } from './keep-selection.ts';

/**
 * Notes what a visitor has done in an element, before React hydrates it: what is entered, open, selected and scrolled, and
 * where the focus is.
 *
 * @param recorded the events that are to be replayed.
 * @returns a function to be called after that. It tells React what was entered, and carries all of it over to the
 *   elements that React, or somebody else, has drawn anew.
 */
export function carryOver(element: HTMLElement, recorded: Map<string, RecordedEvent>): () => void {
  const before = [...element.querySelectorAll('*')];
  const focused = before.find((each) => each === document.activeElement);
  const select = keepSelection(element);
  // The field in use first: when React is told of one, it overwrites the others.
  const notes = new Map(
    (focused ? [focused, ...before] : before).map((each) => [each, note(each)]),
  );

  return () => {
    const successors = findSuccessors(before, element);
    for (const each of recorded.values()) each.target = findTarget(each, element);
    for (const [old, { value }] of notes) {
      const heir = successors.get(old);
      if (heir) writeValue(heir, value);
    }
    const redrawn = [...successors].filter(([old, heir]) => old !== heir);
    if (redrawn.length === 0) return;
    for (const [old, heir] of redrawn) {
      if (heir instanceof HTMLDetailsElement) heir.open = !!notes.get(old)?.isOpen;
    }
    if (focused) moveFocus(focused, successors.get(focused));
    // React has noticed.
    recorded.delete('focusin');
    select(successors);
    for (const [old, heir] of redrawn) Object.assign(heir, notes.get(old)?.scroll);
  };
}

function note(element: Element) {
  const { scrollLeft, scrollTop } = element;
  const isOpen = element.hasAttribute('open');
  return { value: readValue(element), isOpen, scroll: { scrollLeft, scrollTop } };
}

/** What was used, or what has taken its place, or the place of the nearest element around it. */
function findTarget({ path, elements }: RecordedEvent, element: HTMLElement): Element | undefined {
  const successors = findSuccessors(elements, element);
  const used = path.find((each) => successors.has(each as Element));
  return successors.get(used as Element);
}

function moveFocus(old: Element, heir: Element | undefined): void {
  if (!(heir instanceof HTMLElement)) return;
  heir.focus({ preventScroll: true });
  if (!isTextOrChoice(old) || !isTextOrChoice(heir)) return;
  const { selectionStart, selectionEnd, selectionDirection } = old;
  // In an e-mail field, say, browsers tell nobody where the caret is.
  if (selectionStart === null || heir.selectionStart === null) return;
  heir.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

/** What an element is known by, the surest first. */
const TRAITS: readonly ((element: Element) => unknown)[] = [
  (element) => element,
  ({ tagName, id }) => id && `${tagName}#${id}`,
  (element) => element.hasAttribute('name') && kindOf(element, 'name', 'value'),
  (element) => kindOf(element.parentElement, 'class') + kindOf(element, 'class', 'type'),
  (element) => kindOf(element, 'class', 'type'),
  (element) => kindOf(element.parentElement) + kindOf(element, 'type'),
  (element) => kindOf(element, 'type'),
];

/**
 * Finds the elements that have taken the place of others: the element itself, if it is still there, else the one that has
 * most in common with it. Of several that have the same, the first succeeds the first.
 *
 * @param before all elements that were in `root`, in document order.
 */
export function findSuccessors(before: readonly Element[], root: Element): Map<Element, Element> {
  const successors = new Map<Element, Element>();
  let heirs = [...root.querySelectorAll('*')];
  for (const trait of TRAITS) {
    const waiting = Map.groupBy(
      before.filter((old) => !successors.has(old)),
      trait,
    );
    heirs = heirs.filter((heir) => {
      const key = trait(heir);
      const old = key ? waiting.get(key)?.shift() : undefined;
      if (old) successors.set(old, heir);
      return !old;
    });
  }
  return successors;
}

function kindOf(element: Element | null, ...names: string[]): string {
  return [element?.tagName, ...names.map((name) => element?.getAttribute(name))].join('\n');
}
