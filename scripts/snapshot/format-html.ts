import { type HtmlElement, type HtmlNode, parseHtml } from './parse-html.ts';

/** Lines longer than this are broken where they can be. */
const WIDTH = 100;

const INDENT = '  ';

/** Stands for a space at the edge of a text: between words and links it counts, at the end of a line it is lost. */
const EDGE_SPACE = '␣';

/**
 * Writes HTML so that a diff shows what has changed and nothing else: one element or sentence a line, attributes of
 * long tags on lines of their own, JSON spread out. Made to be read and compared, not to be served.
 */
export function formatHtml(html: string): string {
  // React's marks between two texts of an island: a visitor sees one text.
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
  // A colour that changes would change every snapshot; what pages look like is no matter of their HTML.
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

/** The lines of an object or a list, or `undefined` for what is neither. */
function formatJson(text: string, indent: string): string[] | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    const lines = JSON.stringify(JSON.parse(text), null, 2).split('\n');
    return lines.map((line) => indent + line);
  } catch {
    // It only looks like JSON.
    return undefined;
  }
}

/** A sentence a line. Space that a browser does not show is not shown. */
function formatText(text: string, indent: string): string[] {
  const isBetweenBlocks = text.trim() === '' && text.includes('\n');
  if (text === '' || isBetweenBlocks) return [];
  const edged = text.replace(/\s+/g, ' ').replace(/^ | $/g, EDGE_SPACE);
  return edged.split(/(?<=[.!?…]) (?=\p{Lu}|["“‘(])/u).map((sentence) => indent + sentence);
}
