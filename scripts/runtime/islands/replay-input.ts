/**
 * Tells React what was entered before hydration; otherwise React's next update would overwrite it with its own state.
 * React ignores an event if the field has the value that was last set through the field's own setter, which React has
 * replaced. So the default is set through that setter, and then what was entered through the prototype's.
 */
export function replayInput(element: HTMLElement): void {
  for (const field of element.querySelectorAll('input')) {
    if (/^(checkbox|radio)$/.test(field.type)) replayChoice(field);
    else if (field.type !== 'file') replayTyping(field);
  }
  element.querySelectorAll('textarea').forEach(replayTyping);
  element.querySelectorAll('select').forEach(replaySelection);
}

function replayChoice(field: HTMLInputElement): void {
  const { checked, defaultChecked, type } = field;
  // Of radio buttons, only the chosen one is replayed: it unsets the others.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return;
  field.checked = defaultChecked;
  field.click();
}

function replayTyping(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return;
  field.value = defaultValue;
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** For lists, React acts on every event. */
function replaySelection(list: HTMLSelectElement): void {
  const isChanged = [...list.options].some((each) => each.selected !== each.defaultSelected);
  if (isChanged) list.dispatchEvent(new Event('change', { bubbles: true }));
}
