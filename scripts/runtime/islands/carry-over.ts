import { type Field, readValue, writeValue } from './field-values.ts';
import { BUTTON, type RecordedEvent } from './interactions.ts';

/**
 * Notes what a visitor has entered and chosen in an element, and where the focus is, before React hydrates it.
 *
 * @param recorded the events that are to be replayed.
 * @returns a function to be called after that. It tells React what was entered, and carries it over to fields that React,
 *   or somebody else, has drawn anew, together with the focus, the caret and the press.
 */
export function carryOver(element: HTMLElement, recorded: Map<string, RecordedEvent>): () => void {
  const { activeElement } = document;
  const focused = element.contains(activeElement) ? activeElement : null;
  const fields = [...element.querySelectorAll<Field>('input:not([type=file]), textarea, select')];
  // The field in use is the first: when React is told of one, it overwrites the others.
  fields.sort((a, b) => Number(b === focused) - Number(a === focused));
  const values = fields.map((field) => [field, readValue(field)] as const);

  return () => {
    for (const event of recorded.values()) {
      event.control = event.control && findAgain(event.control, element);
    }
    const entries = values.map(([field, value]) => [findAgain(field, element), value] as const);
    for (const [field, value] of entries) if (field) writeValue(field, value);
    if (!focused || element.contains(focused)) return;
    moveFocus(focused, findAgain(focused, element));
    // React has noticed.
    recorded.delete('focusin');
  };
}

/**
 * The element itself, if it is still there, or else the one with the same id, or the same name and value; for a button,
 * the type is enough. Nothing is guessed: of several that are alike, it is none.
 */
export function findAgain<Kind extends Element>(old: Kind, root: Element): Kind | undefined {
  if (root.contains(old)) return old;
  const key = keyOf(old);
  const candidates = [...root.querySelectorAll<Kind>(`[id],[name],${BUTTON}`)];
  const alike = candidates.filter((candidate) => keyOf(candidate) === key);
  return alike.length === 1 ? alike[0] : undefined;
}

function keyOf(element: Element): string {
  const { id, tagName } = element;
  const attributes = ['name', 'value', 'type'].map((name) => element.getAttribute(name));
  return JSON.stringify(id ? [tagName, id] : [tagName, ...attributes]);
}

function moveFocus(old: Element, replacement: Element | undefined): void {
  if (!(replacement instanceof HTMLElement)) return;
  replacement.focus({ preventScroll: true });
  const { selectionStart, selectionEnd, selectionDirection } = old as HTMLInputElement;
  // Only text has a caret, and in an e-mail field, say, browsers tell nobody where it is.
  if (typeof selectionStart !== 'number') return;
  (replacement as HTMLInputElement).setSelectionRange(
    selectionStart,
    selectionEnd,
    selectionDirection ?? undefined,
  );
}
