/** What visitors enter into fields. */

export type Field = TextOrChoice | HTMLSelectElement;
type TextOrChoice = HTMLInputElement | HTMLTextAreaElement;

/** For a list, which of its options are chosen: their values may be words that have been translated. */
export type FieldValue = string | boolean | FileList | null | readonly boolean[];

export function readValue(field: Field): FieldValue {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].map(({ selected }) => selected);
  }
  return Reflect.get(field, propertyOf(field));
}

/**
 * Sees to it that a hydrated field has a value, and that React knows; otherwise React's next update would overwrite it
 * with its own state. A field that has the value is not touched: it may be in use, and has a caret and a history.
 */
export function writeValue(field: Field, value: FieldValue): void {
  if (field instanceof HTMLSelectElement) {
    choose(field, value as readonly boolean[]);
    return;
  }
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
  const initial = property === 'value' ? defaultValue : (field as HTMLInputElement).defaultChecked;
  // Of radio buttons, only the chosen one is told: it unsets the others.
  if (value === initial || (type === 'radio' && !value)) return;
  // React ignores an event if the field has what was last given to that setter, which here sets a spare field.
  const setter = Object.getOwnPropertyDescriptor(field, property)?.set;
  setter?.call(field.cloneNode(), initial);
  // A `click` that is no MouseEvent chooses nothing.
  dispatch(field, property === 'value' ? 'input' : 'click');
}

function choose(list: HTMLSelectElement, chosen: readonly boolean[]): void {
  const options = [...list.options];
  for (const [index, option] of options.entries()) option.selected = !!chosen[index];
  // For lists, React acts on every event.
  if (options.some((option) => option.selected !== option.defaultSelected)) {
    dispatch(list, 'change');
  }
}

function propertyOf({ type }: TextOrChoice): 'value' | 'checked' | 'files' {
  if (type === 'file') return 'files';
  return type === 'checkbox' || type === 'radio' ? 'checked' : 'value';
}

function dispatch(field: Field, type: string): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
