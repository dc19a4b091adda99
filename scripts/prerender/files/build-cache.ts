import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { PROJECT } from '../options.ts';

const FOLDER = process.env.POINTWORK_CACHE || join(PROJECT, 'node_modules/.cache/pointwork/build');

/**
 * Caches a result that takes long to make: the same key gives the same bytes, on every machine. If the cache cannot be
 * written, nothing is lost.
 *
 * @param key everything that the bytes depend on; for packages, see versionKey.
 */
export async function cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const file = join(FOLDER, hash('sha256', key));
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Renamed when complete, because another build, or another thread of this one, may read it.
    writeFileSync(`${file}.${process.pid}-${threadId}`, bytes);
    renameSync(`${file}.${process.pid}-${threadId}`, file);
  } catch {
    // The result is made again next time.
  }
  return bytes;
}

/** The part of a key that stands for the code of a package. */
export function versionKey(name: string): string {
  const file = findPackageJSON(name, import.meta.url);
  const { version }: { version?: string } = file ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return `${name} ${version}`;
}
