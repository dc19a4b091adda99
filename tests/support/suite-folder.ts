import { mkdtempSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/**
 * Call it once at the top of a test file: makes an empty folder for all its tests, which is removed after the last one.
 * Returns its absolute path, with links resolved.
 */
export function suiteFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pointwork-suite-')));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
