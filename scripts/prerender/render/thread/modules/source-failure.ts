import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFault } from '../../../faults/compile-fault.ts';
import { BuildFailure } from '../../../faults/fault.ts';
import { threadOptions } from '../thread-options.ts';

/**
 * The error to throw if a source of the site cannot be imported because of a mistake in it.
 *
 * @param place the file relative to the root; its line, from 1, if that is known.
 */
export function sourceFailure(
  { file, line }: { file: string; line?: number | undefined },
  why: string,
  advice?: string | null,
): BuildFailure {
  if (line === undefined) return new BuildFailure([compileFault({ file }, why, advice)]);
  const lines = readFileSync(join(threadOptions.root, file), 'utf8').split('\n');
  const place = { file, line, text: lines[line - 1] ?? '' };
  return new BuildFailure([compileFault(place, why, advice)]);
}
