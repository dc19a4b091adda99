import { BUTTON, type RecordedEvent } from './interactions.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A file that is chosen stays the browser's: no script may carry it over. */
const FIELDS = 'input:not([type=file]), textarea, select';

/** By what a field holds its value, and the event by which React learns of it; a `click` that is no MouseEvent chooses nothing. */
const EVENTS = { value: 'input', checked: 'click', selectedOptions: 'change' };

/**
 * Notes what a visitor has entered and chosen in an element, and where the focus is, before React hydrates it.
 *
 * @param recorded the events that are to be replayed.
 * @returns a function to be called after that. It tells React what was entered, and carries it over to fields that React,
 *   or somebody else, has drawn anew, together with the focus, the caret and the press.
 */
export function carryOver(element: HTMLElement, recorded: Map<string, RecordedEvent>): () => void {
  const { activeElement } = document;
  const focused = element.contains(activeElement) && (activeElement as HTMLElement);
  const fields = [...element.querySelectorAll<Field>(FIELDS)];
  // The field in use is the first: when React is told of one, it overwrites the others.
  fields.sort((a, b) => Number(b === focused) - Number(a === focused));
  const values = fields.map(read);

  return () => {
    for (const event of recorded.values()) event.target = findAgain(event.target, element);
    const replacement = focused && findAgain(focused, element);
    for (const [index, field] of fields.map((old) => findAgain(old, element)).entries()) {
      if (field) enter(field, values[index]);
    }
    if (!replacement || replacement === focused) return;
    replacement.focus({ preventScroll: true });
    // React has noticed.
    recorded.delete('focusin');
    const { selectionStart, selectionEnd } = focused as HTMLInputElement;
    // Only text has a caret, and in an e-mail field, say, browsers tell nobody where it is.
    if (typeof selectionStart === 'number') {
      (replacement as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
    }
  };
}

/**
 * The element itself, if it is still there, or else the one with the same id, or the same name and value; for a button,
 * the type is enough. Nothing is guessed: of several that are alike, it is none.
 */
export function findAgain<Kind extends Element>(
  old: Kind | undefined,
  root: Element,
): Kind | undefined {
  if (!old || root.contains(old)) return old;
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

/**
 * Sees to it that a hydrated field has a value, and that React knows; otherwise React's next update would overwrite it
 * with its own state. A field that has the value is not touched: it may be in use, and has a caret and a history.
 */
function enter(field: Field, value: unknown): void {
  const property = propertyOf(field);
  if (read(field) !== value) write(field, value);
  const form = document.createElement('form');
  const spare = form.appendChild(field.cloneNode(true) as Field);
  form.reset();
  const initial = read(spare);
  // Of radio buttons, only the chosen one is told: it unsets the others.
  if (value === initial || (field.type === 'radio' && !value)) return;
  // React ignores an event if the field has what was last given to that setter, which here sets the spare one.
  Object.getOwnPropertyDescriptor(field, property)?.set?.call(spare, initial);
  field.dispatchEvent(new Event(EVENTS[property], { bubbles: true }));
}

/** Of a list, the places of the chosen options: values may be words that have been translated. */
function read(field: Field): unknown {
  if (!('selectedOptions' in field)) return Reflect.get(field, propertyOf(field));
  return Array.from(field.selectedOptions, ({ index }) => index).join();
}

function write(field: Field, value: unknown): void {
  if ('selectedOptions' in field) {
    const places = String(value).split(',');
    for (const option of field.options) option.selected = places.includes(String(option.index));
    return;
  }
  // Past the setter that React has put on the field.
  Reflect.set(Object.getPrototypeOf(field), propertyOf(field), value, field);
}

function propertyOf({ type }: Field): keyof typeof EVENTS {
  if (type.startsWith('select')) return 'selectedOptions';
  return type === 'checkbox' || type === 'radio' ? 'checked' : 'value';
}
