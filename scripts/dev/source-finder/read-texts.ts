import { parseSync } from 'oxc-parser';
import type { Place } from './finder-messages.ts';

/** A text in a source: a string, a number, a template without expressions, or the text of a JSX element. */
export interface SourceText extends Place {
  /** Normalised. */
  text: string;
}

/** JSX attributes whose values visitors do not read. */
const NOT_TEXT = /^(?:className|id|key|href|src|type|role|viewBox|d|transform|data-.*)$/;

/** Prepares a text for comparison: removes invisible characters, such as soft hyphens, and makes all space one space. */
export function normaliseText(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/**
 * Finds the texts in a module.
 *
 * @param file relative to the site's root.
 * @param source the module's code, TypeScript with or without JSX. One with a syntax error, which the build reports, has
 * no texts.
 */
export function readTexts(file: string, source: string): SourceText[] {
  const texts: SourceText[] = [];
  const visit = (node: Node): void => {
    const text = normaliseText(textOf(node));
    if (/[\p{L}\p{N}]/u.test(text)) {
      const before = source.slice(0, node.start + leadingSpace(node)).split('\n');
      texts.push({ file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, text });
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync(file, source).program as unknown as Node);
  return texts;
}

function textOf({ type, value, quasis }: Node): string {
  if (type === 'JSXText' || (type === 'Literal' && /string|number/.test(typeof value))) {
    return String(value);
  }
  const [only, ...others] = type === 'TemplateLiteral' ? nodesIn(quasis) : [];
  return only && others.length === 0 ? String((only.value as { cooked: unknown }).cooked) : '';
}

function leadingSpace({ type, value }: Node): number {
  return type === 'JSXText' ? String(value).search(/\S|$/) : 0;
}

/** The children of a node that may contain text. */
function childrenOf({ type, key, ...node }: Node): Node[] {
  if (type === 'ImportDeclaration') return [];
  if (type === 'JSXAttribute' && NOT_TEXT.test(String((node.name as Node).name))) return [];
  // Of `value as Type`, only the value.
  if (type.startsWith('TS')) return nodesIn(node.expression);
  const values = Object.values(type === 'Property' ? node : { key, ...node });
  return values.flatMap(nodesIn);
}

function nodesIn(value: unknown): Node[] {
  return [value]
    .flat()
    .filter((one): one is Node => typeof one === 'object' && one !== null && 'type' in one);
}
