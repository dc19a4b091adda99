import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFault } from '../../../faults/compile-fault.ts';
import { BuildFailure } from '../../../faults/fault.ts';
import { threadOptions } from '../thread-options.ts';

/**
 * The error to throw if a source of the site cannot be imported because of a mistake in it.
 *
 * @param place the file relative to the root; its line, from 1, and column, from 0, if they are known.
 */
export function sourceFailure(
  { file, line, column }: { file: string; line?: number | undefined; column?: number },
  why: string,
  advice?: string | null,
): BuildFailure {
  if (line === undefined) return new BuildFailure([compileFault({ file }, why, advice)]);
  const lines = readFileSync(join(threadOptions.root, file), 'utf8').split('\n');
  const place = { file, line, column, text: lines[line - 1] ?? '' };
  return new BuildFailure([compileFault(place, why, advice)]);
}
