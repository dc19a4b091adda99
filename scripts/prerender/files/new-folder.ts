import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let parent = '';

/**
 * The path of an empty folder for what is not to stay. All are deleted when the process exits, and none before, because
 * that would distort the times of a bench: after many deletions, ext4 is up to ten times slower at creating files, for
 * some minutes.
 */
export function newFolder(): string {
  if (!parent) {
    parent = mkdtempSync(join(tmpdir(), 'pointwork-'));
    process.once('exit', () => rmSync(parent, { recursive: true, force: true }));
  }
  return mkdtempSync(join(parent, 'folder-'));
}
