/**
 * Sets what is written in the fields as text while the page is printed, below a field that is hidden then: a field shows
 * one line, or as many as are visible.
 */
export function showWholeAnswers(element: HTMLElement, signal: AbortSignal): void {
  const answers: HTMLElement[] = [];
  const hide = () => {
    for (const answer of answers.splice(0)) answer.remove();
  };
  const show = () => {
    hide();
    for (const field of element.querySelectorAll<HTMLInputElement>('.field-row__input')) {
      const answer = document.createElement('p');
      answer.className = 'field-row__input field-row__printed';
      answer.textContent = field.value;
      field.after(answer);
      answers.push(answer);
    }
  };
  window.addEventListener('beforeprint', show, { signal });
  window.addEventListener('afterprint', hide, { signal });
  signal.addEventListener('abort', hide);
}
