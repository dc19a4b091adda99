import { spawnSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { USAGE } from '../../scripts/prerender/options.ts';
import { projectRoot } from '../support/project-root.ts';
import { buildBroken } from '../support/sites/broken-sites.ts';
import { buildFaultless } from '../support/sites/build-faultless.ts';
import { runBuild } from '../support/sites/run-build.ts';
import { SMALL_SITE, writeFiles } from '../support/sites/site-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('--help prints the usage', async () => {
  const { code, stdout, stderr } = await runBuild({ args: ['--help'] });
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: `${USAGE}\n`, stderr: '' });
});

test('`npm start`, which has no options, refuses them and serves nothing', () => {
  const start = join(projectRoot, 'scripts/start.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [start, '--base', '/site/'], {
    encoding: 'utf8',
    timeout: 10_000,
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('npm start has no options, so --base cannot be used');
});

test('all wrong values are reported at once', async () => {
  const faults = await buildBroken(
    {},
    {
      root: '/sites/none',
      base: 'site?',
      siteUrl: 'www.example.com',
      timeout: 0,
      args: ['--concurrency', 'many'],
    },
  );
  expect(faults.map(({ what, why }) => `${what}: ${why}`)).toEqual([
    expect.stringContaining('--concurrency "many" cannot be used: write a number greater than 0'),
    expect.stringContaining('--timeout "0" cannot be used'),
    expect.stringContaining('The base path "site?" cannot be used'),
    expect.stringContaining('The site URL "www.example.com" cannot be used'),
    'No site at --root sites/none: There is no such folder.',
  ]);
});

test('a folder without a page, and an output folder with files of others, are refused', async () => {
  const root = await temporaryFolder();
  await writeFiles(root, { 'pages/_middleware.ts': 'export {};', 'pages/.hidden.tsx': '' });
  expect((await runBuild({ root })).stderr).toContain('The folder has no page');
  const [fault] = await buildBroken({ 'dist/cname.txt': 'Theirs' });
  expect(fault?.why).toContain('The folder contains cname.txt, which no build has written');
});

test('root and output folder are relative to the working directory', async () => {
  const folder = await temporaryFolder();
  await writeFiles(join(folder, 'site'), SMALL_SITE);
  await writeFiles(folder, { 'here/public/.DS_Store': '' });
  const cwd = join(folder, 'here');
  const { code, stdout, stderr } = await runBuild({ root: '../site', out: 'public', cwd });
  expect(code, stderr).toBe(0);
  expect(stdout).toContain('Published to public\n');
});

test('a build is complete even if nobody can read what it prints', async () => {
  const { read } = await buildFaultless(SMALL_SITE, { prelude: 'exec > /dev/full' });
  expect(await read('index.html')).toContain('<h1>Home</h1>');
});

test('hidden files of editors in pages/ are not pages', async () => {
  const { root, read } = await buildFaultless({ ...SMALL_SITE, 'pages/.draft.tsx': 'no page' });
  await symlink('me@host.1234:5678', join(root, 'pages/.#index.tsx'));
  const { code, stderr } = await runBuild({ root });
  expect(code, stderr).toBe(0);
  expect(Object.keys(JSON.parse(await read('manifest.json')).routes)).toEqual(['/']);
});
