import { mkdtempSync, realpathSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/**
 * Makes an empty folder for the running test and removes it when the test has finished, passed or not. Call it inside a
 * test, not in `beforeAll`. Returns the absolute path, with links resolved.
 */
export async function temporaryFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'pointwork-test-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Like `temporaryFolder`, for all tests of a file. Call it once at its top. */
export function suiteFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pointwork-suite-')));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
