import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { hashOf } from './hash.ts';
import { PROJECT } from './options.ts';

const FOLDER = process.env.POINTWORK_CACHE ?? join(PROJECT, 'node_modules/.cache/pointwork/build');

/**
 * What takes long to make from something else, made once: the same key gives the same bytes, on every machine. A cache
 * that cannot be written is done without.
 *
 * @param key everything that the bytes depend on; see makerOf for what makes them.
 */
export async function cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const file = join(FOLDER, `${hashOf(`1 ${key}`)}${hashOf(`2 ${key}`)}`);
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Whole or not at all: another build, or another thread of this one, may look.
    writeFileSync(`${file}.${process.pid}-${threadId}`, bytes);
    renameSync(`${file}.${process.pid}-${threadId}`, file);
  } catch {
    // Made again next time.
  }
  return bytes;
}

/**
 * What makes something, as a part of its key: the code of the engine, and the versions of packages.
 *
 * @param module the file name of the module that does it.
 */
export function makerOf(module: string, packages: readonly string[]): string {
  const versions = packages.map((name) => {
    const file = findPackageJSON(name, import.meta.url);
    const { version }: { version?: string } = file ? JSON.parse(readFileSync(file, 'utf8')) : {};
    return `${name} ${version}`;
  });
  return [hashOf(readFileSync(module)), ...versions].join(', ');
}
