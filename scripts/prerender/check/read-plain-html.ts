import type { Token, DefaultTreeAdapterTypes as Tree } from 'parse5';
import { findMisreading } from './find-misreading.ts';
import { isHtml, parseHtml, VOID } from './html-tree.ts';

/** Elements whose content is read by their attributes, by what is before it, or by whether the browser runs scripts. */
const NOT_PLAIN = new Set('template noscript font math'.split(' '));

/**
 * The elements at one path, `<main><p><b>`. Whether browsers accept an element in its place depends on the elements around
 * it, and on nothing else, except for NOT_PLAIN. So parse5 is asked once for each path, and not for each element.
 */
class PlainPath {
  readonly #tags: readonly string[];
  readonly #children = new Map<string, PlainPath | undefined>();
  readonly namespaceURI: Tree.Element['namespaceURI'] | undefined;
  readonly isVoid: boolean;
  readonly allowsText: boolean;
  readonly allowsComments: boolean;

  /** @param content what may be in such an element; undefined if it has no end tag. */
  constructor(tags: readonly string[], element?: Tree.Element, content?: string) {
    this.#tags = tags;
    this.namespaceURI = element?.namespaceURI;
    this.isVoid = content === undefined;
    this.allowsText = content?.includes('x') ?? false;
    this.allowsComments =
      element?.childNodes.some(({ nodeName }) => nodeName === '#comment') ?? false;
  }

  /** The path of a child; undefined if browsers do not accept it there, or read it in another way. */
  child(tag: string): PlainPath | undefined {
    if (!this.#children.has(tag)) this.#children.set(tag, this.#ask(tag));
    return this.#children.get(tag);
  }

  #ask(tag: string): PlainPath | undefined {
    if (NOT_PLAIN.has(tag)) return undefined;
    const tags = [...this.#tags, tag];
    for (const content of VOID.has(tag) ? [undefined] : ['x<!---->', 'x', '']) {
      const closed = content === undefined ? this.#tags : tags;
      const endTags = closed.map((name) => `</${name}>`).reverse();
      const html = `${tags.map((name) => `<${name}>`).join('')}${content ?? ''}${endTags.join('')}`;
      const tree = parseHtml(html);
      const element = elementAt(tags, tree);
      const isRead = element && !findMisreading(tree, html, { start: 0, end: 0 });
      if (isRead) return new PlainPath(tags, element, content);
    }
    return undefined;
  }
}

function elementAt(tags: readonly string[], tree: Tree.ParentNode): Tree.Element | undefined {
  const [tag, ...inner] = tags;
  const [element] = tree.childNodes;
  if (!element || !('tagName' in element) || element.tagName !== tag) return undefined;
  return inner.length > 0 ? elementAt(inner, element) : element;
}

const ROOT = new PlainPath([]);

/** What React escapes in attributes. */
const REFERENCES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * Parses HTML that is as plain as React writes it: attributes are in double quotes, each element has an end tag and is in a
 * place where it is allowed. parse5 makes the same tree of it, but takes several times as long. Texts are left out.
 *
 * @returns undefined for all other HTML, which may be right nevertheless.
 */
export function readPlainHtml(html: string): Tree.DocumentFragment | undefined {
  // Parsers replace these.
  if (html.includes('\r') || html.includes('\0')) return undefined;
  const root: Tree.DocumentFragment = { nodeName: '#document-fragment', childNodes: [] };
  const open: Tree.Element[] = [];
  const paths = [ROOT];
  let at = 0;
  for (let tag = html.indexOf('<'); tag >= 0; tag = html.indexOf('<', at)) {
    const parent = open.at(-1) ?? root;
    const path = paths.at(-1) ?? ROOT;
    if (tag > at && !path.allowsText && /[^ \t\n\f]/.test(html.slice(at, tag))) return undefined;
    if (html[tag + 1] === '/') {
      const element = open.pop();
      paths.pop();
      if (!element || !html.startsWith(`${element.tagName}>`, tag + 2)) return undefined;
      at = tag + 3 + element.tagName.length;
      Object.assign(element.sourceCodeLocation ?? {}, { endOffset: at, endTag: range(tag, at) });
      continue;
    }
    const node = html[tag + 1] === '!' ? readComment(html, tag) : readStartTag(html, tag);
    if (!node) return undefined;
    at = node.sourceCodeLocation?.endOffset ?? html.length;
    node.parentNode = parent;
    parent.childNodes.push(node);
    if (!('tagName' in node)) {
      if (!path.allowsComments) return undefined;
      continue;
    }
    const own = path.child(node.tagName);
    if (!own?.namespaceURI) return undefined;
    node.namespaceURI = own.namespaceURI;
    const isSelfClosing = html[at - 2] === '/';
    if (own.isVoid || (isSelfClosing && !isHtml(node))) continue;
    if (isSelfClosing) return undefined;
    open.push(node);
    paths.push(own);
  }
  return open.length === 0 && at === html.length ? root : undefined;
}

function readComment(html: string, at: number): Tree.CommentNode | undefined {
  const end = html.indexOf('-->', at + 4);
  const data = html.slice(at + 4, end);
  // These would be other comments, which end earlier.
  const isOther = data.startsWith('>') || data.startsWith('->') || data.includes('--!>');
  if (!html.startsWith('!--', at + 1) || end < 0 || isOther) return undefined;
  return {
    nodeName: '#comment' as Tree.CommentNode['nodeName'],
    data,
    parentNode: null,
    sourceCodeLocation: range(at, end + 3),
  };
}

function readStartTag(html: string, tag: number): Tree.Element | undefined {
  let at = nameEnd(html, tag + 1);
  const tagName = html.slice(tag + 1, at);
  const attrs: Token.Attribute[] = [];
  const places: Record<string, Token.Location> = {};
  while (html[at] === ' ') {
    const equals = nameEnd(html, at + 1);
    const name = html.slice(at + 1, equals).toLowerCase();
    const quote = html.indexOf('"', equals + 2);
    const value = textOf(html.slice(equals + 2, quote));
    if (!name || name in places || !html.startsWith('="', equals) || quote < 0) return undefined;
    if (value === undefined) return undefined;
    attrs.push({ name, value });
    places[name] = range(at + 1, quote + 1);
    at = quote + 1;
  }
  const end = at + (html[at] === '/' ? 2 : 1);
  if (!/^[a-z]/.test(tagName) || html[end - 1] !== '>') return undefined;
  return {
    nodeName: tagName,
    tagName,
    attrs,
    // Set by its path.
    namespaceURI: '' as Tree.Element['namespaceURI'],
    childNodes: [],
    parentNode: null,
    sourceCodeLocation: { ...range(tag, end), startTag: range(tag, end), attrs: places },
  };
}

/** Where the name of an element or attribute ends. */
function nameEnd(html: string, from: number): number {
  let at = from;
  while (IS_IN_NAME[html.charCodeAt(at)]) at++;
  return at;
}

const IS_IN_NAME = Array.from({ length: 128 }, (_, code) =>
  /[\w:.-]/.test(String.fromCharCode(code)),
);

/** The text of an attribute; undefined if it has other character references than React writes. */
function textOf(value: string): string | undefined {
  if (!value.includes('&')) return value;
  if (/&(?!(amp|lt|gt|quot|#x27);)/.test(value)) return undefined;
  return value.replace(/&[^;]+;/g, (reference) => REFERENCES[reference] ?? reference);
}

/** A location in HTML. Nobody needs its lines and columns. */
function range(startOffset: number, endOffset: number): Token.Location {
  return { startOffset, endOffset } as Token.Location;
}
