import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runBuild } from '../support/sites/run-build.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('React prints no warning about any page of the site', async () => {
  const out = join(await temporaryFolder(), 'dist');
  const { code, stderr } = await runBuild({ out, args: ['--warnings'] });
  expect(stderr).toBe('');
  expect(code).toBe(0);
});
