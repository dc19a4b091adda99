import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Makes an empty folder for the running test and removes it when the test has finished, passed or not. Call it inside a
 * test, not in `beforeAll`. Returns the absolute path, with links resolved.
 */
export async function temporaryFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'pointwork-test-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
