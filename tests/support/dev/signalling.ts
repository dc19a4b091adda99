import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';

/** Code for a page that writes a file when it runs. `started` waits for the file. */
export async function signalling(): Promise<{ code: string; started: () => Promise<void> }> {
  const file = join(await temporaryFolder(), 'started');
  return {
    code: `process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(file)}, '');`,
    started: () => expect.poll(() => existsSync(file), { timeout: 8_000 }).toBe(true),
  };
}
