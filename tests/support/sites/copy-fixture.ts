import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/**
 * Copies `tests/fixtures/<name>`, for tests that change its sources, into `folder`; by default into one that exists as long
 * as the running test. Rejects if there is no such fixture. Returns the copy's path.
 */
export async function copyFixture(name: string, folder?: string): Promise<string> {
  const copy = folder ?? join(await temporaryFolder(), 'site');
  await cp(join(projectRoot, 'tests/fixtures', name), copy, { recursive: true });
  return copy;
}
