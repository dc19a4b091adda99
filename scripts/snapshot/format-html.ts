import { type HtmlElement, type HtmlNode, parseHtml } from './parse-html.ts';

/** Longer lines are broken where possible. */
const WIDTH = 100;

const INDENT = '  ';

/**
 * Marks a space at the edge of a text. Between words and links it matters, but at the end of a line it would be lost.
 */
const EDGE_SPACE = '␣';

/**
 * Formats HTML so that a diff shows exactly what has changed: one element or sentence per line, long tags with one
 * attribute per line, JSON indented. Made for reading and comparing, not for serving.
 */
export function formatHtml(html: string): string {
  // React puts these between two texts of an island; a visitor sees one text.
  const nodes = parseHtml(html.replaceAll('<!-- -->', ''));
  return `${formatNodes(nodes, '').join('\n')}\n`;
}

function formatNodes(nodes: readonly HtmlNode[], indent: string): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'element') return formatElement(node, indent);
    return node.kind === 'text' ? formatText(node.text, indent) : [indent + node.text];
  });
}

function formatElement(element: HtmlElement, indent: string): string[] {
  const { tag, children, isClosed } = element;
  const open = openTag(element, indent);
  const close = isClosed ? `</${tag}>` : '';
  const content = contentOf(element, indent + INDENT);
  if (content.length === 0) return [...open.slice(0, -1), `${open.at(-1)}${close}`];

  const [only, ...more] = content;
  const line = `${open[0]}${only?.trimStart()}${close}`;
  const isPlain = open.length === 1 && more.length === 0 && children[0]?.kind === 'text';
  if (isPlain && line.length <= WIDTH) return [line];
  return [...open, ...content, ...(isClosed ? [indent + close] : [])];
}

function contentOf({ tag, children }: HtmlElement, indent: string): string[] {
  const [first, ...others] = children;
  if (first?.kind !== 'text' || others.length > 0) return formatNodes(children, indent);
  // Styles are left out: a changed colour would change every snapshot.
  if (tag === 'style') return [`${indent}/* the styles of the site */`];
  if (tag === 'script') return formatJson(first.text, indent) ?? [indent + first.text];
  if (tag === 'pre' || tag === 'textarea') {
    return first.text.split('\n').map((line) => indent + line);
  }
  return formatText(first.text, indent);
}

function openTag({ tag, attributes }: HtmlElement, indent: string): string[] {
  const pairs = Object.entries(attributes);
  const line = `${indent}<${[tag, ...pairs.map(([name, value]) => pair(name, value))].join(' ')}>`;
  if (line.length <= WIDTH || pairs.length === 0) return [line];
  const inner = indent + INDENT;
  return [
    `${indent}<${tag}`,
    ...pairs.flatMap(([name, value]) => {
      const json = value.length > WIDTH / 2 ? formatJson(value, inner) : undefined;
      if (!json) return [inner + pair(name, value)];
      const [first = '', ...rest] = json;
      return [`${inner}${name}='${first.trimStart()}`, ...rest.slice(0, -1), `${rest.at(-1)}'`];
    }),
    `${indent}>`,
  ];
}

function pair(name: string, value: string): string {
  if (value === '') return name;
  return value.includes('"') ? `${name}='${value}'` : `${name}="${value}"`;
}

/** The lines of an object or a list; `undefined` for anything else. */
function formatJson(text: string, indent: string): string[] | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    const lines = JSON.stringify(JSON.parse(text), null, 2).split('\n');
    return lines.map((line) => indent + line);
  } catch {
    // It only looked like JSON.
    return undefined;
  }
}

/** One sentence per line. White space that a browser would not show is left out. */
function formatText(text: string, indent: string): string[] {
  const isBetweenBlocks = text.trim() === '' && text.includes('\n');
  if (text === '' || isBetweenBlocks) return [];
  const edged = text.replace(/\s+/g, ' ').replace(/^ | $/g, EDGE_SPACE);
  return edged.split(/(?<=[.!?…]) (?=\p{Lu}|["“‘(])/u).map((sentence) => indent + sentence);
}
