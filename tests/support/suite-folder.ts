import { mkdtempSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/**
 * To be called once at the top of a test file, for what its tests share: makes an empty folder, which is removed
 * after the last test. Returns its absolute path, free of links.
 */
export function suiteFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pointwork-suite-')));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
