import { rectsOf, type Target } from './target.ts';

/** The narrowest screen that the site is made for, in pixels. */
const WIDTH = 360;

/** A text that can grow by this many characters without another line never wraps. */
const MAX_EXTRA = 400;

/** How much text fits where a text is shown. */
export interface Room {
  /** How many lines the text takes now. */
  lines: number;
  /** How many characters fit on these lines; undefined if the text never wraps. */
  fits: number | undefined;
}

/** A copy of the page in a hidden frame that is as wide as a small screen. */
export interface NarrowPage {
  /** Measures a text; undefined if it is not shown at that width. */
  roomFor: (target: Target) => Promise<Room | undefined>;
  remove: () => void;
}

/** @param parent where to put the frame. */
export function openNarrowPage(parent: ShadowRoot): NarrowPage {
  const frame = document.createElement('iframe');
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  Object.assign(frame.style, {
    position: 'fixed',
    right: '100%',
    width: `${WIDTH}px`,
    height: '800px',
    border: '0',
    visibility: 'hidden',
  });
  parent.append(frame);
  const originals = [...document.documentElement.querySelectorAll('*')];
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  const copies = [...copy.querySelectorAll('*')];
  for (const element of copies) if (element.matches('script, iframe, video')) element.remove();
  const narrow = frame.contentDocument;
  narrow?.replaceChild(copy, narrow.documentElement);
  const sheets = [...copy.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const ready = Promise.all(sheets.map(settled)).then(() => narrow?.fonts.ready);

  return {
    async roomFor({ element, node }) {
      await ready;
      const index = node ? [...element.childNodes].indexOf(node) : -1;
      const text = copies[originals.indexOf(element)]?.childNodes[index];
      return text instanceof Text ? measure(text) : undefined;
    },
    remove: () => frame.remove(),
  };
}

function settled(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
}

/** Makes the text longer to find, by binary search, the longest that takes no more lines. */
function measure(text: Text): Room | undefined {
  const original = text.data;
  const lines = linesOf(text);
  if (lines === 0) return undefined;
  const { length } = original.trim();
  const longest = length + MAX_EXTRA;
  const filling = `${original.trim()} `.repeat(Math.ceil(longest / (length + 1)));
  const linesWith = (characters: number) => {
    text.data = filling.slice(0, characters);
    return linesOf(text);
  };
  let fits = length;
  let tooMany = longest + 1;
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (linesWith(middle) <= lines) fits = middle;
    else tooMany = middle;
  }
  text.data = original;
  return { lines, fits: fits === longest ? undefined : fits };
}

function linesOf(text: Text): number {
  const tops = rectsOf(text)
    .filter(({ width }) => width > 0)
    .map(({ top }) => Math.round(top));
  return new Set(tops).size;
}
