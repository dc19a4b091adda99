import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** Reads the repository's files that match the pattern, sorted by path: from the root, with `/`. */
export function readSources(pattern: string): { path: string; source: string }[] {
  return globSync(pattern, { cwd: projectRoot })
    .map((path) => path.split(sep).join('/'))
    .sort()
    .map((path) => ({ path, source: readFileSync(join(projectRoot, path), 'utf8') }));
}
