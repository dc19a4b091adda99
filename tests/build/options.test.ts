import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { USAGE } from '../../scripts/prerender/options.ts';
import { projectRoot } from '../support/project-root.ts';
import { digestFolder } from '../support/sites/digest-folder.ts';
import { readFaults } from '../support/sites/read-faults.ts';
import { type BuildOptions, runBuild } from '../support/sites/run-build.ts';
import { type SiteFiles, SMALL_SITE, writeFiles } from '../support/sites/site-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A folder with a site in `site/`, and with other files. */
async function siteIn(more: SiteFiles = {}): Promise<string> {
  const folder = await temporaryFolder();
  const site = Object.entries(SMALL_SITE).map(([path, text]) => [`site/${path}`, text]);
  await writeFiles(folder, { ...Object.fromEntries(site), ...more });
  return folder;
}

/** Runs a build that must fail before it changes any file. Returns its faults. */
async function refuse(folder: string, options: BuildOptions): Promise<string> {
  const before = await digestFolder(folder);
  const { code, stdout, stderr } = await runBuild(options);
  expect(code, stderr).toBe(1);
  expect(stdout).toBe('');
  expect(await digestFolder(folder)).toEqual(before);
  return readFaults(stderr)
    .map(({ what, where, why }) => `${what}: ${where}${why}`)
    .join('\n');
}

test('--help prints the usage', async () => {
  const { code, stdout, stderr } = await runBuild({ args: ['--help'] });
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: `${USAGE}\n`, stderr: '' });
});

test('an unknown option or argument is refused', async () => {
  const folder = await siteIn();
  const root = join(folder, 'site');
  const unknown = await refuse(folder, { root, args: ['--minify'] });
  expect(unknown).toContain("An option that cannot be used: Unknown option '--minify'");
  const word = await refuse(folder, { root, args: ['contact'] });
  expect(word).toContain("Unexpected argument 'contact'");
  const empty = await refuse(folder, { args: ['--root'] });
  expect(empty).toContain('--root');
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
  const folder = await siteIn();
  const told = await refuse(folder, {
    root: join(folder, 'none'),
    base: 'site?',
    siteUrl: 'www.example.com',
    timeout: 0,
    args: ['--concurrency', 'many'],
  });
  expect(told.split('\n')).toEqual([
    expect.stringContaining('--concurrency "many" cannot be used: write a number greater than 0'),
    expect.stringContaining('--timeout "0" cannot be used'),
    expect.stringContaining('The base path "site?" cannot be used'),
    expect.stringContaining('The site URL "www.example.com" cannot be used'),
    expect.stringMatching(/^No site at --root .*none: There is no such folder\.$/),
  ]);
});

test.each([
  { root: 'nowhere', why: 'There is no such folder.' },
  { root: 'file', why: 'It is a file, not a folder.' },
  { root: 'bare', why: 'The folder has no pages/ in it.' },
  { root: 'pages-file', why: 'The folder has no pages/ in it.' },
  { root: 'empty', why: 'The folder has no page' },
])('the root $root is refused: $why', async ({ root, why }) => {
  const folder = await siteIn({
    file: '',
    'bare/readme.txt': '',
    'pages-file/pages': '',
    'empty/pages/_middleware.ts': 'export {};',
    'empty/pages/.hidden.tsx': '',
  });
  expect(await refuse(folder, { root: join(folder, root) })).toContain(why);
});

test.each([
  { out: 'file', why: 'It is a file, not a folder.' },
  { out: '/', why: 'The folder contains the sources of the site.' },
  { out: 'site', why: 'The folder contains the sources of the site.' },
  { out: '.', why: 'The folder contains the sources of the site.' },
  { out: 'site/pages', why: 'The folder lies in pages/, among the sources of the site.' },
  { out: 'site/assets/public/deep', why: 'The folder lies in assets/, among the sources' },
  {
    out: 'theirs',
    why: 'The folder contains index.html and 1 more, which no build has written',
  },
  { out: 'file/below', why: 'ENOTDIR' },
])('the output folder $out is refused: $why', async ({ out, why }) => {
  const folder = await siteIn({
    file: '',
    'theirs/letters/one.txt': 'Dear',
    'theirs/index.html': 'Ours, somebody says',
  });
  expect(await refuse(folder, { root: join(folder, 'site'), out: resolve(folder, out) })).toContain(
    why,
  );
});

test('a file that somebody has added to the published site is not deleted', async () => {
  const folder = await siteIn({
    'site/dist/.built-files': 'index.html\n',
    'site/dist/index.html': 'Ours',
    'site/dist/.DS_Store': 'Litter',
    'site/dist/cname.txt': 'Theirs',
  });
  // Paths may be relative to the working directory.
  const told = await refuse(folder, { cwd: folder, root: 'site' });
  expect(told).toContain('The folder contains cname.txt, which');
});

test('an empty folder, and one with files of a file manager, can be published to', async () => {
  const folder = await siteIn({ 'littered/.DS_Store': '' });
  await mkdir(join(folder, 'empty'));
  const root = join(folder, 'site');
  for (const name of ['empty', 'littered']) {
    const { code, stderr } = await runBuild({ root, out: join(folder, name) });
    expect(code, stderr).toBe(0);
  }
  expect(await digestFolder(join(folder, 'littered'))).toEqual(
    await digestFolder(join(folder, 'empty')),
  );
});
