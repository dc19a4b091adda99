/**
 * Runs in the page: finds text, pictures and fields that visibly overlap by more than `slack` pixels. Returns a line for
 * each pair.
 */
export function findOverlaps(slack: number): string[] {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const meet = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isLarge = ({ left, top, right, bottom }: Box) =>
    right - left > slack && bottom - top > slack;

  const clips = new Map<Element, Box>();
  /** The area of the page in which the content of an element is visible. */
  const clipOf = (element: Element | null): Box => {
    if (!element) return { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    const known = clips.get(element);
    if (known) return known;
    const outer = clipOf(element.parentElement);
    const isOpen = getComputedStyle(element).overflowX === 'visible' || element === document.body;
    const clip = isOpen ? outer : meet(outer, element.getBoundingClientRect());
    clips.set(element, clip);
    return clip;
  };
  const boxes = new Map<Element, Box[]>();
  const add = (element: Element, box: Box) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    // Text for screen readers only is one pixel large.
    const { width, height } = element.getBoundingClientRect();
    if (width <= 2 && height <= 2) return;
    const seen = meet(box, clipOf(element.parentElement));
    if (isLarge(seen)) boxes.set(element, [...(boxes.get(element) ?? []), seen]);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    // Letters along a path do not fill their boxes.
    if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest('textPath')) {
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) add(text.parentElement, box);
  }
  const pictures = document.querySelectorAll('img, video, svg, input, textarea, select');
  for (const picture of pictures) {
    if (!picture.parentElement?.closest('svg')) add(picture, picture.getBoundingClientRect());
  }

  const labelOf = (element: Element) => {
    const words = element.textContent?.trim().replace(/\s+/g, ' ') ?? '';
    const name = `${element.localName}.${element.getAttribute('class')?.split(' ')[0] ?? ''}`;
    return words && element.localName !== 'svg' ? `"${words.slice(0, 40)}" (${name})` : name;
  };
  const all = [...boxes];
  const found: string[] = [];
  for (const [index, [one, ones]] of all.entries()) {
    for (const [other, others] of all.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      if (ones.some((box) => others.some((second) => isLarge(meet(box, second))))) {
        found.push(`${labelOf(one)} and ${labelOf(other)}`);
      }
    }
  }
  return found;
}
