import { normaliseText } from '../normalise-text.ts';

/** What is pointed at: a text in an element, or an element without text. */
export interface Target {
  element: Element;
  /** Normalised; empty if the element has no text. */
  text: string;
  /** The position in the text that is pointed at, in characters. */
  offset: number;
  /** The node with the text. Absent if the text comes from `attribute`. */
  node?: Text;
  attribute?: string;
}

/** Attributes with text that visitors read or hear. */
const ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title'];

/** Elements whose content visitors do not read. */
const NO_TEXT = 'script, style, template, noscript, iframe';

/** The title and the description of the page, then all texts on it, in the order of the document. */
export function allTexts(): Target[] {
  const description = document.querySelector('meta[name=description]');
  const targets = [
    ...textsIn(document.querySelector('head > title')),
    ...(description ? attributeOf(description, 'content') : []),
  ];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(NO_TEXT)) continue;
    targets.push(...ATTRIBUTES.flatMap((name) => attributeOf(element, name)), ...textsIn(element));
  }
  return targets;
}

/** True if two targets are the same text, wherever in it they point. */
export function isSameText(one: Target, other: Target): boolean {
  return (
    one.element === other.element && one.node === other.node && one.attribute === other.attribute
  );
}

/** What is at a point of the window: the topmost text that is visible there, otherwise the element. */
export function targetAt(x: number, y: number): Target | undefined {
  const stack = document.elementsFromPoint(x, y);
  for (const element of stack) {
    const text = textsIn(element).find(({ node }) => node && hasPoint(node, x, y));
    if (text) return { ...text, offset: offsetAt(text.node, x, y) };
    // An element without a background, such as the link that covers a card, does not hide the text below it.
    if (hasBackground(element)) break;
  }
  const [top] = stack;
  return top && (onlyText(top) ?? { element: top, text: '', offset: 0 });
}

/** True for the title and the description, which are not visible on the page. */
export function isInHead({ element }: Target): boolean {
  return element.parentElement === document.head;
}

/** The first text of the element that has the focus, otherwise the element. */
export function focusedTarget(): Target | undefined {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return undefined;
  const [label] = (activeElement as Partial<HTMLInputElement>).labels ?? [];
  const [first] = textsWithin(activeElement).concat(label ? textsWithin(label) : []);
  return first ?? { element: activeElement, text: '', offset: 0 };
}

/** The text of an element if it has only one, as a button has; for a picture, its name. */
function onlyText(element: Element): Target | undefined {
  const picture = element.closest('svg, [role=img]');
  const [first, ...others] = textsWithin(picture ?? element);
  // A picture's name comes before the texts inside it.
  const isName = first?.attribute !== undefined || first?.element.localName === 'title';
  return others.length === 0 || (picture && isName) ? first : undefined;
}

function textsWithin(element: Element): Target[] {
  return [element, ...element.querySelectorAll('*')].flatMap((one) => [
    ...ATTRIBUTES.flatMap((name) => attributeOf(one, name)),
    ...textsIn(one),
  ]);
}

function attributeOf(element: Element, attribute: string): Target[] {
  const text = normaliseText(element.getAttribute(attribute) ?? '');
  return text ? [{ element, text, offset: 0, attribute }] : [];
}

/** The texts directly in an element, without the texts of elements in it. */
function textsIn(element: Element | null): Target[] {
  if (!element) return [];
  return [...element.childNodes].flatMap((node) => {
    const text = node instanceof Text ? normaliseText(node.data) : '';
    return node instanceof Text && text ? [{ element, text, offset: 0, node }] : [];
  });
}

function hasPoint(node: Text, x: number, y: number): boolean {
  return rectsOf(node).some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}

/** The rectangles that a text covers in the window, at least one per line. */
export function rectsOf(node: Text): DOMRect[] {
  const range = node.ownerDocument.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()];
}

function offsetAt(node: Text | undefined, x: number, y: number): number {
  const caret = document.caretPositionFromPoint?.(x, y);
  if (!node || caret?.offsetNode !== node) return 0;
  return normaliseText(node.data.slice(0, caret.offset)).length;
}

function hasBackground(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== 'none' || !/^transparent$|, 0\)$|\/ 0\)$/.test(backgroundColor);
}
