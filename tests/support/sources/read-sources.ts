import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { projectRoot } from '../project-root.ts';
import type { SourceFile } from './find-import-violations.ts';

/** Reads the repository's files that match the pattern, sorted by path. */
export function readSources(pattern: string): SourceFile[] {
  return globSync(pattern, { cwd: projectRoot })
    .map((path) => path.split(sep).join('/'))
    .sort()
    .map((path) => ({ path, source: readFileSync(join(projectRoot, path), 'utf8') }));
}
