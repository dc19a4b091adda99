import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from './asset-files.ts';
import { PROJECT } from './options.ts';

const FOLDER = join(PROJECT, 'node_modules/.cache/pointwork/build');

/**
 * What takes long to make from something else, made once: the same key gives the same bytes, on every machine. A cache
 * that cannot be written is done without.
 *
 * @param key everything that the bytes depend on, the versions of what makes them included where those change.
 */
export async function cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const file = join(FOLDER, `${hashOf(`1 ${key}`)}${hashOf(`2 ${key}`)}`);
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Whole or not at all: another build may look.
    writeFileSync(`${file}.${process.pid}`, bytes);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // Made again next time.
  }
  return bytes;
}
