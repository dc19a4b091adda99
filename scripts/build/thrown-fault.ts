import { readFileSync } from 'node:fs';
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
  const source = sourceOf(thrown, bundle) ?? place.file;
  const user = source === place.file || !place.file ? '' : `, which ${place.file} uses`;
  return {
    what,
    ...(source && { file: source }),
    ...(place.route !== undefined && { route: place.route }),
    why: describeThrown(thrown),
    fix: `Correct ${source || 'the source'}${user}.`,
  };
}

function sourceOf(thrown: unknown, bundle: string): string | undefined {
  const stack = thrown instanceof Error ? String(thrown.stack) : '';
  const start = bundle === '' ? -1 : stack.indexOf(`${bundle}:`);
  const line = start < 0 ? Number.NaN : Number.parseInt(stack.slice(start + bundle.length + 1), 10);
  if (Number.isNaN(line)) return undefined;
  const lines = readFileSync(bundle, 'utf8').split('\n').slice(0, line).reverse();
  const comment = lines.find((text) => /^ *\/\/ (?!entry:)\S.*\.[jt]sx?$/.test(text));
  return comment?.trim().replace(/^\/\/ (?:[\w-]+:)?/, '');
}
