import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { describeThrown, type Fault } from './fault.ts';

/** What a module throws in the place of one that could not be bundled: bundle-server has told of that already. */
export const REPORTED = 'pointwork:reported';

/**
 * What user code threw, as a fault that names the source file it was thrown in. Bundles keep a comment with
 * the source path before each module, so the line in the bundle leads to the file.
 *
 * @param what says what was being done: `The page threw an error while rendering`.
 * @returns undefined for an error that has been told of.
 */
export function thrownFault(
  thrown: unknown,
  what: string,
  bundle: string,
  place: { file?: string; route?: string },
): Fault | undefined {
  if (thrown === Symbol.for(REPORTED)) return undefined;
  const { file: source = place.file, line } = sourceOf(thrown, bundle);
  const user = source === place.file || !place.file ? '' : `, which ${place.file} uses`;
  return {
    what,
    ...(source && { file: source }),
    ...(line !== undefined && { line }),
    ...(place.route !== undefined && { route: place.route }),
    why: describeThrown(thrown),
    fix: `Correct ${source || 'the source'}${user}.`,
  };
}

/** Where in the sources an error comes from: exactly where the bundle has a map, else from a comment in the bundle. */
function sourceOf(thrown: unknown, bundle: string): { file?: string; line?: number } {
  const stack = thrown instanceof Error ? String(thrown.stack) : '';
  const start = bundle === '' ? -1 : stack.indexOf(`${bundle}:`);
  const [line = Number.NaN, column = 1] = stack
    .slice(start < 0 ? stack.length : start + bundle.length + 1)
    .split(/\D/, 2)
    .map(Number);
  if (!line) return {};
  return mappedSource(bundle, line, column) ?? { file: commentedSource(bundle, line) };
}

function mappedSource(bundle: string, line: number, column: number) {
  if (!existsSync(`${bundle}.map`)) return undefined;
  const map = JSON.parse(readFileSync(`${bundle}.map`, 'utf8'));
  const origin = new SourceMap(map).findOrigin(line, column);
  if (!('fileName' in origin)) return undefined;
  // Relative to the bundle; what esbuild was told the root is stands in the comments.
  return { file: commentedSource(bundle, line), line: origin.lineNumber };
}

function commentedSource(bundle: string, line: number): string | undefined {
  const lines = readFileSync(bundle, 'utf8').split('\n').slice(0, line).reverse();
  const comment = lines.find((text) => /^ *\/\/ (?!entry:)\S.*\.[jt]sx?$/.test(text));
  return comment?.trim().replace(/^\/\/ (?:[\w-]+:)?/, '');
}
