import { make, makeHost } from '../../client/shadow.ts';
import { rangeOf, type Target } from './target.ts';

/** The distance between outline and label, and between label and window, in pixels. */
const GAP = 6;

/** The key in local storage that is set once the finder has been used or the hint closed. */
const KNOWN = 'pointwork-dev:source-finder-known';

/** What the finder draws over the page. */
const { host, root } = makeHost('pointwork-source-finder');
host.popover = 'manual';
const outline = make('div', '', 'outline');
const label = make('div', '', 'label');
label.role = 'status';

/** Outlines a target and shows a label beside it. Its first line is a place in the sources. */
export function show(target: Target, [place = '', ...lines]: readonly string[]): void {
  if (!label.isConnected) {
    root.append(outline, label);
    raise();
  }
  label.replaceChildren(make('p', place, 'place'), ...lines.map((text) => make('p', text)));
  const { left, top, width, height, bottom } = rangeOf(target).getBoundingClientRect();
  moveTo(outline, left - GAP / 2, top - GAP / 2);
  Object.assign(outline.style, { width: `${width + GAP}px`, height: `${height + GAP}px` });
  // Below it, or above it if there is no room.
  const { offsetWidth, offsetHeight } = label;
  const above = top - offsetHeight - GAP;
  const y = bottom + GAP + offsetHeight < innerHeight || above < 0 ? bottom + GAP : above;
  const within = (value: number, end: number) => Math.max(GAP, Math.min(value, end - GAP));
  moveTo(label, within(left, innerWidth - offsetWidth), within(y, innerHeight - offsetHeight));
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
  const hint = make('div', '', 'hint');
  const button = make('button', 'Got it');
  const close = () => {
    localStorage.setItem(KNOWN, 'true');
    hint.remove();
  };
  button.onclick = close;
  const text = `Hold ${key} to see where texts and elements are written. ${key} with a click or Enter opens the line.`;
  hint.append(make('p', text), button);
  root.append(hint);
  raise();
  return close;
}

/** Moves the panel above everything else, even a dialog that was opened later. */
function raise(): void {
  document.documentElement.append(host);
  host.showPopover();
}

function moveTo(element: HTMLElement, left: number, top: number): void {
  Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
}
