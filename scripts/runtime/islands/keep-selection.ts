type Successors = ReadonlyMap<Node, Element>;

type Place = readonly [node: Node, offset: number];

/**
 * Notes the words of an element that are selected.
 *
 * @returns a function that selects them in the elements that have taken the place of others.
 */
export function keepSelection(element: Element): (successors: Successors) => void {
  const selection = getSelection();
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0, isCollapsed } = selection ?? {};
  const isInside = element.contains(anchorNode ?? null) || element.contains(focusNode ?? null);
  return (successors) => {
    if (!anchorNode || !focusNode || isCollapsed || !isInside) return;
    const [from, to] = [
      placeOf([anchorNode, anchorOffset], successors),
      placeOf([focusNode, focusOffset], successors),
    ];
    selection?.setBaseAndExtent(...from, ...to);
  };
}

/** The place as many letters after the start of an element as the old one after that of the element before. */
function placeOf([node, offset]: Place, successors: Successors): Place {
  let old: Node | null = node;
  while (old && !successors.has(old)) old = old.parentNode;
  const heir = old && successors.get(old);
  if (!heir) return [node, offset];
  const range = new Range();
  range.setStart(old as Node, 0);
  range.setEnd(node, offset);
  let letters = range.toString().length;
  const texts = document.createTreeWalker(heir, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (letters <= text.length) return [text, letters];
    letters -= text.length;
  }
  return [heir, heir.childNodes.length];
}
