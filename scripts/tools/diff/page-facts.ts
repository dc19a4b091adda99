import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { PAGE_ID } from '../../shared/markers.ts';
import { formatHtml, type HtmlElement, type HtmlNode } from '../snapshot/format-html.ts';
import { maskHashes } from '../snapshot/mask-hashes.ts';

/** What a page, or a part of it, says and offers. */
export interface PageContent {
  /** Its headings in order, `h2 Services`, indented by level. */
  outline: readonly string[];
  /** All text that is read or read out, one heading, paragraph or label per line. */
  words: readonly string[];
  /** The addresses that it links to. */
  links: ReadonlySet<string>;
  /** Ids, which links from elsewhere may use. */
  anchors: ReadonlySet<string>;
}

/** Everything about a page that a review compares. */
export interface PageFacts {
  /** What search engines and previews read, name → value: `title`, `meta description`, `link canonical` … */
  head: ReadonlyMap<string, string>;
  /** The body, one element or sentence per line, without hashes. */
  body: string;
  /** The content of the body, layout included. */
  whole: PageContent;
  /** The content of the page itself, without its layout. */
  own: PageContent;
}

/** @param html a document as the build writes it. */
export function readPageFacts(html: string): PageFacts {
  const masked = maskHashes(html);
  const elements = DomUtils.findAll(() => true, parseDocument(masked));
  const body = elements.find(({ name }) => name === 'body');
  const page = elements.find(({ attribs }) => attribs.id === PAGE_ID);
  return {
    head: new Map(elements.flatMap(headEntry)),
    body: formatHtml(/<body>.*<\/body>/s.exec(masked)?.[0] ?? masked),
    whole: readPageContent(body?.children ?? []),
    own: readPageContent(page?.children ?? []),
  };
}

function headEntry(element: HtmlElement): [string, string][] {
  const { name: tag, attribs } = element;
  const { name, property, content = '', rel = '', href = '', type } = attribs;
  if (tag === 'title') return [['title', DomUtils.textContent(element)]];
  if (tag === 'meta' && (name ?? property)) return [[`meta ${name ?? property}`, content]];
  if (tag === 'link' && /^(canonical|alternate|icon|manifest)$/.test(rel)) {
    return [[`link ${rel}`, href]];
  }
  return tag === 'script' && type === 'application/ld+json'
    ? [['structured data', DomUtils.textContent(element)]]
    : [];
}

/** @param nodes with entities decoded. */
function readPageContent(nodes: HtmlNode[]): PageContent {
  const elements = DomUtils.findAll(() => true, nodes);
  return {
    outline: elements.filter(isHeading).map(outlineEntry),
    words: nodes.flatMap(linesOf),
    links: new Set(elements.flatMap(({ name, attribs }) => (name === 'a' && attribs.href) || [])),
    anchors: new Set(elements.flatMap(({ attribs }) => attribs.id || [])),
  };
}

function isHeading({ name }: HtmlElement): boolean {
  return /^h[1-6]$/.test(name);
}

function outlineEntry(heading: HtmlElement): string {
  return `${'  '.repeat(Number(heading.name[1]) - 1)}${heading.name} ${textOf(heading)}`;
}

/** An element with text of its own becomes one line, including emphasis and links in it; others are taken apart. */
function linesOf(node: HtmlNode): string[] {
  if (!('attribs' in node)) return [textOf(node)].filter(Boolean);
  if (!isLine(node)) return [...labelsOf(node), ...node.children.flatMap(linesOf)];
  const labels = DomUtils.findAll(() => true, [node]).flatMap(labelsOf);
  return [textOf(node), ...labels].filter(Boolean);
}

function isLine(node: HtmlElement): boolean {
  return (
    node.name === 'img' ||
    isHeading(node) ||
    node.children.some((child) => child.type === ElementType.Text && child.data.trim() !== '')
  );
}

/** What an element says in addition to its text. */
function labelsOf({ attribs }: HtmlElement): string[] {
  return [attribs['aria-label'], attribs.placeholder, attribs.title].flatMap((text) => text || []);
}

function textOf(node: HtmlNode): string {
  return rawTextOf(node).replace(/\s+/g, ' ').trim();
}

function rawTextOf(node: HtmlNode): string {
  if (!('attribs' in node)) return node.type === ElementType.Text ? node.data : '';
  const { name, attribs, children } = node;
  if (name === 'script' || name === 'style') return '';
  if (name === 'br') return ' ';
  if (name === 'img') return attribs.alt ? `[picture: ${attribs.alt}]` : '';
  return children.map(rawTextOf).join('');
}
