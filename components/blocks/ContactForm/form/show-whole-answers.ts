/**
 * While the page is printed, shows what is written in a field as text, and hides the field: it would show one line, or only
 * those that are in view.
 */
export function showWholeAnswers(signal: AbortSignal): void {
  const hide = () => {
    for (const answer of document.querySelectorAll('.field-row__printed')) answer.remove();
  };
  const show = () => {
    hide();
    for (const field of document.querySelectorAll<HTMLInputElement>('.field-row__input')) {
      const answer = document.createElement('p');
      answer.className = 'field-row__input field-row__printed';
      answer.dir = 'auto';
      answer.textContent = field.value;
      field.after(answer);
    }
  };
  window.addEventListener('beforeprint', show, { signal });
  window.addEventListener('afterprint', hide, { signal });
  signal.addEventListener('abort', hide);
}
