import { mkdir, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFaultless } from '../support/sites/build-faultless.ts';
import { digestFolder } from '../support/sites/digest-folder.ts';
import { runBuild } from '../support/sites/run-build.ts';
import { pageSource, SMALL_SITE, writeFiles } from '../support/sites/site-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('special characters in the paths of root and output folder change nothing in the output', async () => {
  const folder = await temporaryFolder();
  const plain = join(folder, 'plain');
  await writeFiles(plain, SMALL_SITE);
  expect((await runBuild({ root: plain })).stderr).toBe('');
  const odd = join(folder, `a b#c%20d?e'f"g\\h ünï 𝒳`, 'site');
  await writeFiles(odd, SMALL_SITE);
  const out = join(folder, `out #%41'"&`);
  expect((await runBuild({ root: odd, out })).stderr).toBe('');
  expect(await digestFolder(out)).toEqual(await digestFolder(join(plain, 'dist')));
});

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

test('symbolic links to folders give the same output as folders', async () => {
  const files = {
    ...SMALL_SITE,
    'pages/styled.tsx': pageSource('Styled', '<Card />', {
      above: "import { Card } from '../components/Card.tsx';",
    }),
    'components/Card.tsx':
      'import \'./Card.css\'; export const Card = () => <b className="card" />;',
    'components/Card.css': '.card { color: red; }',
    'assets/public/note.txt': 'Note',
  };
  const plain = await buildFaultless(files);
  const folder = await temporaryFolder();
  const linked = join(folder, 'linked');
  await writeFiles(linked, files);
  await mkdir(join(folder, 'elsewhere'));
  for (const name of ['pages', 'components', 'layouts', 'assets']) {
    await rename(join(linked, name), join(folder, 'elsewhere', name));
    await symlink(join(folder, 'elsewhere', name), join(linked, name));
  }
  await symlink(linked, join(folder, 'root'));
  const { code, stderr } = await runBuild({ root: join(folder, 'root') });
  expect(code, stderr).toBe(0);
  expect(await digestFolder(join(linked, 'dist'))).toEqual(
    await digestFolder(join(plain.root, 'dist')),
  );
});

test('hidden files of editors in pages/ are not pages', async () => {
  const { root, read } = await buildFaultless({ ...SMALL_SITE, 'pages/.draft.tsx': 'no page' });
  await symlink('me@host.1234:5678', join(root, 'pages/.#index.tsx'));
  const { code, stderr } = await runBuild({ root });
  expect(code, stderr).toBe(0);
  expect(Object.keys(JSON.parse(await read('manifest.json')).routes)).toEqual(['/']);
});
