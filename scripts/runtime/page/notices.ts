import { NATIVE_ATTRIBUTE, RUNTIME_ATTRIBUTE } from '../../shared/markers.ts';

/** The live region, for screen readers only. */
let region: HTMLElement;

/** The small message on the screen. */
let notice: HTMLElement;

/** Adds both to the document. What is read out is a change of a live region, so it must be there before its text. */
export function startNotices(): void {
  region = addElement('announcer');
  region.role = 'status';
  notice = addElement('notice');
}

function addElement(name: string): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute(RUNTIME_ATTRIBUTE, name);
  document.body.append(element);
  return element;
}

/** Makes screen readers read the text, even if it is the same as before. */
export function announce(text: string): void {
  region.replaceChildren(text);
}

/** Shows a message, with a plain link if there is a URL, and announces it. */
export function notify(text: string, url?: URL): void {
  notice.replaceChildren(text);
  if (url) notice.append(' ', plainLink(url));
  announce(text);
}

/** A link that is not a visit, but a full page load. */
export function plainLink({ href }: URL): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.setAttribute(NATIVE_ATTRIBUTE, '');
  link.append('Open it directly');
  return link;
}

export function hideNotice(): void {
  notice.replaceChildren();
}
