import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** Runs `npm run diff` with these arguments. */
export function runDiff(...args: string[]) {
  return spawnSync(
    process.execPath,
    ['--import', 'tsx', join(projectRoot, 'scripts/diff.ts'), ...args],
    {
      encoding: 'utf8',
    },
  );
}
