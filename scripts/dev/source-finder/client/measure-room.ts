import { rectsOf, type Target } from './target.ts';

/** The narrowest screen that the site is made for. */
const WIDTH = 360;

/** Characters more than there are, after which a text is said never to wrap. */
const MORE = 400;

/** How many characters fit. */
export interface Room {
  lines: number;
  /** Characters that fit on as many lines; undefined where it does not wrap. */
  fits: number | undefined;
}

/** The page once more, in a frame as wide as a small screen. */
export interface NarrowPage {
  /** The room for a text; undefined where it is not shown at that width. */
  roomFor: (target: Target) => Promise<Room | undefined>;
  remove: () => void;
}

/** @param parent where to put the frame, which nobody sees. */
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
  const ready = Promise.all([
    ...[...copy.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(loaded),
  ]).then(() => narrow?.fonts.ready);

  return {
    async roomFor({ element, node }) {
      await ready;
      const index = node ? [...element.childNodes].indexOf(node) : -1;
      const text = copies[originals.indexOf(element)]?.childNodes[index];
      return text instanceof Text ? room(text) : undefined;
    },
    remove: () => frame.remove(),
  };
}

function loaded(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
}

/** Writes more and more into the text until it takes another line. */
function room(text: Text): Room | undefined {
  const words = text.data;
  const lines = linesOf(text);
  if (lines === 0) return undefined;
  const { length } = words.trim();
  const most = length + MORE;
  const filling = `${words.trim()} `.repeat(Math.ceil(most / (length + 1)));
  const takes = (characters: number) => {
    text.data = filling.slice(0, characters);
    return linesOf(text);
  };
  let fits = length;
  let tooMany = most;
  const isEndless = takes(most) <= lines;
  while (!isEndless && tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (takes(middle) <= lines) fits = middle;
    else tooMany = middle;
  }
  text.data = words;
  return { lines, fits: isEndless ? undefined : fits };
}

function linesOf(text: Text): number {
  const tops = rectsOf(text)
    .filter(({ width }) => width > 0)
    .map(({ top }) => Math.round(top));
  return new Set(tops).size;
}
