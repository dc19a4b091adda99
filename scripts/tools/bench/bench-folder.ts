import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder = '';

/**
 * The path of an empty folder. All are deleted when the process exits, and none before, because that would distort the
 * times: after many deletions, ext4 is up to ten times slower at creating files, for some minutes.
 */
export function newFolder(): string {
  if (!folder) {
    folder = mkdtempSync(join(tmpdir(), 'pointwork-bench-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
  return mkdtempSync(join(folder, 'site-'));
}
