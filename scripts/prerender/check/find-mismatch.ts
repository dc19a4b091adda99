import type { Token, DefaultTreeAdapterTypes as Tree } from 'parse5';
import { contentOf, isHtml, isVoid, ONLY_TEXT, parseHtml } from '../document/html-tree.ts';

/** A place where the tree that browsers make of HTML is not the one that its tags describe. */
export interface Mismatch {
  /** `<div> in <p>` */
  what: string;
  /** The HTML around it. */
  near: string;
}

/** A tag, a text or a comment. */
interface Piece {
  location: Token.Location;
  node: Tree.ChildNode;
  parent: Tree.ParentNode;
  isEndTag: boolean;
}

/** What parsers leave out everywhere: U+0000, and a line feed at the beginning of a `<pre>` or after a carriage return. */
const LEFT_OUT = /^[\0\r\n]*$/;

/** How much is quoted at most before and after the place, in characters. */
const QUOTED = 60;

/**
 * Goes through HTML piece by piece, as it is written, and looks each up in the tree. They agree if everything is in the
 * element that is open at that point, and each end tag ends that element. Such HTML gives the same tree wherever it is
 * parsed.
 *
 * @param tree what parseHtml has made of the HTML.
 * @returns the first place where they do not agree; undefined if there is none.
 */
export function findMismatch(tree: Tree.DocumentFragment, html: string): Mismatch | undefined {
  const open: Tree.Element[] = [];
  let last: Tree.ChildNode | undefined;
  let at = 0;
  for (const { location, node, parent, isEndTag } of piecesOf(tree)) {
    const { startOffset: start, endOffset: end } = location;
    const inner = open.at(-1);
    // An element that goes on inside another one is in the tree twice, with the same tag.
    if (start < at) continue;
    if (!LEFT_OUT.test(html.slice(at, start))) return describe(html, at, unclosed(open));
    // Everything has been read.
    if (start >= html.length) return inner && describe(html, start, unclosed(open));
    const isInPlace = isEndTag
      ? node === inner && !endsEarly(node, html)
      : parent === (inner ? contentOf(inner) : tree);
    if (!isInPlace) return describe(html, start, unclosed(open));
    const tag = node.nodeName === '#text' ? tagIn(html, start, end, inner) : -1;
    if (tag >= 0) return describe(html, tag, unclosed(open));
    if (isEndTag) open.pop();
    else if ('tagName' in node && !isVoid(node, html)) open.push(node);
    at = end;
    last = node;
  }
  // A tag, a comment or a text has no end.
  if (at < html.length) return describe(html, at, unclosed(open));
  return describe(html, html.length, last?.nodeName === '#comment' ? last : unclosed(open));
}

/**
 * Where a text has a tag, which browsers leave out, or a `<` that is none. -1 if it has neither.
 *
 * @param outer the element that it is in.
 */
function tagIn(html: string, start: number, end: number, outer: Tree.Element | undefined): number {
  if (outer && isHtml(outer) && ONLY_TEXT.has(outer.tagName)) return -1;
  // biome-ignore lint/plugin: what the parser has found to be text may have no tag.
  const tag = html.indexOf('<', start);
  return tag < end ? tag : -1;
}

/** The open element that browsers end where they should not; if they do not, the innermost one. */
function unclosed(open: readonly Tree.Element[]): Tree.Element | undefined {
  return open.find((element) => !element.sourceCodeLocation?.endTag) ?? open.at(-1);
}

/** The pieces of a tree in the order of the source. An element that is only implied has no tags. */
function piecesOf(tree: Tree.DocumentFragment): Piece[] {
  const pieces: Piece[] = [];
  const add = (
    parent: Tree.ParentNode,
    node: Tree.ChildNode,
    location?: Token.Location | null,
    isEndTag = false,
  ) => {
    if (location) pieces.push({ location, node, parent, isEndTag });
  };
  const addContent = (parent: Tree.ParentNode) => {
    for (const node of parent.childNodes) {
      if (!('tagName' in node)) {
        add(parent, node, node.sourceCodeLocation);
        continue;
      }
      add(parent, node, node.sourceCodeLocation?.startTag);
      addContent(contentOf(node));
      add(parent, node, node.sourceCodeLocation?.endTag, true);
    }
  };
  addContent(tree);
  return pieces.sort((a, b) => a.location.startOffset - b.location.startOffset);
}

/**
 * Whether a `<noscript>` has another end for a browser that runs scripts: to that, its content is only text, up to the
 * first end tag.
 */
function endsEarly(element: Tree.Element, html: string): boolean {
  if (element.tagName !== 'noscript' || !isHtml(element)) return false;
  const { startOffset, endOffset } = element.sourceCodeLocation ?? {};
  const source = html.slice(startOffset, endOffset);
  const [noscript] = parseHtml(source, true).childNodes;
  return noscript?.sourceCodeLocation?.endOffset !== source.length;
}

function describe(html: string, at: number, outer: Tree.ChildNode | undefined): Mismatch {
  const from = outer?.sourceCodeLocation?.startOffset ?? at;
  const isEnd = at >= html.length;
  const place = isEnd ? from : at;
  const start = Math.max(from, place - QUOTED);
  const end = Math.min(html.indexOf('>', place) + 1 || html.length, place + QUOTED);
  return {
    what: `${isEnd ? 'the end of the HTML' : nameAt(html, at)} in ${outer ? nameAt(html, from) : 'the page'}`,
    near: (start > from ? '…' : '') + html.slice(start, end).trim(),
  };
}

/** The tag at an offset, without its attributes. */
function nameAt(html: string, at: number): string {
  if (html[at] !== '<') return 'text';
  const [name = ''] = html.slice(at + 1, at + QUOTED).match(/^\/?[^\s/>]*/) ?? [];
  if (name.startsWith('!--')) return 'a comment';
  return name === '' ? 'a bare <' : `<${name}>`;
}
