/**
 * Runs in the page: finds lines of text that leave the screen at its sides, are cut off by something around them, or lie on
 * other lines, and words that are broken. Text that can be scrolled into view, slides that are not shown and text for
 * screen readers do not count.
 *
 * @param place `selector`: of an element; `isPaper`: the page is laid out on sheets of paper, each as wide as the screen,
 *   side by side.
 * @returns for each a sentence with the place, the words and the width of the screen.
 */
export function misplacedText({ selector, isPaper }: { selector: string; isPaper?: boolean }) {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Line extends Box {
    name: string;
    /** How far it is cut off, by what. */
    cut: string | undefined;
  }
  /** In pixels: letters end on parts of one. */
  const slack = 1.5;
  const screen = document.documentElement;

  /** What is asked again and again of the same elements: it takes longer to ask than to compute. */
  const keep = <Value>(read: (element: Element) => Value) => {
    const known = new Map<Element, Value>();
    return (element: Element): Value => {
      const value = known.get(element) ?? read(element);
      known.set(element, value);
      return value;
    };
  };
  const styleOf = keep((element) => {
    const { display, overflowX, contain, clipPath, position } = getComputedStyle(element);
    return { display, overflowX, contain, clipPath, position };
  });
  const boxOf = keep((element) => element.getBoundingClientRect());
  const nameOf = (element: Element): string => {
    const names = [element.parentElement, element].map((each) => {
      const [name] = each?.getAttribute('class')?.split(' ') ?? [];
      return `${each?.localName}${name ? `.${name}` : ''}`;
    });
    return names.join(' > ');
  };
  const past = (box: Box, edge: Box) =>
    Math.max(
      edge.left - box.left,
      box.right - edge.right,
      edge.top - box.top,
      box.bottom - edge.bottom,
    );

  /** The line as it is seen; undefined if it is not. */
  function lineOf({ left, top, right, bottom, height }: DOMRect, element: Element, words: string) {
    // Letters fill about the middle two thirds of their box.
    const space = height * 0.17;
    const name = `${nameOf(element)} “${words}”`;
    const line: Line = {
      left,
      top: top + space,
      right,
      bottom: bottom - space,
      name,
      cut: undefined,
    };
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { display, overflowX, contain, clipPath, position } = styleOf(each);
      if (each === document.body || display === 'inline' || display === 'contents') continue;
      const box = boxOf(each);
      const isOpen = overflowX === 'visible' && !/paint|strict|content/.test(contain);
      if (clipPath === 'inset(50%)' || (!isOpen && box.width <= 2 && box.height <= 2)) return;
      if (isOpen || each === screen) continue;
      if (/auto|scroll/.test(overflowX)) {
        line.left = Math.max(line.left, box.left);
        line.right = Math.min(line.right, box.right);
      } else if (past(line, box) > slack) {
        line.cut ??= `${Math.ceil(past(line, box))} px cut off by ${nameOf(each)}`;
      }
      if (position === 'fixed') break;
    }
    return line.right - line.left > slack ? line : undefined;
  }

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    // Where there is no room for it beside the mark, the site's name wraps out of sight.
    !element.closest('[aria-roledescription=slide][inert], .navbar__home') &&
    // Letters along a path or a slope do not fill their boxes.
    !element.closest('textPath') &&
    !(element instanceof SVGGraphicsElement && element.getScreenCTM()?.b);

  function linesOf(text: Text, element: Element): Line[] {
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = text.data.trim().replace(/\s+/g, ' ').slice(0, 40);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > slack && height > slack)
      .flatMap((box) => lineOf(box, element, words) ?? []);
  }

  /**
   * Words that end on another line than they begin on; long ones in running text, addresses, and words that are kept
   * together may.
   */
  function brokenWords(text: Text, element: Element): string[] {
    const isTitle = !!element.closest('h1, h2, h3, h4, th, td a, button, .button');
    const range = document.createRange();
    return [...text.data.matchAll(/[^ \n\-–]+/g)].flatMap(({ 0: word, index }) => {
      if (/[@\u00a0]/.test(word) || (!isTitle && word.length > 8)) return [];
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const pieces = [...range.getClientRects()].filter(({ width }) => width > slack);
      const tops = pieces.map(({ top }) => Math.round(top));
      return new Set(tops).size > 1 ? [`${nameOf(element)}: “${word}” is broken`] : [];
    });
  }

  const lines: Line[] = [];
  const texts = document.createTreeWalker(
    document.querySelector(selector) as Element,
    NodeFilter.SHOW_TEXT,
  );
  const faults: string[] = [];
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const element = text.parentElement;
    if (!text.data.trim() || !element || !isSeen(element)) continue;
    const seen = linesOf(text, element);
    lines.push(...seen);
    if (seen.length > 1) faults.push(...brokenWords(text, element));
  }
  lines.sort((one, other) => one.top - other.top);

  for (const [index, { name, cut, left, right, bottom }] of lines.entries()) {
    const width = screen.clientWidth;
    const start = isPaper ? Math.floor((left + right) / 2 / width) * width : 0;
    const out = Math.max(start - left, right - start - width);
    faults.push(
      ...(out > slack
        ? [`${name}: ${Math.ceil(out)} px past the edge of the screen`]
        : cut
          ? [`${name}: ${cut}`]
          : []),
      ...lines.slice(index + 1).flatMap((other) => {
        const isOver =
          // The head of a table is in each of its parts, and has the place of the first.
          other.name !== name &&
          other.top < bottom - slack &&
          Math.min(right, other.right) - Math.max(left, other.left) > slack;
        return isOver ? [`${name} lies on ${other.name}`] : [];
      }),
    );
  }
  if (!isPaper && screen.scrollWidth > screen.clientWidth)
    faults.push(`the page is ${screen.scrollWidth} px wide`);
  return [...new Set(faults)].map((fault) => `${screen.clientWidth} px: ${fault}`);
}
