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

/** What the finder draws over the page: the outline, the label, and the texts of the head, which a page does not show. */
export interface Panel {
  root: ShadowRoot;
  /** Outlines a target and shows a label beside it. */
  show: (target: Target, lines: readonly Line[]) => void;
  hide: () => void;
  /** The title or the description of the page, if it is shown at this point of the window. */
  headAt: (x: number, y: number) => Target | undefined;
  /** Shows a message with a button to close it. Returns a function that closes it. */
  hint: (text: string, onClose: () => void) => () => void;
}

/** Opens the panel in a shadow tree, where the page's styles and scripts cannot reach it. */
export function openPanel(): Panel {
  const host = document.createElement('pointwork-source-finder');
  host.popover = 'manual';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const outline = element('div', 'outline');
  const label = element('div', 'label');
  label.role = 'status';
  const head = element('div', 'head');
  let inHead = new Map<Element, Target>();

  /** Moves the panel above everything else, even a dialog that was opened later. */
  const raise = () => {
    if (!host.isConnected) document.documentElement.append(host);
    if (host.matches(':popover-open')) host.hidePopover();
    host.showPopover();
  };

  return {
    root,
    show(target, lines) {
      if (!label.isConnected) {
        const targets = allTexts().filter(isInHead);
        inHead = new Map(targets.map((one) => [headLine(one), one]));
        head.replaceChildren(...inHead.keys());
        root.append(outline, head, label);
        raise();
        // At the other end of the window if it would cover the target.
        const { bottom = 0 } = rectOf(target) ?? {};
        head.classList.toggle('head--top', bottom > innerHeight - 2 * head.offsetHeight);
      }
      label.replaceChildren(
        ...lines.map(({ text, isPlace }) => element('p', isPlace ? 'place' : '', text)),
      );
      place(outline, label, rectOf(target));
    },
    hide() {
      for (const part of [outline, label, head]) part.remove();
    },
    headAt(x, y) {
      const line = root.elementFromPoint(x, y);
      return line ? inHead.get(line) : undefined;
    },
    hint(text, onClose) {
      const hint = element('div', 'hint');
      const close = element('button', '', 'Got it');
      const remove = () => {
        hint.remove();
        onClose();
      };
      close.addEventListener('click', remove);
      hint.append(element('p', '', text), close);
      root.append(hint);
      raise();
      return remove;
    },
  };
}

function headLine({ element: { localName }, text }: Target): HTMLElement {
  return element('p', '', `${localName === 'title' ? 'Title' : 'Description'}: ${text}`);
}

/** Where a target is in the window; undefined if it is not visible. */
function rectOf({ element: { localName }, element: one, node }: Target): DOMRect | undefined {
  if (localName === 'title' || localName === 'meta' || !one.checkVisibility()) return undefined;
  const rects = node ? rectsOf(node) : [one.getBoundingClientRect()];
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return rects.length > 0 && isInside
    ? new DOMRect(left, top, right - left, bottom - top)
    : undefined;
}

function place(outline: HTMLElement, label: HTMLElement, rect: DOMRect | undefined): void {
  outline.hidden = !rect;
  const { left, top, width, height } = rect ?? new DOMRect(0, 0, 0, 0);
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

function element(tag: string, name: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = name;
  made.textContent = text;
  return made;
}
