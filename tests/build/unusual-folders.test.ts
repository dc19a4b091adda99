import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFaultless } from '../support/sites/build-faultless.ts';
import { digestFolder } from '../support/sites/digest-folder.ts';
import { runBuild } from '../support/sites/run-build.ts';
import { SMALL_SITE, writeFiles } from '../support/sites/site-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('root and output folder are relative to the working directory', async () => {
  const folder = await temporaryFolder();
  await writeFiles(join(folder, 'site'), SMALL_SITE);
  await mkdir(join(folder, 'here'));
  const { code, stdout, stderr } = await runBuild({
    root: '../site',
    out: 'public',
    cwd: join(folder, 'here'),
  });
  expect(code, stderr).toBe(0);
  expect(stdout).toContain('Published to public\n');
  expect(await digestFolder(join(folder, 'here/public'))).not.toEqual([]);
});

test('hidden files of editors in pages/ are not pages', async () => {
  const { root, read } = await buildFaultless({ ...SMALL_SITE, 'pages/.draft.tsx': 'no page' });
  await symlink('me@host.1234:5678', join(root, 'pages/.#index.tsx'));
  const { code, stderr } = await runBuild({ root });
  expect(code, stderr).toBe(0);
  expect(Object.keys(JSON.parse(await read('manifest.json')).routes)).toEqual(['/']);
});
