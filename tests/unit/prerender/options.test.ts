import { realpathSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BuildFailure } from '../../../scripts/prerender/faults/fault.ts';
import { readOptions, USAGE } from '../../../scripts/prerender/options.ts';
import { projectRoot } from '../../support/project-root.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = join(projectRoot, 'tests/fixtures/site');

function refusals(...args: string[]): readonly string[] {
  try {
    readOptions(['--root', root, ...args]);
  } catch (error) {
    if (error instanceof BuildFailure) return error.faults.map(({ why }) => why);
    throw error;
  }
  return [];
}

test('without options the project is built, for the root of a host', () => {
  expect(readOptions([])).toMatchObject({
    root: projectRoot,
    out: join(projectRoot, 'dist'),
    base: '/',
    siteUrl: undefined,
    timeout: 30_000,
  });
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

test.each([
  { state: 'exists', target: 'www/site' },
  { state: 'does not exist yet', target: 'www/new' },
])(
  'a site is published to the folder that a link leads to, also through another link: one that $state',
  async ({ target }) => {
    const folder = realpathSync(await temporaryFolder());
    await mkdir(join(folder, 'www/site'), { recursive: true });
    await symlink(target, join(folder, 'current'));
    await symlink('www', join(folder, 'elsewhere'));
    await symlink('../current', join(folder, 'elsewhere/dist'));

    const { out } = readOptions(['--root', root, '--out', join(folder, 'elsewhere/dist')]);
    expect(out).toBe(join(folder, target));
  },
);

test('a link that leads to itself is left to the steps that need the folder', async () => {
  const loop = join(await temporaryFolder(), 'loop');
  await symlink('loop', loop);
  expect(readOptions(['--root', root, '--out', loop])).toMatchObject({ out: loop });
});

test('an empty base or site URL is refused, and not taken for the default', () => {
  expect(refusals('--base=', '--site-url=')).toEqual([
    expect.stringContaining('The base path "" cannot be used'),
    expect.stringContaining('The site URL "" cannot be used'),
  ]);
});

test.each(['', '0', '-1', 'soon', 'Infinity', 'NaN', '1s'])(
  'the time limit "%s" is refused',
  (seconds) => {
    expect(refusals(`--timeout=${seconds}`)).toEqual([
      `--timeout "${seconds}" cannot be used: write a number greater than 0.`,
    ]);
  },
);

test('a time limit is never longer than a timer can wait', () => {
  expect(readOptions(['--root', root, '--timeout', '1e12'])).toMatchObject({ timeout: 2e9 });
});
