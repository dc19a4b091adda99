import { parseSync } from 'oxc-parser';
import { plainWords } from './plain-words.ts';

/** A place in a source. */
export interface Place {
  /** Relative to the site's root. */
  file: string;
  line: number;
  column: number;
}

/** Words in a source: those of a string, a number, a template or the text of an element. */
export interface WrittenWords extends Place {
  /** In plain words; between them, where a template has holes for other words, stands HOLE. */
  text: string;
}

/** What there is to know of one source. */
export interface SourceWords {
  words: readonly WrittenWords[];
  /** What it imports, as it is written there. */
  imports: readonly string[];
}

/** Stands for words that are put in; no source has this character. */
export const HOLE = '\uffff';

/** Attributes whose words nobody reads. */
const UNREAD = /^(?:className|id|key|href|src|type|role|viewBox|d|transform|data-.*)$/;

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/**
 * Reads the words of a module.
 *
 * @param file relative to the site's root.
 * @param source its text, TypeScript with or without JSX. One that cannot be read has no words: the build tells of it.
 */
export function readWords(file: string, source: string): SourceWords {
  const { program, module } = parseSync(file, source);
  const words: WrittenWords[] = [];
  const placeOf = placesIn(source);
  const add = (start: number, text: string) => {
    const plain = plainWords(text);
    if (/[\p{L}\p{N}]/u.test(plain)) words.push({ file, ...placeOf(start), text: plain });
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
  return { words, imports: module.staticImports.map(({ moduleRequest }) => moduleRequest.value) };
}

/** Text and what is put in between, as long as no element interrupts them. */
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

/** All nodes below one that may hold words to read. */
function childrenOf(node: Node): Node[] {
  const { type } = node;
  if (type === 'ImportDeclaration' || type === 'JSXText') return [];
  if (type === 'JSXAttribute' && UNREAD.test(String((node.name as Node).name))) return [];
  // Of types, only what they are told of.
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
