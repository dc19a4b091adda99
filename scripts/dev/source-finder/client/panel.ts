/**
 * What the finder draws over the page: the outline, the label, the texts of the head, which a page does not show, and the
 * hint. It is in a shadow tree, where the page's styles and scripts cannot reach it.
 */

import styles from './finder.css';
import { allTexts, isInHead, rectsOf, type Target } from './target.ts';

/** The distance between outline and label, and between label and window, in pixels. */
const GAP = 6;

/** A line of the label. */
export interface Line {
  text: string;
  /** Set for the file and line, which are shown in bold. */
  isPlace?: boolean;
}

const host = document.createElement('pointwork-source-finder');
host.popover = 'manual';
export const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
root.adoptedStyleSheets = [sheet];
const outline = make('div', 'outline');
const label = make('div', 'label');
label.role = 'status';
const head = make('div', 'head');
let inHead = new Map<Element, Target>();

/** Outlines a target and shows a label beside it. */
export function show(target: Target, lines: readonly Line[]): void {
  const rect = rectOf(target);
  if (!label.isConnected) {
    const targets = allTexts().filter(isInHead);
    inHead = new Map(targets.map((one) => [headLine(one), one]));
    head.replaceChildren(...inHead.keys());
    root.append(outline, head, label);
    raise();
    // At the other end of the window if it would cover the target.
    head.classList.toggle('head--top', (rect?.bottom ?? 0) > innerHeight - 2 * head.offsetHeight);
  }
  label.replaceChildren(
    ...lines.map(({ text, isPlace }) => make('p', isPlace ? 'place' : '', text)),
  );
  outline.hidden = !rect;
  place(rect ?? new DOMRect());
}

export function hide(): void {
  root.replaceChildren(...root.querySelectorAll('.hint'));
}

/** The title or the description of the page, if it is shown at this point of the window. */
export function headAt(x: number, y: number): Target | undefined {
  const line = root.elementFromPoint(x, y);
  return line ? inHead.get(line) : undefined;
}

/** Shows a message with a button that calls `close`. Returns the message. */
export function showHint(text: string, close: () => void): HTMLElement {
  const hint = make('div', 'hint');
  const button = make('button', '', 'Got it');
  button.addEventListener('click', close);
  hint.append(make('p', '', text), button);
  root.append(hint);
  raise();
  return hint;
}

/** Moves the panel above everything else, even a dialog that was opened later. */
function raise(): void {
  if (!host.isConnected) document.documentElement.append(host);
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover();
}

function headLine({ element: { localName }, text }: Target): HTMLElement {
  return make('p', '', `${localName === 'title' ? 'Title' : 'Description'}: ${text}`);
}

/** Where a target is in the window; undefined if it is not visible. */
function rectOf(target: Target): DOMRect | undefined {
  const { element, node } = target;
  if (isInHead(target) || !element.checkVisibility()) return undefined;
  const rects = node ? rectsOf(node) : [element.getBoundingClientRect()];
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return isInside ? new DOMRect(left, top, right - left, bottom - top) : undefined;
}

/** Puts the outline around a place in the window, and the label below it, or above it if there is no room. */
function place({ left, top, width, height }: DOMRect): void {
  Object.assign(outline.style, {
    left: `${left - GAP / 2}px`,
    top: `${top - GAP / 2}px`,
    width: `${width + GAP}px`,
    height: `${height + GAP}px`,
  });
  const { offsetWidth, offsetHeight } = label;
  const below = top + height + GAP;
  const above = top - offsetHeight - GAP;
  const y = below + offsetHeight < innerHeight || above < 0 ? below : above;
  Object.assign(label.style, {
    left: `${Math.max(GAP, Math.min(left, innerWidth - offsetWidth - GAP))}px`,
    top: `${Math.max(GAP, Math.min(y, innerHeight - offsetHeight - GAP))}px`,
  });
}

function make(tag: string, name: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = name;
  made.textContent = text;
  return made;
}
