import { mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readOptions, USAGE } from '../../../scripts/prerender/options.ts';
import { checkDestination } from '../../../scripts/prerender/write/check-destination.ts';
import { projectRoot } from '../../support/project-root.ts';
import { writeFiles } from '../../support/sites/site-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = join(projectRoot, 'tests/fixtures/site');

/** A refusal with one fault, for a reason. */
const refusal = (why: string) =>
  expect.objectContaining({
    faults: [expect.objectContaining({ why: expect.stringContaining(why) })],
  });

test('without options the project is built, for the root of a host', () => {
  const out = join(projectRoot, 'dist');
  const defaults = { root: projectRoot, out, base: '/', siteUrl: undefined, timeout: 30_000 };
  expect(readOptions([])).toMatchObject(defaults);
});

test('every option that the usage names is read', () => {
  const args = [
    ...['--root', root, '--out', '/tmp/none', '--base', '/site', '--site-url', 'https://a.example'],
    ...['--timeout', '0.5', '--concurrency', '1.2', '--warnings'],
  ];
  const named = USAGE.matchAll(/^ {2}(--[a-z-]+) /gm);

  expect(args.filter((arg) => arg.startsWith('--')).concat('--help')).toEqual(
    [...named].map(([, name]) => name),
  );
  expect(readOptions(args)).toEqual({
    root,
    out: '/tmp/none',
    base: '/site/',
    siteUrl: 'https://a.example',
    timeout: 500,
    concurrency: 2,
    react: 'development',
  });
});

test.each<[args: readonly string[], why: string]>([
  [['--minify'], "Unknown option '--minify'"],
  [['contact'], "Unexpected argument 'contact'"],
  [['--out'], "'--out"],
  [['--base='], 'The base path "" cannot be used'],
  [['--site-url='], 'The site URL "" cannot be used'],
  ...['', '0', '-1', 'soon', 'Infinity', '1s'].map((seconds): [string[], string] => [
    [`--timeout=${seconds}`],
    `--timeout "${seconds}" cannot be used: write a number greater than 0.`,
  ]),
])('the options %j cannot be used', (args, why) => {
  expect(() => readOptions(['--root', root, ...args])).toThrow(refusal(why));
});

test('a time limit is never longer than a timer can wait', () => {
  expect(readOptions(['--root', root, '--timeout', '1e12'])).toMatchObject({ timeout: 2e9 });
});

test.each(['nowhere', 'file', 'bare', 'pages-file'])(
  'the root %s, which has no folder pages/, cannot be used',
  async (name) => {
    const folder = await temporaryFolder();
    await writeFiles(folder, { file: '', 'bare/readme.txt': '', 'pages-file/pages': '' });
    const why = 'There is no folder pages/ in it.';
    expect(() => readOptions(['--root', join(folder, name)])).toThrow(refusal(why));
  },
);

test('a site is published to the folder that a link leads to, whether it exists or not, also through another link', async () => {
  for (const target of ['www/site', 'www/new']) {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'www/site'), { recursive: true });
    await symlink(target, join(folder, 'current'));
    await symlink('www', join(folder, 'elsewhere'));
    await symlink('../current', join(folder, 'elsewhere/dist'));
    const { out } = readOptions(['--root', root, '--out', join(folder, 'elsewhere/dist')]);
    expect(out).toBe(join(folder, target));
  }
});

test.each([
  ['file', 'It is a file, not a folder.'],
  ['/', 'The folder contains the sources of the site.'],
  ['site', 'The folder contains the sources of the site.'],
  ['site/pages', 'The folder lies in pages/, among the sources of the site.'],
  [
    'theirs',
    'No build has written these files in it, and none will delete them: index.html, letters/one.txt.',
  ],
  [
    'link',
    'No build has written these files in it, and none will delete them: index.html, letters/one.txt.',
  ],
  ['site/dist', 'none will delete them: cname.txt.'],
  ['empty', undefined],
  ['new', undefined],
])('a site is published to the folder %s unless there is a reason: %s', async (out, why) => {
  const folder = await temporaryFolder();
  await writeFiles(folder, {
    file: '',
    'theirs/letters/one.txt': 'Dear',
    'theirs/index.html': 'Ours, somebody says',
    'site/dist/.built-files': 'index.html\n',
    'site/dist/index.html': 'Ours',
    'site/dist/.DS_Store': 'Litter',
    'site/dist/cname.txt': 'Theirs',
  });
  await mkdir(join(folder, 'empty'));
  await symlink('theirs', join(folder, 'link'));
  const check = () => checkDestination(resolve(folder, out), join(folder, 'site'));
  if (why === undefined) expect(check).not.toThrow();
  else expect(check).toThrow(refusal(why));
});
