import type { HtmlElement, HtmlNode } from '../snapshot/parse-html.ts';

/** The content of a page itself, without its layout. */
export interface PageContent {
  /** Its headings in order, `h2 Services`, indented by level. */
  outline: readonly string[];
  /** All its text, one heading, paragraph or label per line. */
  words: readonly string[];
  /** The addresses that it links to. */
  links: ReadonlySet<string>;
  /** Ids, which links from elsewhere may use. */
  anchors: ReadonlySet<string>;
}

/** @param nodes the content of the page's element, with entities decoded. */
export function readPageContent(nodes: readonly HtmlNode[]): PageContent {
  const elements = [...flatten(nodes)];
  return {
    outline: elements.filter(isHeading).map(outlineEntry),
    words: nodes.flatMap(linesOf),
    links: linksOf(elements),
    anchors: anchorsOf(elements),
  };
}

/** All text that is read or read out, one heading, paragraph or label per line. */
export function readWords(nodes: readonly HtmlNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'element') return linesOf(node);
    const labels = [node, ...flatten(node.children)].flatMap(labelsOf);
    if (isLine(node)) return [...linesOf(node), ...labels];
    return [...labelsOf(node), ...readWords(node.children)];
  });
}

/** What an element says in addition to its text. */
function labelsOf({ attributes }: HtmlElement): string[] {
  const { 'aria-label': label = '', placeholder = '', title = '' } = attributes;
  return [label, placeholder, title].filter((text) => text !== '');
}

/** All elements, in document order. */
export function* flatten(nodes: readonly HtmlNode[]): Generator<HtmlElement> {
  for (const node of nodes) {
    if (node.kind !== 'element') continue;
    yield node;
    yield* flatten(node.children);
  }
}

/** The addresses that these elements link to. */
export function linksOf(elements: readonly HtmlElement[]): ReadonlySet<string> {
  const links = elements.filter(({ tag }) => tag === 'a').map(({ attributes }) => attributes.href);
  return new Set(links.filter((href) => href !== undefined));
}

/** Ids, which links from elsewhere may use. */
export function anchorsOf(elements: readonly HtmlElement[]): ReadonlySet<string> {
  return new Set(elements.flatMap(({ attributes: { id } }) => (id ? [id] : [])));
}

function isHeading({ tag }: HtmlElement): boolean {
  return /^h[1-6]$/.test(tag);
}

function outlineEntry(heading: HtmlElement): string {
  return `${'  '.repeat(Number(heading.tag[1]) - 1)}${heading.tag} ${textOf(heading)}`;
}

/** An element with text of its own becomes one line, including emphasis and links in it; others are taken apart. */
function linesOf(node: HtmlNode): string[] {
  if (node.kind === 'element' && !isLine(node)) return node.children.flatMap(linesOf);
  const text = textOf(node);
  return text === '' ? [] : [text];
}

function isLine(node: HtmlElement): boolean {
  return (
    node.tag === 'img' ||
    isHeading(node) ||
    node.children.some((child) => child.kind === 'text' && child.text.trim() !== '')
  );
}

function textOf(node: HtmlNode): string {
  return rawTextOf(node).replace(/\s+/g, ' ').trim();
}

function rawTextOf(node: HtmlNode): string {
  if (node.kind !== 'element') return node.kind === 'text' ? node.text : '';
  const { tag, attributes, children } = node;
  if (tag === 'script' || tag === 'style') return '';
  if (tag === 'br') return ' ';
  if (tag === 'img') return attributes.alt ? `[picture: ${attributes.alt}]` : '';
  return children.map(rawTextOf).join('');
}
