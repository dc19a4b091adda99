import { readFileSync } from 'node:fs';

/**
 * The first line of a file that contains a text, from 1. Undefined if none does: a specifier may be put together while
 * code runs.
 *
 * @param path absolute.
 */
export function lineOf(path: string, text: string): number | undefined {
  const index = readFileSync(path, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text));
  return index < 0 ? undefined : index + 1;
}
