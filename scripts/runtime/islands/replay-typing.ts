/**
 * Tells React what was typed before hydration; otherwise React's next update would overwrite it with its own state.
 * React ignores an `input` event unless the field's value differs from the last one that it has seen set. So the
 * default value is set first, where React sees it, and then the typed text, where React does not.
 */
export function replayTyping(element: HTMLElement): void {
  for (const field of element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=file]), textarea',
  )) {
    const { value, defaultValue, selectionStart, selectionEnd } = field;
    if (value === defaultValue) continue;
    // React observes the property of the field itself, not the prototype's.
    field.value = defaultValue;
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
