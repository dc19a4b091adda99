import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import {
  BEHAVIOR_ATTRIBUTE,
  BEHAVIOR_MODULE_ATTRIBUTE,
  ISLAND_TAG,
  LAYOUT_ATTRIBUTE,
  MADE_ATTRIBUTE,
  MESSAGE_PLACEHOLDER,
  NATIVE_ATTRIBUTE,
  PAGE_ID,
  SLOT_ATTRIBUTE,
} from '../../shared/markers.ts';
import { rebasedValue } from '../../shared/rebased-jsx.ts';
import { escapeText } from '../../shared/serialize.ts';
import { MarkupFindings, type MarkupScan } from './check-markup.ts';
import { HtmlPiece } from './html-piece.ts';
import { AROUND_PAGE, ancestorsOf, attributeOf, contentOf, isHtml } from './html-tree.ts';

/** What was rendered for an island, to be put into its slot. */
export interface IslandHtml {
  /** Those of its element. */
  attributes: string;
  html: string;
}

interface ScanInput {
  /** In the order of their slots. */
  islands?: readonly IslandHtml[];
  /** Added to the site's paths in all URLs. */
  base?: string;
  /** Behavior name → URL, which is added beside the name. */
  behaviorUrls?: Readonly<Record<string, string>>;
  /** Marks the outermost elements, so that the runtime knows what it may remove. */
  isLayout?: boolean;
  /** Links to these are marked, so that the runtime leaves them to the browser. */
  publicFiles?: readonly string[];
}

/** The places in HTML as it is published where something is inserted later, and what else is found there. */
interface Found {
  /** The end of the first section outside islands. */
  firstSectionEnd?: number;
  /** Links, with the end of their `href`. */
  links: { href: string; end: number }[];
  /** The content of each `<noscript>`. */
  noscripts: { start: number; end: number }[];
  /** Gaps of a layout, where the page goes, with the names of the elements around them. */
  gaps: { at: number; inside: readonly string[] }[];
  /** The island that shows the fallback of a `<Suspense>`, or -1 for what is outside islands. */
  fallback?: number;
}

/** HTML as it is published. Its parts are given by their offsets in it. */
export interface Markup extends Readonly<Found> {
  html: string;
  scan: MarkupScan;
}

/**
 * Reads what React has rendered, as a browser would: it is parsed once, which gives what the checks need and the places
 * of all changes. The result is a copy with these changes: islands are in their slots, URLs have the base, behaviors
 * their URL, landmarks begin a new line, and what only the build or React needs is left out.
 */
export function scanMarkup(html: string, input: ScanInput = {}): Markup {
  return new Scanner(input).scan(html);
}

/** Elements that begin a new line, which makes a diff of two versions readable. */
const LANDMARKS = new Set('section header main footer nav article aside'.split(' '));

/** What React's comments say. They are of use only where React hydrates. */
const REACT_COMMENTS = new Set([' ', '$', '/$', '&', '/&', 'F', 'F!']);
const FALLBACK_COMMENTS = new Set(['$!', '$?']);

type Attribute = Tree.Element['attrs'][number];
type Location = NonNullable<Tree.Element['sourceCodeLocation']>;

class Scanner {
  readonly #input: Required<ScanInput>;
  readonly #scan = new MarkupFindings();
  readonly #found: Found = { links: [], noscripts: [], gaps: [] };
  readonly #filled = new Set<number>();
  #isMisread = false;
  #hasStrayIslands = false;

  constructor(input: ScanInput) {
    const {
      islands = [],
      base = '/',
      behaviorUrls = {},
      isLayout = false,
      publicFiles = [],
    } = input;
    this.#input = { islands, base, behaviorUrls, isLayout, publicFiles };
  }

  scan(source: string): Markup {
    const place = { tag: AROUND_PAGE, around: [], island: -1, start: 0 };
    const html = this.#scanPiece(new HtmlPiece(source, place));
    const isComplete = this.#filled.size === this.#input.islands.length;
    // An island that is missing may be part of what is misread.
    if ((!isComplete || this.#hasStrayIslands) && !this.#isMisread) this.#scan.strayIsland();
    return { html, ...this.#found, scan: this.#scan };
  }

  #scanPiece(piece: HtmlPiece): string {
    if (piece.misreading) this.#scan.misreading(piece.misreading);
    this.#isMisread ||= piece.misreading !== undefined;
    this.#scanNodes(piece.nodes, piece);
    return piece.finish();
  }

  #scanNodes(nodes: readonly Tree.ChildNode[], piece: HtmlPiece): void {
    for (const node of nodes) {
      if (node.nodeName === '#comment') this.#scanComment(node as Tree.CommentNode, piece);
      if (!('tagName' in node)) continue;
      const { sourceCodeLocation: location } = node;
      // Without a tag of its own it is only implied, so the page has a fault.
      if (!location?.startTag) this.#scanNodes(contentOf(node).childNodes, piece);
      else if (node.tagName === ISLAND_TAG) this.#fillSlot(node, location, piece);
      else if (isGap(node)) this.#openGap(node, location, piece);
      else this.#scanElement(node, location, piece);
    }
  }

  #scanComment({ data, sourceCodeLocation: location }: Tree.CommentNode, piece: HtmlPiece): void {
    if (FALLBACK_COMMENTS.has(data)) this.#found.fallback ??= piece.island;
    if (location && piece.island < 0 && REACT_COMMENTS.has(data)) {
      piece.copy.replace(location.startOffset, location.endOffset, '');
    }
  }

  #scanElement(element: Tree.Element, location: Location, piece: HtmlPiece): void {
    const { tagName } = element;
    const { startOffset, endOffset, startTag, endTag } = location;
    const isInPage = piece.island < 0;
    if (isInPage && LANDMARKS.has(tagName) && !isInPre(element)) {
      piece.copy.insert(startOffset, '\n');
    }
    const mark = this.#layoutMark(element);
    if (mark) piece.copy.insert(startOffset + 1 + tagName.length, mark);
    this.#scan.element(element, !isInPage);
    for (const attribute of element.attrs) this.#scanAttribute(element, attribute, piece);
    const contentStart = piece.offset(startTag?.endOffset ?? startOffset);
    this.#scanNodes(contentOf(element).childNodes, piece);
    if (tagName === 'noscript' && isHtml(element) && endTag) {
      this.#found.noscripts.push({ start: contentStart, end: piece.offset(endTag.startOffset) });
    }
    if (isInPage && tagName === 'section' && isOutermost(element)) {
      this.#found.firstSectionEnd ??= piece.offset(endOffset);
    }
  }

  #scanAttribute(element: Tree.Element, attribute: Attribute, piece: HtmlPiece): void {
    const { base, behaviorUrls } = this.#input;
    const name = attribute.prefix ? `${attribute.prefix}:${attribute.name}` : attribute.name;
    const location = element.sourceCodeLocation?.attrs?.[name];
    if (location && name === MADE_ATTRIBUTE) {
      // With the space before it.
      piece.copy.replace(location.startOffset - 1, location.endOffset, '');
      return;
    }
    const value = base === '/' ? attribute.value : rebasedValue(name, attribute.value, base);
    this.#scan.attribute(element, name, value);
    if (!location) return;
    const { startOffset, endOffset } = location;
    if (value !== attribute.value) {
      piece.copy.replace(startOffset, endOffset, `${name}="${escapeText(value)}"`);
    }
    if (name === BEHAVIOR_ATTRIBUTE && Object.hasOwn(behaviorUrls, value)) {
      const url = escapeText(behaviorUrls[value] ?? '');
      piece.copy.insert(endOffset, ` ${BEHAVIOR_MODULE_ATTRIBUTE}="${url}"`);
    }
    // React would find another element than it expects in an island.
    if (name === 'href' && element.tagName === 'a' && piece.island < 0 && this.#isFile(value)) {
      piece.copy.insert(endOffset, ` ${NATIVE_ATTRIBUTE}`);
    }
    if (name === 'href' && isUnmarkedLink(element)) {
      this.#found.links.push({ href: value, end: piece.offset(endOffset) });
    }
  }

  #isFile(href: string): boolean {
    const { base, publicFiles } = this.#input;
    const path = href.replace(/^(https?:)?\/\/[^/]*|[?#].*$/g, '');
    return publicFiles.some((file) => base + file === path || base + encodeURI(file) === path);
  }

  #layoutMark({ parentNode }: Tree.Element): string {
    const isOutermost = parentNode?.nodeName === AROUND_PAGE;
    return this.#input.isLayout && isOutermost ? ` ${LAYOUT_ATTRIBUTE}` : '';
  }

  #openGap(gap: Tree.Element, { startOffset, endOffset }: Location, piece: HtmlPiece): void {
    // A layout with several of them has another fault.
    if (this.#found.gaps.length === 0) this.#scan.attribute(gap, 'id', PAGE_ID);
    const inside = ancestorsOf(gap).map(({ tagName }) => tagName);
    this.#found.gaps.push({ at: piece.offset(startOffset), inside: inside.slice(0, -1) });
    piece.copy.replace(startOffset, endOffset, '');
  }

  #fillSlot(slot: Tree.Element, { startOffset, endOffset }: Location, piece: HtmlPiece): void {
    const index = Number(attributeOf(slot, SLOT_ATTRIBUTE));
    const island = this.#input.islands[index];
    if (!island || piece.island >= 0 || this.#filled.has(index)) {
      this.#hasStrayIslands = true;
      return;
    }
    this.#filled.add(index);
    const startTag = `<${ISLAND_TAG}${this.#layoutMark(slot)} ${island.attributes}>`;
    if (startTag.includes(MESSAGE_PLACEHOLDER)) this.#scan.hasMessageInAttribute = true;
    const start = piece.offset(startOffset) + startTag.length;
    const place = piece.placeIn(slot, index, start);
    const html = this.#scanPiece(new HtmlPiece(island.html, place));
    piece.copy.replace(startOffset, endOffset, `${startTag}${html}</${ISLAND_TAG}>`);
  }
}

function isUnmarkedLink(element: Tree.Element): boolean {
  return element.tagName === 'a' && attributeOf(element, 'aria-current') === undefined;
}

function isGap(element: Tree.Element): boolean {
  if (element.tagName !== 'div' || attributeOf(element, 'id') !== PAGE_ID) return false;
  return attributeOf(element, SLOT_ATTRIBUTE) !== undefined;
}

function isInPre(element: Tree.Element): boolean {
  return ancestorsOf(element).some(({ tagName }) => tagName === 'pre');
}

/** Whether a section is outside others, and not in a drawing, a `<noscript>` or a `<template>`. */
function isOutermost(section: Tree.Element): boolean {
  const ancestors = ancestorsOf(section);
  const isPlain = (outer: Tree.Element) =>
    isHtml(outer) && outer.tagName !== 'section' && outer.tagName !== 'noscript';
  return ancestors.at(-1)?.tagName === AROUND_PAGE && ancestors.every(isPlain);
}
