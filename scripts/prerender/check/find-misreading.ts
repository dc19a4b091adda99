import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { contentOf, isHtml } from './html-tree.ts';
import { parseHtml } from './parse-html.ts';

/** A place where a browser makes something else of HTML than what is written there. */
export interface Misreading {
  /** `<div> in <p>`, `<b> has no end tag`. */
  found: string;
  /** The HTML around it. */
  near: string;
}

/** Elements that have no content and no end tag. */
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Elements whose content loses a line feed at its beginning. */
const DROPS_LINE_FEED = new Set(['pre', 'textarea', 'listing']);

const AROUND = 40;

/**
 * Compares a tree with the HTML that it was parsed from. They agree if the tree covers the source from its beginning to
 * its end, in order: nothing is left out, moved or implied, and each element has a start tag and an end tag of its own.
 * Such HTML gives the same tree wherever a browser parses it.
 *
 * @param shown the part of the source to quote.
 * @returns the first place where they do not agree; undefined if there is none.
 */
export function findMisreading(
  tree: Tree.ParentNode,
  html: string,
  shown: { start: number; end: number } = { start: 0, end: html.length },
): Misreading | undefined {
  return new Comparison(html, shown).children(tree, 0, html.length);
}

class Comparison {
  readonly #html: string;
  readonly #shown: { start: number; end: number };

  constructor(html: string, shown: { start: number; end: number }) {
    this.#html = html;
    this.#shown = shown;
  }

  /** @param from where the content of the parent begins in the source, and `to` where it ends. */
  children(parent: Tree.ParentNode, from: number, to: number): Misreading | undefined {
    let at = from;
    for (const [index, node] of parent.childNodes.entries()) {
      const place = node.sourceCodeLocation;
      if (!place) return this.#implied(node, parent, at);
      if (place.startOffset !== at && !this.#isLineFeed(parent, at, place.startOffset)) {
        const next = parent.childNodes[index + 1];
        const isMoved = (next?.sourceCodeLocation?.startOffset ?? at) < place.startOffset;
        if (isMoved)
          return this.#misreading(`${nameOf(node)} in ${nameOf(next)}`, place.startOffset);
        return this.#leftOut(parent, at);
      }
      const found = 'tagName' in node && this.#element(node);
      if (found) return found;
      at = place.endOffset;
    }
    return at === to || this.#isLineFeed(parent, at, to) ? undefined : this.#leftOut(parent, at);
  }

  #element(element: Tree.Element): Misreading | undefined {
    const { startTag, endTag, startOffset, endOffset } = element.sourceCodeLocation ?? NOWHERE;
    if (!startTag || this.#isVoid(element, startTag.endOffset)) return undefined;
    const content = contentOf(element);
    if (endTag) {
      if (
        element.tagName === 'noscript' &&
        isHtml(element) &&
        !isRawText(this.#html.slice(startOffset, endOffset))
      )
        return this.#misreading('<noscript> ends early', startOffset);
      return this.children(content, startTag.endOffset, endTag.startOffset);
    }
    // The innermost element that is open at the end is the one to correct; else the outermost, which a tag has closed.
    const isOpenAtEnd = endOffset === this.#html.length;
    const within = isOpenAtEnd && this.children(content, startTag.endOffset, endOffset);
    if (within) return within;
    const isEndedByStart = !isOpenAtEnd && this.#html[endOffset + 1] !== '/';
    return isEndedByStart
      ? this.#misreading(`${this.#tagAt(endOffset)} in ${nameOf(element)}`, endOffset)
      : this.#misreading(`${nameOf(element)} has no end tag`, startOffset);
  }

  /** Whether an element ends with its start tag. */
  #isVoid(element: Tree.Element, end: number): boolean {
    return isHtml(element) ? VOID.has(element.tagName) : this.#html[end - 2] === '/';
  }

  #isLineFeed(parent: Tree.ParentNode, from: number, to: number): boolean {
    if (!DROPS_LINE_FEED.has(parent.nodeName)) return false;
    return this.#html.slice(from, to).replace('\r', '') === '\n';
  }

  /** An element that no tag stands for: `<tbody>` in a table whose rows are written without it. */
  #implied(node: Tree.Node, parent: Tree.ParentNode, at: number): Misreading {
    let inner: Tree.Node | undefined = node;
    while (inner && !inner.sourceCodeLocation) {
      inner = 'childNodes' in inner ? inner.childNodes[0] : undefined;
    }
    return inner
      ? this.#misreading(`${nameOf(inner)} in ${nameOf(parent)}`, at)
      : this.#leftOut(parent, at);
  }

  #leftOut(parent: Tree.ParentNode, at: number): Misreading {
    const isEnd = this.#html.startsWith('</', at);
    const tag = this.#tagAt(at);
    return this.#misreading(isEnd ? `${tag} ends nothing` : `${tag} in ${nameOf(parent)}`, at);
  }

  #tagAt(at: number): string {
    const isEnd = this.#html.startsWith('</', at);
    const from = at + (isEnd ? 2 : 1);
    const [name] = this.#html.slice(from, from + AROUND).split(/[\s/>]/, 1);
    return `${isEnd ? '</' : '<'}${name}>`;
  }

  #misreading(found: string, at: number): Misreading {
    const { start, end } = this.#shown;
    const from = Math.max(start, at - AROUND);
    return { found, near: this.#html.slice(from, Math.min(end, at + AROUND)).trim() };
  }
}

const NOWHERE = { startOffset: 0, endOffset: 0 } as Tree.Element['sourceCodeLocation'] & object;

function nameOf(node: Tree.Node | undefined): string {
  return node?.nodeName === '#text' ? 'text' : `<${node?.nodeName}>`;
}

/**
 * Whether the content of a `<noscript>` is the same for a browser that runs scripts: to that, it is only text, up to the
 * first end tag.
 */
function isRawText(noscript: string): boolean {
  const [element] = parseHtml(noscript, true).childNodes;
  return element?.sourceCodeLocation?.endOffset === noscript.length;
}
