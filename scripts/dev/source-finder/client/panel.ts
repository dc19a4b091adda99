/**
 * What the finder draws over the page: the outline, the label and the hint. It is in a shadow tree, where the page's
 * styles and scripts cannot reach it.
 */

import styles from './finder.css';
import { rectsOf, type Target } from './target.ts';

/** The distance between outline and label, and between label and window, in pixels. */
const GAP = 6;

/** The key in local storage that is set once the finder has been used or the hint closed. */
const KNOWN = 'pointwork-dev:source-finder-known';

const host = document.createElement('pointwork-source-finder');
host.popover = 'manual';
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
root.adoptedStyleSheets = [sheet];
const outline = make('div', 'outline');
const label = make('div', 'label');
label.role = 'status';

/** Outlines a target and shows a label beside it. Its first line is a place in the sources, in bold. */
export function show(target: Target, [place = '', ...lines]: readonly string[]): void {
  if (!label.isConnected) {
    root.append(outline, label);
    raise();
  }
  label.replaceChildren(make('p', 'place', place), ...lines.map((text) => make('p', '', text)));
  const rects = rectsOf(target.node ?? target.element);
  const left = Math.min(...rects.map((rect) => rect.left), innerWidth);
  const top = Math.min(...rects.map((rect) => rect.top), innerHeight);
  const right = Math.max(...rects.map((rect) => rect.right), left);
  const bottom = Math.max(...rects.map((rect) => rect.bottom), top);
  move(outline, left - GAP / 2, top - GAP / 2);
  Object.assign(outline.style, {
    width: `${right - left + GAP}px`,
    height: `${bottom - top + GAP}px`,
  });
  // Below it, or above it if there is no room.
  const { offsetWidth, offsetHeight } = label;
  const above = top - offsetHeight - GAP;
  const y = bottom + GAP + offsetHeight < innerHeight || above < 0 ? bottom + GAP : above;
  const within = (value: number, end: number) => Math.max(GAP, Math.min(value, end - GAP));
  move(label, within(left, innerWidth - offsetWidth), within(y, innerHeight - offsetHeight));
}

export function hide(): void {
  outline.remove();
  label.remove();
}

/**
 * Shows how to use the finder, until it has been used once. A frame of the gallery shows nothing: the page around it does.
 *
 * @returns a function to call when the finder is used.
 */
export function offerHint(): () => void {
  if (window !== window.parent || localStorage.getItem(KNOWN)) return () => {};
  const key = /Mac/.test(navigator.userAgent) ? 'Option (⌥)' : 'Alt';
  const text = `Hold ${key} to see where texts and elements are written. ${key} with a click or Enter opens the line.`;
  const hint = make('div', 'hint');
  const button = make('button', '', 'Got it');
  const close = () => {
    localStorage.setItem(KNOWN, 'true');
    hint.remove();
  };
  button.addEventListener('click', close);
  hint.append(make('p', '', text), button);
  root.append(hint);
  raise();
  return close;
}

/** Moves the panel above everything else, even a dialog that was opened later. */
function raise(): void {
  if (!host.isConnected) document.documentElement.append(host);
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover();
}

function move(element: HTMLElement, left: number, top: number): void {
  Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
}

function make(tag: string, name: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = name;
  made.textContent = text;
  return made;
}
