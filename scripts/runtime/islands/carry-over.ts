import { enter, isTextOrChoice, readEntry } from './entries.ts';
import { keepSelection } from './keep-selection.ts';
import { findSuccessors } from './successors.ts';
import type { RecordedEvent } from './waiting-island.ts';

/**
 * Notes what a visitor has done in an element, before React hydrates it: what is entered, open, selected and scrolled,
 * and where the focus is.
 *
 * @param recorded the events that are to be replayed.
 * @returns a function to be called after that. It tells React what was entered, and carries all of it over to the
 *   elements that React, or somebody else, has drawn anew.
 */
export function carryOver(element: HTMLElement, recorded: Map<string, RecordedEvent>): () => void {
  const before = [...element.querySelectorAll('*')];
  const focused = before.find((each) => each === document.activeElement);
  const select = keepSelection(element);
  const notes = new Map<Element, ReturnType<typeof noteOn>>();
  // The field in use first: when React is told of one, it overwrites the others.
  for (const each of focused ? [focused, ...before] : before) notes.set(each, noteOn(each));

  return () => {
    const successors = findSuccessors(before, element);
    const heirs = [...notes].flatMap(([old, note]) => {
      const heir = successors.get(old);
      return heir ? [{ old, heir, note }] : [];
    });
    for (const each of recorded.values()) each.target = findTarget(each, element);
    for (const { heir, note } of heirs) enter(heir, note.entry);
    const redrawn = heirs.filter(({ old, heir }) => old !== heir);
    if (redrawn.length === 0) return;
    for (const { heir, note } of redrawn) {
      if (heir instanceof HTMLDetailsElement) heir.open = note.isOpen;
    }
    if (focused) moveFocus(focused, successors.get(focused));
    // React has noticed.
    recorded.delete('focusin');
    select(successors);
    for (const { heir, note } of redrawn) Object.assign(heir, note.scroll);
  };
}

/** What was used, or what has taken its place, or the place of the nearest element around it. */
function findTarget({ path, elements }: RecordedEvent, element: HTMLElement): Element | undefined {
  const successors = findSuccessors(elements, element);
  const used = path.find((each) => successors.has(each as Element));
  return successors.get(used as Element);
}

function noteOn(element: Element) {
  const { scrollLeft, scrollTop } = element;
  return {
    entry: readEntry(element),
    isOpen: element.hasAttribute('open'),
    scroll: { scrollLeft, scrollTop },
  };
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
