import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/**
 * Copies `tests/fixtures/<name>` into a temporary folder that exists as long as the running test, for tests that change
 * its sources. Rejects if there is no such fixture. Returns the copy's path.
 */
export async function copyFixture(name: string): Promise<string> {
  const folder = join(await temporaryFolder(), 'site');
  await cp(join(projectRoot, 'tests/fixtures', name), folder, { recursive: true });
  return folder;
}
