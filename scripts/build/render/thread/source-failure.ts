import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFault } from '../../faults/compile-fault.ts';
import { BuildFailure } from '../../faults/fault.ts';
import type { Origin } from './find-origin.ts';
import { threadOptions } from './thread-options.ts';

/** What is thrown when a source of the site cannot be imported, for its mistake at a place. */
export function sourceFailure(
  { file, line }: Origin,
  why: string,
  advice?: string | null,
): BuildFailure {
  const lines = readFileSync(join(threadOptions.root, file), 'utf8').split('\n');
  return new BuildFailure([compileFault({ file, line, text: lines[line - 1] ?? '' }, why, advice)]);
}
