import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Resolves as soon as a build into `out` has begun to write `file` of the new site, which is not published yet, or when
 * `signal` is aborted. Call it before the build starts.
 */
export async function whenABuildWrites(
  file: string,
  out: string,
  signal: AbortSignal,
): Promise<void> {
  const leftovers = beside(out);
  const isWritten = () =>
    beside(out).some((path) => !leftovers.includes(path) && existsSync(join(path, 'site', file)));
  while (!signal.aborted && !isWritten()) await nextTurn();
}

/** Everything else in the folder that contains `out`, as absolute paths. */
export function beside(out: string): string[] {
  const parent = dirname(out);
  return readdirSync(parent)
    .filter((name) => name !== basename(out))
    .map((name) => join(parent, name));
}
