import { readFileSync } from 'node:fs';
import type { Fault } from './fault.ts';

/**
 * What user code threw, as a fault that names the source file it was thrown in. Bundles keep a comment with
 * the source path before each module, so the line in the bundle leads to the file.
 *
 * @param what says what was being done: `The page threw an error while rendering`.
 */
export function thrownFault(
  thrown: unknown,
  what: string,
  bundle: string,
  place: { file?: string; route?: string },
): Fault | undefined {
  // Thrown by modules that could not be bundled; bundle-server has told of them.
  if (typeof thrown === 'object' && thrown !== null && 'reported' in thrown) return undefined;
  const source = sourceOf(thrown, bundle) ?? place.file;
  return {
    what,
    ...(source !== undefined && { file: source }),
    ...(place.route !== undefined && { route: place.route }),
    why:
      thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : `It threw ${String(thrown)}`,
    fix: `Correct ${source ?? 'the source'}${source === place.file ? '' : `, which ${place.file} uses`}.`,
  };
}

function sourceOf(thrown: unknown, bundle: string): string | undefined {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  const start = stack.indexOf(`${bundle}:`);
  const line = start < 0 ? Number.NaN : Number.parseInt(stack.slice(start + bundle.length + 1), 10);
  if (Number.isNaN(line)) return undefined;
  const lines = readFileSync(bundle, 'utf8').split('\n').slice(0, line).reverse();
  const comment = lines.find((text) => /^ *\/\/ (?!entry:)\S+\.[jt]sx?$/.test(text));
  return comment?.trim().replace(/^\/\/ (?:[\w-]+:)?/, '');
}
