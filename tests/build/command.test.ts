import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildBroken } from '../support/sites/broken-sites.ts';
import { runBuild } from '../support/sites/run-build.ts';
import { SMALL_SITE, writeFiles } from '../support/sites/site-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('all wrong values are reported at once', async () => {
  const root = '/sites/none';
  const wrong = { root, base: 'site?', siteUrl: 'www.example.com', timeout: 0 };
  const faults = await buildBroken({}, { ...wrong, args: ['--concurrency', 'many'] });
  expect(faults.map(({ what, why }) => `${what}: ${why}`)).toEqual([
    expect.stringContaining('--concurrency "many" cannot be used: write a number greater than 0'),
    expect.stringContaining('--timeout "0" cannot be used'),
    expect.stringContaining('The base path "site?" cannot be used'),
    expect.stringContaining('The site URL "www.example.com" cannot be used'),
    'No site at --root sites/none: There is no folder pages/ in it.',
  ]);
});

test('an option that npm has kept for itself is refused, and the remedy says where it belongs', async () => {
  const environment = { npm_config_site_url: 'https://a.example', npm_config_warnings: 'true' };
  const faults = await buildBroken({}, { environment });
  expect(faults).toMatchObject([
    {
      what: 'npm has kept --site-url for itself',
      fix: 'Write npm run build -- --site-url=https://a.example.',
    },
    { what: 'npm has kept --warnings for itself', fix: 'Write npm run build -- --warnings.' },
  ]);
});

test('a folder without a page, and an output folder with files of others, are refused', async () => {
  const root = await temporaryFolder();
  await writeFiles(root, { 'pages/_middleware.ts': 'export {};', 'pages/.hidden.tsx': '' });
  expect((await runBuild({ root })).stderr).toContain('The folder has no page');
  const [fault] = await buildBroken({ 'dist/cname.txt': 'Theirs' });
  expect(fault?.why).toContain('none will delete them: cname.txt.');
  const [setting] = await buildBroken({ 'dist/vercel.json': '{}' });
  expect(setting?.fix).toContain('settings of a host (vercel.json, .vercel/) at the root');
});

test('root and output folder are relative to the working directory, and hidden files of editors are no pages', async () => {
  const folder = await writeFiles(await temporaryFolder(), { 'here/public/.DS_Store': '' });
  await writeFiles(join(folder, 'site'), { ...SMALL_SITE, 'pages/.draft.tsx': 'no page' });
  await symlink('me@host.1234:5678', join(folder, 'site/pages/.#index.tsx'));
  const cwd = join(folder, 'here');
  const { code, stdout, stderr } = await runBuild({ root: '../site', out: 'public', cwd });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('Published to public\n');
});

test('a build is complete even if nobody can read what it prints', async () => {
  const root = await writeFiles(await temporaryFolder(), SMALL_SITE);
  const { code } = await runBuild({ root, prelude: 'exec > /dev/full' });
  expect(code).toBe(0);
});
