import { execFile, spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { beside } from '../support/sites/beside-dist.ts';
import { readFaults } from '../support/sites/broken-sites.ts';
import { BuiltOutput, buildFaultless } from '../support/sites/built-output.ts';
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
    expect(beside(out)).toEqual([]);
  },
);

/** Runs `$SCRIPT` in a mount namespace of its own: nothing else sees its mounts, and they end with it. */
const IN_OWN_MOUNTS = `unshare -rm sh -c "$SCRIPT"`;

/**
 * A small disk with a published site, then builds with ever more room, none of them enough. They are for another base,
 * so that most files change. What is on the disk goes out before and after each.
 */
const FULL_DISK = `
  mount -t tmpfs -o size=1m none "$DISK"
  build() { "$NODE" "$BUILD" --root "$ROOT" --out "$DISK/dist" --base "$1"; }
  build / >/dev/null || exit 9
  cp -R "$DISK" "$COPIES/before"
  for room in 4 120 260; do
    free=$(df -k "$DISK" | awk 'END { print $4 }')
    head -c $(( (free - room) * 1024 )) /dev/zero >"$DISK/other-data"
    build /below/ 2>"$COPIES/errors-$room"; echo "$room $?"
    rm "$DISK/other-data"
    cp -R "$DISK" "$COPIES/after-$room"
  done`;

test.skipIf(!canMount())(
  'a disk that is full is reported with the file, and dist does not change, however much space was left',
  async () => {
    const root = await copyFixture('site');
    const copies = await temporaryFolder();
    const { stdout } = await promisify(execFile)('sh', ['-c', IN_OWN_MOUNTS], {
      env: {
        ...process.env,
        SCRIPT: FULL_DISK,
        NODE: process.execPath,
        BUILD: join(projectRoot, 'scripts/build.ts'),
        ROOT: root,
        DISK: await temporaryFolder(),
        COPIES: copies,
      },
    });

    expect(stdout).toBe('4 1\n120 1\n260 1\n');
    const digest = (copy: string) => new BuiltOutput(join(copies, copy)).digest();
    for (const room of [4, 120, 260]) {
      const [fault] = readFaults(await readFile(join(copies, `errors-${room}`), 'utf8'));
      expect(fault?.what).toMatch(/^Cannot read or write \S/);
      expect(fault?.why).toContain('ENOSPC');
      expect(digest(`after-${room}`)).toEqual(digest('before'));
      expect(await readdir(join(copies, `after-${room}`))).toEqual(['dist']);
    }
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

/** Whether this system allows an ordinary process to mount a disk. */
function canMount(): boolean {
  const env = { ...process.env, SCRIPT: 'mount -t tmpfs none /mnt' };
  return spawnSync('sh', ['-c', IN_OWN_MOUNTS], { env }).status === 0;
}
