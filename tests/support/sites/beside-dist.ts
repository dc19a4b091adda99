import { readdirSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Resolves as soon as a build into `out` has begun to write `file` of the new site, which is not published yet, when its
 * folder is gone, or when `signal` is aborted. Call it before the build starts.
 */
export async function whenABuildWrites(
  file: string,
  out: string,
  signal: AbortSignal,
): Promise<void> {
  const before = beside(out);
  const isNew = (path: string) => path !== out && !before.includes(path);
  try {
    const folder = await entryOf(dirname(out), isNew, signal);
    const site = await entryOf(folder, (path) => basename(path) === 'site', signal);
    if (file !== '.') await entryOf(site, (path) => basename(path) === file, signal);
  } catch (error) {
    if (!signal.aborted && !(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      throw error;
  }
}

/** The path of an entry of a folder, as soon as there is one. Rejects when `signal` is aborted. */
function entryOf(
  folder: string,
  isWanted: (path: string) => boolean,
  signal: AbortSignal,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const look = (name: string | null) => {
    const path = join(folder, name ?? '');
    if (isWanted(path)) resolve(path);
  };
  const watcher = watch(folder, { signal }, (_, name) => look(name));
  watcher.once('close', () => reject(signal.reason));
  for (const name of readdirSync(folder)) look(name);
  return promise.finally(() => watcher.close());
}

/** Everything else in the folder that contains `out`, as absolute paths. */
export function beside(out: string): string[] {
  const parent = dirname(out);
  return readdirSync(parent)
    .filter((name) => name !== basename(out))
    .map((name) => join(parent, name));
}
