import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BuildFailure } from '../../../scripts/build/faults/fault.ts';
import { readOptions, USAGE } from '../../../scripts/build/options.ts';
import { projectRoot } from '../../support/project-root.ts';

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

test('all options of the build are read', () => {
  const args = ['--root', root, '--out', '/tmp/none', '--base', '/site', '--timeout', '0.5'];
  expect(readOptions([...args, '--site-url', 'https://a.example', '--concurrency', '1.2'])).toEqual(
    {
      root,
      out: '/tmp/none',
      base: '/site/',
      siteUrl: 'https://a.example',
      timeout: 500,
      react: 'production',
      concurrency: 2,
    },
  );
});

test('the usage names every option', () => {
  for (const name of ['root', 'out', 'base', 'site-url', 'timeout', 'concurrency', 'help']) {
    expect(USAGE).toContain(`  --${name} `);
  }
});

test.each(['', 'site', '/a/../b/', '/a b/', '//host/', 'https://host/', '/%2e/', '/?/'])(
  'the base "%s" is refused',
  (base) => {
    expect(refusals('--base', base)).toEqual([
      expect.stringContaining(`The base path "${base}" cannot be used`),
    ]);
  },
);

test.each(['', 'a.example', 'https://a.example/', 'https://a.example/b', 'ftp://a.example'])(
  'the site URL "%s" is refused',
  (url) => {
    expect(refusals('--site-url', url)).toEqual([
      expect.stringContaining(`The site URL "${url}" cannot be used`),
    ]);
  },
);

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
