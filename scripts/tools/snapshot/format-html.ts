import { ElementType, parseDocument } from 'htmlparser2';

/** A node as htmlparser2 returns it: text, an element, a comment or a declaration. */
export type HtmlNode = ReturnType<typeof parseDocument>['children'][number];

export type HtmlElement = Extract<HtmlNode, { attribs: object }>;

/** Longer lines are broken where possible. */
const WIDTH = 100;

const INDENT = '  ';

/**
 * Marks a space at the edge of a text. Between words and links it matters, but at the end of a line it would be lost.
 */
const EDGE_SPACE = '␣';

/** Everything stays as it is written. */
const AS_WRITTEN = {
  decodeEntities: false,
  lowerCaseAttributeNames: false,
  lowerCaseTags: false,
  withStartIndices: true,
  withEndIndices: true,
};

/**
 * Formats HTML so that a diff shows exactly what has changed: one element or sentence per line, long tags with one
 * attribute per line, JSON indented. Made for reading and comparing, not for serving.
 */
export function formatHtml(html: string): string {
  // React puts these between two texts of an island; a visitor sees one text.
  const source = html.replaceAll('<!-- -->', '');
  const { children } = parseDocument(source, AS_WRITTEN);
  return `${formatNodes(children, '', source).join('\n')}\n`;
}

function formatNodes(nodes: readonly HtmlNode[], indent: string, source: string): string[] {
  return nodes.flatMap((node) => {
    if ('attribs' in node) return formatElement(node, indent, source);
    return node.type === ElementType.Text
      ? formatText(node.data, indent)
      : [indent + sourceOf(node, source)];
  });
}

function sourceOf({ startIndex, endIndex }: HtmlNode, source: string): string {
  return source.slice(startIndex ?? 0, (endIndex ?? 0) + 1);
}

function formatElement(element: HtmlElement, indent: string, source: string): string[] {
  const { name, children } = element;
  const open = openTag(element, indent);
  // Void elements have no end tag, and drawings may have tags that close themselves.
  const endTag = `</${name}>`;
  const close = sourceOf(element, source).endsWith(endTag) ? endTag : '';
  const content = contentOf(element, indent + INDENT, source);
  if (content.length === 0) return [...open.slice(0, -1), `${open.at(-1)}${close}`];

  const [only, ...more] = content;
  const line = `${open[0]}${only?.trimStart()}${close}`;
  const isPlain = open.length === 1 && more.length === 0 && children[0]?.type === ElementType.Text;
  if (isPlain && line.length <= WIDTH) return [line];
  return [...open, ...content, ...(close ? [indent + close] : [])];
}

function contentOf({ name, children }: HtmlElement, indent: string, source: string): string[] {
  const [first, ...others] = children;
  if (first?.type !== ElementType.Text || others.length > 0)
    return formatNodes(children, indent, source);
  // Styles are left out: a changed colour would change every snapshot.
  if (name === 'style') return [`${indent}/* the styles of the site */`];
  if (name === 'script') return formatJson(first.data, indent) ?? [indent + first.data];
  if (name === 'pre' || name === 'textarea') {
    return first.data.split('\n').map((line) => indent + line);
  }
  return formatText(first.data, indent);
}

function openTag({ name, attribs }: HtmlElement, indent: string): string[] {
  const pairs = Object.entries(attribs);
  const line = `${indent}<${[name, ...pairs.map(([key, value]) => pair(key, value))].join(' ')}>`;
  if (line.length <= WIDTH || pairs.length === 0) return [line];
  const inner = indent + INDENT;
  return [
    `${indent}<${name}`,
    ...pairs.flatMap(([key, value]) => {
      const json = value.length > WIDTH / 2 ? formatJson(value, inner) : undefined;
      if (!json) return [inner + pair(key, value)];
      const [first = '', ...rest] = json;
      return [`${inner}${key}='${first.trimStart()}`, ...rest.slice(0, -1), `${rest.at(-1)}'`];
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
