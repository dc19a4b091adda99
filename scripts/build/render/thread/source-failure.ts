import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFault } from '../../faults/compile-fault.ts';
import { BuildFailure } from '../../faults/fault.ts';
import type { Origin } from './find-origin.ts';
import { threadOptions } from './thread-options.ts';

/** The error to throw if a source of the site cannot be imported because of a mistake at a known place. */
export function sourceFailure(
  { file, line }: Origin,
  why: string,
  advice?: string | null,
): BuildFailure {
  const lines = readFileSync(join(threadOptions.root, file), 'utf8').split('\n');
  return new BuildFailure([compileFault({ file, line, text: lines[line - 1] ?? '' }, why, advice)]);
}
