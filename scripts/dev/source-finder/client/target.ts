import { SOURCE_ATTRIBUTE } from '../../../shared/markers.ts';
import type { Place } from '../../dev-contract.ts';

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
      [...rangeOf({ node }).getClientRects()].some(
        ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
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

/** Where an element is written, or the nearest ancestor whose place is known. */
export function elementPlace({ element }: Target): Place | undefined {
  const source = element.closest(`[${SOURCE_ATTRIBUTE}]`)?.getAttribute(SOURCE_ATTRIBUTE) ?? '';
  const [, file, line] = /^(.*):(\d+)$/.exec(source) ?? [];
  return file ? { file, line: Number(line), column: 1 } : undefined;
}

/** The range of a target. Its rectangles, at least one per line, are what it covers in the window. */
export function rangeOf({ node, element }: Partial<Target>): Range {
  const range = document.createRange();
  range.selectNode(node ?? element ?? document.body);
  return range;
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
