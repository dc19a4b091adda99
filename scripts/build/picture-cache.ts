import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from './asset-files.ts';
import { PROJECT } from './options.ts';

const FOLDER = join(PROJECT, 'node_modules/.cache/pointwork/pictures');

/**
 * A picture that takes long to draw, drawn once: the same key gives the same bytes, on every machine. A cache that
 * cannot be written is done without.
 *
 * @param key everything that the picture depends on, the versions of what draws it included where those change.
 */
export async function cachedPicture(
  key: string,
  draw: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = join(FOLDER, `${hashOf(`1 ${key}`)}${hashOf(`2 ${key}`)}`);
  if (existsSync(file)) return readFileSync(file);
  const picture = await draw();
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Whole or not at all: another build may look.
    writeFileSync(`${file}.${process.pid}`, picture);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // Drawn again next time.
  }
  return picture;
}
