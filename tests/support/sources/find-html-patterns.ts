import { parseSync } from 'oxc-parser';

/** Methods that look for their first argument anywhere in a string. */
const SEARCHES = new Set(
  'split replace replaceAll indexOf lastIndexOf includes match matchAll search'.split(' '),
);

/**
 * Finds code that searches a string for a tag or a comment: a regular expression or a text with `<` in it. Whether that
 * string is HTML cannot be seen, but there is little else with `<`.
 *
 * @returns the lines, from 1.
 */
export function findHtmlPatterns(source: string): number[] {
  const lines: number[] = [];
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return undefined;
    if (isSearch(node, source)) lines.push(source.slice(0, node.start).split('\n').length);
    return Object.values(node).forEach(visit);
  };
  visit(parseSync('source.ts', source).program);
  return lines;
}

interface SourceNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

function isNode(value: unknown): value is SourceNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function isSearch(node: SourceNode, source: string): boolean {
  const { regex, callee, arguments: args } = node;
  if (node.type === 'Literal' && regex) return namesTag((regex as { pattern: string }).pattern);
  const [first] = Array.isArray(args) ? args : [];
  if (!isNode(first) || !isNode(callee)) return false;
  const text = source.slice(first.start, first.end);
  if (node.type === 'NewExpression') return callee.name === 'RegExp' && namesTag(text);
  const isText = /^['"`]/.test(text);
  return isText && isNode(callee.property) && SEARCHES.has(String(callee.property.name))
    ? namesTag(text)
    : false;
}

/** Whether there is a `<` besides those of named groups, `(?<name>`, and of what stands before, `(?<=`. */
function namesTag(pattern: string): boolean {
  return pattern.replaceAll('(?<', '').includes('<');
}
