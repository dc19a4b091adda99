import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { relativePath } from '../relative-path.ts';

/** A place in the sources. The file is relative to the root; the line counts from 1. */
export interface Origin {
  file: string;
  line: number;
}

/** Finds the place where something was thrown: undefined if its stack does not name it. */
export type FindOrigin = (thrown: unknown) => Origin | undefined;

/**
 * Reads stacks with the source map of a bundle.
 *
 * @param bundle an absolute path, as in the stacks.
 */
export function originFinder(bundle: string, root: string): FindOrigin {
  // Read when the first error needs it, and once: a broken block may fail on each of a thousand pages.
  let map: SourceMap | undefined;
  return (thrown) => {
    if (!(thrown instanceof Error)) return undefined;
    const [, place = ''] = String(thrown.stack).split(`${bundle}:`, 2);
    const [line, column = 1] = place.split(/\D/, 2).map(Number);
    if (!line) return undefined;
    map ??= new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, 'utf8')));
    const origin = map.findOrigin(line, column);
    if (!('fileName' in origin)) return undefined;
    // It is part of a URL.
    const path = decodeURIComponent(origin.fileName);
    const file = relativePath(root, join(dirname(bundle), path));
    return { file, line: origin.lineNumber };
  };
}
