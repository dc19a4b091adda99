import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

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
  // React puts such comments between two texts of an island; a visitor sees one text.
  const source = html.replaceAll('<!-- -->', '');
  const { childNodes } = parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  return `${formatNodes(childNodes, '', source).join('\n')}\n`;
}

function formatNodes(nodes: readonly Tree.ChildNode[], indent: string, source: string): string[] {
  return nodes.flatMap((node) => {
    if ('tagName' in node) return formatElement(node, indent, source);
    return isText(node) ? formatText(node, indent, source) : [indent + asWritten(node, source)];
  });
}

/** The characters of a node as they stand in the source. */
function asWritten({ sourceCodeLocation }: Tree.ChildNode, source: string): string {
  return source.slice(sourceCodeLocation?.startOffset, sourceCodeLocation?.endOffset);
}

function formatElement(element: Tree.Element, indent: string, source: string): string[] {
  const { startTag, endTag } = element.sourceCodeLocation ?? {};
  // A browser adds an element whose tag is left out, such as `<tbody>`.
  if (!startTag) return formatNodes(element.childNodes, indent, source);
  const open = openTag(element, indent, source);
  // Void elements have no end tag, and drawings may have tags that close themselves.
  const close = endTag ? source.slice(endTag.startOffset, endTag.endOffset) : '';
  const content = contentOf(element, indent + INDENT, source);
  if (content.length === 0) return [...open.slice(0, -1), `${open.at(-1)}${close}`];

  const [only, ...more] = content;
  const line = `${open[0]}${only?.trimStart()}${close}`;
  const isPlain =
    open.length === 1 && more.length === 0 && nodesIn(element)[0]?.nodeName === '#text';
  if (isPlain && line.length <= WIDTH) return [line];
  return [...open, ...content, ...(close ? [indent + close] : [])];
}

function nodesIn(element: Tree.Element): Tree.ChildNode[] {
  return 'content' in element ? (element as Tree.Template).content.childNodes : element.childNodes;
}

function contentOf(element: Tree.Element, indent: string, source: string): string[] {
  const nodes = nodesIn(element);
  const [firstNode, ...furtherNodes] = nodes;
  if (!firstNode || !isText(firstNode) || furtherNodes.length > 0)
    return formatNodes(nodes, indent, source);
  const text = asWritten(firstNode, source);
  // Styles are left out: a changed colour would change every snapshot.
  if (element.tagName === 'style') return [`${indent}/* the styles of the site */`];
  if (element.tagName === 'script') return formatJson(text, indent) ?? [indent + text];
  if (element.tagName === 'pre' || element.tagName === 'textarea') {
    return text.split('\n').map((line) => indent + line);
  }
  return formatText(firstNode, indent, source);
}

function openTag({ sourceCodeLocation }: Tree.Element, indent: string, source: string): string[] {
  const { startTag, attrs = {} } = sourceCodeLocation ?? {};
  const [, name = ''] = /^<([^\s/>]+)/.exec(source.slice(startTag?.startOffset)) ?? [];
  const pairs = Object.values(attrs).map(({ startOffset, endOffset }) =>
    attributeIn(source.slice(startOffset, endOffset)),
  );
  const line = `${indent}<${[name, ...pairs.map(([key, value]) => pair(key, value))].join(' ')}>`;
  if (line.length <= WIDTH || pairs.length === 0) return [line];
  const inner = indent + INDENT;
  return [
    `${indent}<${name}`,
    ...pairs.flatMap(([key, value]) => {
      const json = value.length > WIDTH / 2 ? formatJson(value, inner) : undefined;
      if (!json) return [inner + pair(key, value)];
      const [firstLine = '', ...furtherLines] = json;
      return [
        `${inner}${key}='${firstLine.trimStart()}`,
        ...furtherLines.slice(0, -1),
        `${furtherLines.at(-1)}'`,
      ];
    }),
    `${indent}>`,
  ];
}

/** The name and the value of an attribute, as they are written. */
function attributeIn(text: string): [name: string, value: string] {
  const [name = '', ...parts] = text.split('=');
  return [
    name.trim(),
    parts
      .join('=')
      .trim()
      .replace(/^(["'])(.*)\1$/s, '$2'),
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
    // The text only looked like JSON.
    return undefined;
  }
}

/** One sentence per line. White space that a browser would not show is left out. */
function formatText(text: Tree.TextNode, indent: string, source: string): string[] {
  const isBetweenBlocks = text.value.trim() === '' && text.value.includes('\n');
  if (isBetweenBlocks) return [];
  const edged = asWritten(text, source).replace(/\s+/g, ' ').replace(/^ | $/g, EDGE_SPACE);
  return edged.split(/(?<=[.!?…]) (?=\p{Lu}|["“‘(])/u).map((sentence) => indent + sentence);
}

function isText(node: Tree.ChildNode): node is Tree.TextNode {
  return node.nodeName === '#text';
}
