import { readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { readFaults } from '../support/sites/broken-sites.ts';
import { buildFaultless } from '../support/sites/built-output.ts';
import { copyFixture } from '../support/sites/copy-fixture.ts';
import { runBuild } from '../support/sites/run-build.ts';
import { replaceIn } from '../support/sites/site-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// Below another base, React's file is another one. Files that stay the same are not written.
test.skipIf(process.platform === 'win32').each([
  { words: "'long words '.repeat(50_000)", base: '/', file: /guides\/first\/index\.html$/ },
  { words: "'other words'", base: '/below/', file: /assets\/shared-\w+\.js$/ },
])(
  'a page or an asset that is larger than the system allows is named, and dist does not change: $file',
  async ({ words, base, file }) => {
    const root = await copyFixture('site');
    const out = join(root, 'public', 'dist');
    const published = await buildFaultless(root, { out });
    const before = published.digest();
    const page = join(root, 'pages/guides/first.tsx');
    await replaceIn(page, '{data.steps.map', `<li>{${words}}</li>$&`);

    const { code, stdout, stderr } = await runBuild({ root, out, base, prelude: 'ulimit -f 100' });

    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    const [fault, ...others] = readFaults(stderr);
    expect(fault?.what).toMatch(file);
    expect(fault?.why).toContain('EFBIG');
    expect(others).toEqual([]);
    expect(stderr).toContain('What was published before is unchanged.');
    expect(published.digest()).toEqual(before);
    expect(await readdir(dirname(out))).toEqual(['dist']);
  },
);

describe('a folder that cannot be created is reported', () => {
  test('because its parent is a file', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    expect(await faultFor(join(file, 'site', 'dist'))).toMatchObject({
      what: expect.stringContaining(file),
      why: expect.stringMatching(/^(ENOTDIR|EEXIST)/),
    });
  });

  test.skipIf(process.platform !== 'linux').each([
    { out: '/proc/site/dist', what: /^Cannot read or write \/proc\/site$/ },
    { out: '/proc/site', what: /^Cannot read or write \/proc\/\.site\.building-\S*$/ },
  ])('in /proc, and the build ends: $out', async ({ out, what }) => {
    expect((await faultFor(out))?.what).toMatch(what);
  });

  async function faultFor(out: string) {
    const root = join(projectRoot, 'tests/fixtures/site');
    const { code, stderr } = await runBuild({ root, out, signal: AbortSignal.timeout(10_000) });
    expect(code).toBe(1);
    return readFaults(stderr)[0];
  }
});
