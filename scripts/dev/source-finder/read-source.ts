import { parseSync } from 'oxc-parser';
import { normaliseText } from './normalise-text.ts';

/** A place in a source. */
export interface Place {
  /** Relative to the site's root. */
  file: string;
  line: number;
  column: number;
}

/** A text in a source: a string, a number, a template or the text of a JSX element. */
export interface SourceText extends Place {
  /** Normalised. Each expression in it, such as `${title}` or `{title}`, is replaced by HOLE. */
  text: string;
}

/** What the source finder needs to know about one source. */
export interface ParsedSource {
  texts: readonly SourceText[];
  /** The specifiers of its imports: `./index.content.ts`. */
  imports: readonly string[];
}

/** Stands for an expression within a text. Sources do not contain this character. */
export const HOLE = '\uffff';

/** JSX attributes whose values visitors do not read. */
const NOT_TEXT = /^(?:className|id|key|href|src|type|role|viewBox|d|transform|data-.*)$/;

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/**
 * Finds the texts and the imports in a module.
 *
 * @param file relative to the site's root.
 * @param source the module's code, TypeScript with or without JSX. If it has a syntax error, which the build reports,
 * the result is empty.
 */
export function readSource(file: string, source: string): ParsedSource {
  const { program, module } = parseSync(file, source);
  const texts: SourceText[] = [];
  const placeOf = placesIn(source);
  const add = (start: number, text: string) => {
    const normalised = normaliseText(text);
    if (/[\p{L}\p{N}]/u.test(normalised)) {
      texts.push({ file, ...placeOf(start), text: normalised });
    }
  };

  const visit = (node: Node): void => {
    if (node.type === 'Literal') {
      if (typeof node.value === 'string' || typeof node.value === 'number') {
        add(node.start, String(node.value));
      }
    } else if (node.type === 'TemplateLiteral') {
      const fixed = nodesOf(node.quasis).map(
        ({ value }) => (value as { cooked: string | null }).cooked ?? '',
      );
      add(node.start, fixed.join(HOLE));
    } else if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const [start, text] of runsOfText(nodesOf(node.children))) add(start, text);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program as unknown as Node);
  return { texts, imports: module.staticImports.map(({ moduleRequest }) => moduleRequest.value) };
}

/** The texts between the elements among the children of an element. Text and expressions in a row are one text. */
function runsOfText(children: readonly Node[]): [start: number, text: string][] {
  const runs: [number, string][] = [];
  let isOpen = false;
  for (const { type, start, value, expression } of children) {
    const isText = type === 'JSXText';
    if (!isText && type !== 'JSXExpressionContainer') {
      isOpen = false;
      continue;
    }
    const written = isText ? String(value) : textOf(expression as Node);
    const last = runs.at(-1);
    if (isOpen && last) last[1] += written;
    else runs.push([start + (isText ? written.search(/\S|$/) : 0), written]);
    isOpen = true;
  }
  return runs;
}

function textOf({ type, value }: Node): string {
  return type === 'Literal' && typeof value === 'string' ? value : HOLE;
}

/** The children of a node that may contain text. */
function childrenOf(node: Node): Node[] {
  const { type } = node;
  if (type === 'ImportDeclaration' || type === 'JSXText') return [];
  if (type === 'JSXAttribute' && NOT_TEXT.test(String((node.name as Node).name))) return [];
  // Of `value as Type`, only the value.
  if (type.startsWith('TS')) return nodesOf([node.expression]);
  const { key: _, ...rest } = node;
  return Object.values(type === 'Property' ? rest : node).flatMap((value) =>
    nodesOf(Array.isArray(value) ? value : [value]),
  );
}

function nodesOf(values: unknown): Node[] {
  return (values as unknown[]).filter(
    (value): value is Node => typeof value === 'object' && value !== null && 'type' in value,
  );
}

function placesIn(source: string): (start: number) => Pick<Place, 'line' | 'column'> {
  const starts = [0, ...Array.from(source.matchAll(/\n/g), ({ index }) => index + 1)];
  return (start) => {
    const after = starts.findIndex((first) => first > start);
    const line = after === -1 ? starts.length : after;
    return { line, column: start - (starts[line - 1] ?? 0) + 1 };
  };
}
