import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, resolve } from 'node:path';
import { compileFault } from '../faults/compile-fault.ts';
import type { Fault } from '../faults/fault.ts';
import { relativePath } from '../files/paths.ts';

const FILE_ADVICE = 'For the address of a file, import it: `import picture from "./picture.svg"`.';

/** What Node has and browsers do not, and what to write instead. */
const GLOBALS: readonly [name: string, advice: string][] = [
  ['process', "Read it in the page's `load`, and give an island the value as a prop."],
  ['Buffer', 'Write Uint8Array, TextEncoder, atob or btoa.'],
  ['global', 'Write globalThis.'],
  ['setImmediate', 'Write setTimeout.'],
  ['clearImmediate', 'Write clearTimeout.'],
  ['__dirname', FILE_ADVICE],
  ['__filename', FILE_ADVICE],
  ['import.meta.dirname', FILE_ADVICE],
  ['import.meta.filename', FILE_ADVICE],
];

/** The mark that stands for a global of Node until checkNodeGlobals has seen it. */
const markerOf = (index: number) => `POINTWORK_NODE_${index}_`;
const MARKER = /(typeof )?POINTWORK_NODE_(\d)_/g;

/**
 * For esbuild, which knows scopes: marks each use of a global of Node, but not a variable with the same name. What is
 * defined more exactly, as `process.env.NODE_ENV` is, comes first.
 */
export const MARKED_GLOBALS: Readonly<Record<string, string>> = Object.fromEntries(
  GLOBALS.map(([name], index) => [name, markerOf(index)]),
);

/** `typeof process`, and uses in the same expression, which ends before one of these characters. */
const GUARDED = /typeof POINTWORK_NODE_(\d)_(?:[^;,}]{0,80}POINTWORK_NODE_\1_)*/g;

/** Whether checkNodeGlobals must look closer. It need not for React, which asks for `typeof process` where it uses it. */
export function hasUnguarded(code: string): boolean {
  return code.replace(GUARDED, '').includes('POINTWORK_NODE_');
}

/** Puts the names back. */
export function withoutMarks(code: string): string {
  return code.replace(
    MARKER,
    (_, typeOf = '', index) => typeOf + (GLOBALS[Number(index)]?.[0] ?? ''),
  );
}

/**
 * Finds the sources that use Node's globals. One that asks for `typeof process` knows what it does.
 *
 * @param path where the code would be written, absolute.
 * @param map its source map, as text.
 */
export function checkNodeGlobals(path: string, code: string, map: string, root: string): Fault[] {
  const sources = new SourceMap(JSON.parse(map));
  const uses = [...code.matchAll(MARKER)].flatMap(({ 1: typeOf, 2: index, index: offset }) => {
    const before = code.slice(0, offset + (typeOf?.length ?? 0)).split('\n');
    const origin = sources.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    if (!('originalSource' in origin)) return [];
    const file = relativePath(root, resolve(path, '..', origin.originalSource));
    const use = `${file} ${index}`;
    return [{ use, file, line: origin.originalLine + 1, index: Number(index), isGuard: typeOf }];
  });
  const guarded = new Set(uses.filter(({ isGuard }) => isGuard).map(({ use }) => use));
  return uses
    .filter(({ use }) => !guarded.has(use))
    .map(({ file, line, index }) => {
      const [name = '', advice = ''] = GLOBALS[index] ?? [];
      const text = readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? '';
      const why = `Browsers have no \`${name}\`: it is a global of Node.`;
      return compileFault({ file, line, text }, why, advice);
    });
}
