import { RUNTIME_ATTRIBUTE } from '../../shared/markers.ts';

/** The one live region, which only screen readers notice. */
let region: HTMLElement;

/** A small message that is seen. */
let notice: HTMLElement;

/** Puts both into the document: a region that is there before its words is heard by all screen readers. */
export function startMessages(): void {
  region = addElement('announcer');
  region.setAttribute('role', 'status');
  notice = addElement('notice');
}

function addElement(name: string): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute(RUNTIME_ATTRIBUTE, name);
  document.body.append(element);
  return element;
}

/** Has screen readers read the text, also the same text again. */
export function announce(text: string): void {
  region.replaceChildren(text);
}

/** Shows a message, with a plain link where one helps, and has it read once. */
export function notify(text: string, url?: URL): void {
  notice.replaceChildren(text);
  if (url) {
    const link = document.createElement('a');
    link.href = url.href;
    // Not a visit of ours: a full page load.
    link.dataset.native = '';
    link.textContent = 'Open it directly';
    notice.append(' ', link);
  }
  announce(text);
}

export function hideNotice(): void {
  notice.replaceChildren();
}
