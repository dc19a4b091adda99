/** What visitors enter into fields. */

type TextOrChoice = HTMLInputElement | HTMLTextAreaElement;

/** For a list, which of its options are chosen; undefined for what is no field. */
export type FieldValue = string | boolean | FileList | null | readonly boolean[] | undefined;

export function readValue(element: Element): FieldValue {
  if (element instanceof HTMLSelectElement)
    return [...element.options].map((each) => each.selected);
  return isTextOrChoice(element) ? Reflect.get(element, propertyOf(element)) : undefined;
}

/**
 * Sees to it that a hydrated field has a value, and that React knows; otherwise React's next update would overwrite it
 * with its own state. A field that has the value is not touched: it may be in use, and has a caret and a history.
 */
export function writeValue(field: Element, value: FieldValue): void {
  if (field instanceof HTMLSelectElement) choose(field, value as readonly boolean[]);
  if (!isTextOrChoice(field)) return;
  const { type, defaultValue } = field;
  const property = propertyOf(field);
  // Past the setter that React has put on the field.
  if (Reflect.get(field, property) !== value) {
    Reflect.set(Object.getPrototypeOf(field), property, value, field);
  }
  if (property === 'files') {
    if (field.value) dispatch(field, 'change');
    return;
  }
  const first = property === 'value' ? defaultValue : (field as HTMLInputElement).defaultChecked;
  // Of radio buttons, only the chosen one is told: it unsets the others.
  if (value === first || (type === 'radio' && !value)) return;
  // React ignores an event if the field has what was last given to that setter, which here sets a spare field.
  const setter = Object.getOwnPropertyDescriptor(field, property)?.set;
  setter?.call(field.cloneNode(), first);
  // A `click` that is no MouseEvent chooses nothing.
  dispatch(field, property === 'value' ? 'input' : 'click');
}

function choose(list: HTMLSelectElement, chosen: readonly boolean[]): void {
  const options = [...list.options];
  for (const [index, option] of options.entries()) option.selected = !!chosen[index];
  // For lists, React acts on every event.
  if (options.some((each) => each.selected !== each.defaultSelected)) dispatch(list, 'change');
}

function propertyOf({ type }: TextOrChoice): 'value' | 'checked' | 'files' {
  if (type === 'file') return 'files';
  return type === 'checkbox' || type === 'radio' ? 'checked' : 'value';
}

export function isTextOrChoice(element: Element): element is TextOrChoice {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function dispatch(field: Element, type: string): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
