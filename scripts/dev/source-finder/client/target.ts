import { SOURCE_ATTRIBUTE } from '../../../shared/markers.ts';
import type { Place } from '../finder-messages.ts';

/** What is pointed at: a text in an element, or an element. */
export interface Target {
  element: Element;
  node?: Text;
  /** The text, or the name of a picture or a control; empty if there is none. */
  text: string;
}

/** Attributes with text that visitors read or hear. */
const NAMES = ['alt', 'aria-label', 'placeholder', 'title'];

/** Elements whose content visitors do not read. */
const NO_TEXT = 'script, style, template, noscript, iframe';

/** What is at a point of the window: the topmost text that is visible there, otherwise the element. */
export function targetAt(x: number, y: number): Target | undefined {
  const stack = document.elementsFromPoint(x, y);
  for (const element of stack) {
    const text = textsIn(element).find(({ node }) =>
      rectsOf(node).some(
        (rect) => rect.left <= x && x <= rect.right && rect.top <= y && y <= rect.bottom,
      ),
    );
    if (text) return text;
    // An element without a background, such as the link that covers a card, does not hide the text below it.
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none' || !/^transparent$|, 0\)$|\/ 0\)$/.test(backgroundColor)) break;
  }
  return stack[0] && targetOf(stack[0]);
}

/** An element with the text that is meant by it: its name, or its only text, as a button has. */
export function targetOf(element: Element): Target {
  const named = element.closest('svg, [role=img]') ?? element;
  const name = NAMES.map((attribute) => named.getAttribute(attribute)).find(Boolean);
  const [label] = (element as Partial<HTMLInputElement>).labels ?? [];
  const texts = textsWithin(label ?? named);
  const only = texts.length === 1 || named.localName === 'svg' ? texts[0] : undefined;
  return name ? { element, text: name } : (only ?? { element, text: '' });
}

/** The text after a target, or before it if `step` is -1. If it is in closed details, they are opened. */
export function targetBeside(target: Target | undefined, step: 1 | -1): Target | undefined {
  const all = textsWithin(document.body);
  const current = target?.node ?? target?.element;
  const after = all.findIndex(
    ({ node }) =>
      !current || current.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const end = after < 0 ? all.length : after;
  const index = step > 0 ? end : end - (target?.node ? 2 : 1);
  const next = all[(index + all.length) % all.length];
  if (next) reveal(next.element);
  return next;
}

/** Where an element is written, or the nearest ancestor whose place is known. */
export function elementPlace({ element }: Target): Place | undefined {
  const source = element.closest(`[${SOURCE_ATTRIBUTE}]`)?.getAttribute(SOURCE_ATTRIBUTE) ?? '';
  const [, file, line] = /^(.*):(\d+)$/.exec(source) ?? [];
  return file ? { file, line: Number(line), column: 1 } : undefined;
}

/** The rectangles that a text or an element covers in the window, at least one per line. */
export function rectsOf(node: Node): DOMRect[] {
  const range = document.createRange();
  range.selectNode(node);
  return [...range.getClientRects()];
}

function textsWithin(element: Element): (Target & { node: Text })[] {
  return [element, ...element.querySelectorAll('*')].flatMap(textsIn);
}

/** The texts directly in an element, without those of elements in it. */
function textsIn(element: Element): (Target & { node: Text })[] {
  if (element.closest(NO_TEXT)) return [];
  const nodes = [...element.childNodes].filter((node) => node instanceof Text);
  return nodes.flatMap((node) => (node.data.trim() ? { element, node, text: node.data } : []));
}

function reveal(element: Element): void {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
  }
  const { top, bottom } = element.getBoundingClientRect();
  // Not `scrollIntoView`, which would also scroll sliders.
  if (top < 0 || bottom > innerHeight) {
    scrollTo({ top: scrollY + top - innerHeight / 3, behavior: 'instant' });
  }
}
