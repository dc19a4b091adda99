/** What visitors enter into fields. A file that is chosen stays the browser's: no script may carry it over. */

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Of a list, the place of the option: values may be words that have been translated. */
export type FieldValue = string | boolean | number;

/** By what a field holds its value, and the event by which React learns of it; a `click` that is no MouseEvent chooses nothing. */
const EVENTS = { value: 'input', checked: 'click', selectedIndex: 'change' };

export function readValue(field: Field): FieldValue {
  return Reflect.get(field, propertyOf(field));
}

/**
 * Sees to it that a hydrated field has a value, and that React knows; otherwise React's next update would overwrite it
 * with its own state. A field that has the value is not touched: it may be in use, and has a caret and a history.
 */
export function writeValue(field: Field, value: FieldValue): void {
  const property = propertyOf(field);
  // Past the setter that React has put on the field.
  if (readValue(field) !== value) {
    Reflect.set(Object.getPrototypeOf(field), property, value, field);
  }
  const initial = initialValue(field);
  // Of radio buttons, only the chosen one is told: it unsets the others.
  if (value === initial || (field.type === 'radio' && !value)) return;
  // React ignores an event if the field has what was last given to that setter, which here sets a spare field.
  const setter = Object.getOwnPropertyDescriptor(field, property)?.set;
  setter?.call(field.cloneNode(), initial);
  field.dispatchEvent(new Event(EVENTS[property], { bubbles: true }));
}

function initialValue(field: Field): FieldValue {
  if (field instanceof HTMLSelectElement) {
    return Math.max(
      0,
      Array.from(field.options).findIndex(({ defaultSelected }) => defaultSelected),
    );
  }
  return propertyOf(field) === 'value'
    ? field.defaultValue
    : (field as HTMLInputElement).defaultChecked;
}

function propertyOf({ type }: Field): keyof typeof EVENTS {
  if (type.startsWith('select')) return 'selectedIndex';
  return type === 'checkbox' || type === 'radio' ? 'checked' : 'value';
}
