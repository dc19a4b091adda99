import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { AROUND_PAGE, contentOf, isHtml, parseHtml, VOID } from './html-tree.ts';

/** A place where a browser makes something else of HTML than what is written there. */
export interface Misreading {
  /** `Invalid nesting: <div> in <p>` */
  found: string;
  /** The HTML around it. */
  near: string;
}

/** Elements whose content loses a line feed at its beginning. */
const DROPS_LINE_FEED = new Set(['pre', 'textarea', 'listing']);

/** How much is quoted at most before and after the place, in characters. */
const QUOTED = 60;

/**
 * Compares a tree with the HTML that it was parsed from. They agree if the tree covers the source from its beginning to
 * its end, in order: nothing is left out, moved or implied, and each element has a start tag and an end tag of its own.
 * Such HTML gives the same tree wherever a browser parses it.
 *
 * @param shown the part of the source that may be quoted.
 * @returns the first place where they do not agree; undefined if there is none.
 */
export function findMisreading(
  tree: Tree.ParentNode,
  html: string,
  shown: { start: number; end: number },
): Misreading | undefined {
  /** Quotes the tag or text at `at`, and what is before it from `from` on, as far as there is room. */
  const misreading = (found: string, at: number, from = at): Misreading => {
    const end = Math.min(html.indexOf('>', at) + 1 || shown.end, shown.end, at + QUOTED);
    const start = Math.max(from, shown.start, at - QUOTED);
    return { found, near: (start > from ? '…' : '') + html.slice(start, end).trim() };
  };
  const unbalanced = (found: string, at: number, from = at) =>
    misreading(`Unbalanced HTML: ${found}`, at, from);
  const nesting = (inner: string, outer: Tree.Node | undefined, at: number) =>
    misreading(
      `Invalid nesting: ${inner} in ${nameOf(outer)}`,
      at,
      outer?.sourceCodeLocation?.startOffset,
    );

  /** @param to where the content ends in the source; undefined if it goes on to the end. */
  const inContent = (parent: Tree.ParentNode, from: number, to?: number) => {
    let at = from;
    for (const node of parent.childNodes) {
      const place = node.sourceCodeLocation;
      if (!place) return implied(node, parent, at);
      if (place.startOffset !== at && !isDropped(parent, at, place.startOffset)) {
        const next = parent.childNodes[parent.childNodes.indexOf(node) + 1];
        const isMoved = (next?.sourceCodeLocation?.startOffset ?? Infinity) < place.startOffset;
        return isMoved ? nesting(nameOf(node), next, place.startOffset) : leftOut(parent, at);
      }
      const found = 'tagName' in node && inElement(node);
      if (found) return found;
      at = place.endOffset;
    }
    const isWhole = to === undefined || at === to || isDropped(parent, at, to);
    return isWhole ? undefined : leftOut(parent, at);
  };

  const inElement = (element: Tree.Element): Misreading | undefined => {
    const { startTag, endTag, startOffset = 0, endOffset = 0 } = element.sourceCodeLocation ?? {};
    if (!startTag || isVoid(element, startTag.endOffset)) return undefined;
    const content = contentOf(element);
    if (endTag) {
      const isNoscript = element.tagName === 'noscript' && isHtml(element);
      if (isNoscript && !isText(html.slice(startOffset, endOffset)))
        return unbalanced('<noscript> ends early', startOffset);
      return inContent(content, startTag.endOffset, endTag.startOffset);
    }
    // parse5 gives an element with text, such as a `<textarea>`, this end if it is open at the end.
    const isOpenAtEnd = endOffset === html.length || endOffset === startOffset;
    if (isOpenAtEnd) return inContent(content, startTag.endOffset) ?? endless(element);
    return html.startsWith('</', endOffset)
      ? unbalanced(`${nameOf(element)} has no end tag`, startOffset)
      : nesting(tagAt(endOffset), element, endOffset);
  };

  /** An element that is open at the end, unlike the ones in it. */
  const endless = (element: Tree.Element): Misreading => {
    const { startTag, startOffset = 0 } = element.sourceCodeLocation ?? {};
    const last = contentOf(element).childNodes.at(-1);
    const { startOffset: at = 0, endOffset: end = startTag?.endOffset ?? 0 } =
      last?.sourceCodeLocation ?? {};
    if (last?.nodeName === '#comment' && end >= html.length - 1)
      return unbalanced('a comment has no end', at);
    return element.tagName === AROUND_PAGE
      ? unbalanced('a tag has no end', end)
      : unbalanced(`${nameOf(element)} has no end tag`, startOffset);
  };

  const isVoid = (element: Tree.Element, end: number) =>
    isHtml(element) ? VOID.has(element.tagName) : html[end - 2] === '/';

  /** Whether all that is left out is what parsers leave out everywhere: a first line feed, and U+0000. */
  const isDropped = (parent: Tree.ParentNode, from: number, to: number) => {
    const dropped = html.slice(from, to).replace(/[\0\r]/g, '');
    if (from >= to) return from === to;
    return dropped === '' || (dropped === '\n' && DROPS_LINE_FEED.has(parent.nodeName));
  };

  /** An element that no tag stands for: `<tbody>` in a table whose rows are written without it. */
  const implied = (node: Tree.Node, parent: Tree.ParentNode, at: number) => {
    let inner: Tree.Node | undefined = node;
    while (inner && !inner.sourceCodeLocation) {
      inner = 'childNodes' in inner ? inner.childNodes[0] : undefined;
    }
    return inner ? nesting(nameOf(inner), parent, at) : leftOut(parent, at);
  };

  const leftOut = (parent: Tree.ParentNode, at: number) => {
    return html.startsWith('</', at)
      ? unbalanced(`${tagAt(at)} ends nothing`, at, parent.sourceCodeLocation?.startOffset)
      : nesting(tagAt(at), parent, at);
  };

  const tagAt = (at: number) => {
    const start = html.startsWith('</', at) ? '</' : '<';
    const from = at + start.length;
    return `${start}${html.slice(from, from + QUOTED).split(/[\s/>]/, 1)}>`;
  };

  return inContent(tree, 0, html.length);
}

function nameOf(node: Tree.Node | undefined): string {
  if (node?.nodeName === '#text') return 'text';
  return node?.nodeName === AROUND_PAGE ? 'the page' : `<${node?.nodeName}>`;
}

/**
 * Whether the content of a `<noscript>` is the same for a browser that runs scripts: to that, it is only text, up to the
 * first end tag.
 */
function isText(noscript: string): boolean {
  const [element] = parseHtml(noscript, true).childNodes;
  return element?.sourceCodeLocation?.endOffset === noscript.length;
}
