import { plainWords } from '../plain-words.ts';

/** What somebody points at: words in an element, or an element without any. */
export interface Target {
  element: Element;
  /** Its words as they are compared; empty where it has none. */
  words: string;
  /** Where in the words, in characters. */
  offset: number;
  /** The text that has the words; else they are the element's `attribute`. */
  node?: Text;
  attribute?: string;
}

/** Attributes whose words somebody reads or hears. */
const ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title'];

/** What is in the document but never words. */
const NO_WORDS = 'script, style, template, noscript, iframe';

/** The title and the description of the page, then all words in it, in the order of the document. */
export function allWords(): Target[] {
  const description = document.querySelector('meta[name=description]');
  const targets = [
    ...textsIn(document.querySelector('head > title')),
    ...(description ? attributeOf(description, 'content') : []),
  ];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(NO_WORDS)) continue;
    targets.push(...ATTRIBUTES.flatMap((name) => attributeOf(element, name)), ...textsIn(element));
  }
  return targets;
}

/** Where a target is among others; -1 where it is not. */
export function indexOfTarget(
  { element, node, attribute }: Target,
  all: readonly Target[],
): number {
  return all.findIndex(
    (one) => one.element === element && one.node === node && one.attribute === attribute,
  );
}

/** What is at a point of the window: the topmost words that can be seen there, else the element. */
export function targetAt(x: number, y: number): Target | undefined {
  const stack = document.elementsFromPoint(x, y);
  for (const element of stack) {
    const text = textsIn(element).find(({ node }) => node && hasPoint(node, x, y));
    if (text) return { ...text, offset: offsetAt(text.node, x, y) };
    // A link may lie over all of a card; what lies under a ground cannot be seen.
    if (hasGround(element)) break;
  }
  const [top] = stack;
  return top && (onlyWords(top) ?? { element: top, words: '', offset: 0 });
}

/** True for the title and the description, which nobody can point at on the page. */
export function isInHead({ element: { localName, parentElement } }: Target): boolean {
  return parentElement === document.head && (localName === 'title' || localName === 'meta');
}

/** What has the focus, by its first words. */
export function focusedTarget(): Target | undefined {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return undefined;
  const [label] = (activeElement as Partial<HTMLInputElement>).labels ?? [];
  const [words] = wordsWithin(activeElement).concat(label ? wordsWithin(label) : []);
  return words ?? { element: activeElement, words: '', offset: 0 };
}

/** Its words, where they are all from one place: those of a button beside its text, or the name of a picture. */
function onlyWords(element: Element): Target | undefined {
  const picture = element.closest('svg, [role=img]');
  const [words, ...others] = wordsWithin(picture ?? element);
  // The name of a picture comes before the words in it.
  const isName = words?.attribute !== undefined || words?.element.localName === 'title';
  return others.length === 0 || (picture && isName) ? words : undefined;
}

function wordsWithin(element: Element): Target[] {
  return [element, ...element.querySelectorAll('*')].flatMap((one) => [
    ...ATTRIBUTES.flatMap((name) => attributeOf(one, name)),
    ...textsIn(one),
  ]);
}

function attributeOf(element: Element, attribute: string): Target[] {
  const words = plainWords(element.getAttribute(attribute) ?? '');
  return words ? [{ element, words, offset: 0, attribute }] : [];
}

/** The words of an element itself, not those of elements in it. */
function textsIn(element: Element | null): Target[] {
  if (!element) return [];
  return [...element.childNodes].flatMap((node) => {
    const words = node instanceof Text ? plainWords(node.data) : '';
    return node instanceof Text && words ? [{ element, words, offset: 0, node }] : [];
  });
}

function hasPoint(node: Text, x: number, y: number): boolean {
  return rectsOf(node).some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}

/** Where a text is in the window, a rectangle for each of its lines or pieces. */
export function rectsOf(node: Text): DOMRect[] {
  const range = node.ownerDocument.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()];
}

function offsetAt(node: Text | undefined, x: number, y: number): number {
  const caret = document.caretPositionFromPoint?.(x, y);
  if (!node || caret?.offsetNode !== node) return 0;
  return plainWords(node.data.slice(0, caret.offset)).length;
}

function hasGround(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== 'none' || !/^transparent$|, 0\)$|\/ 0\)$/.test(backgroundColor);
}
