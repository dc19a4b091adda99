import { statSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { cleanUpKilledBuilds } from '../../scripts/prerender/write/staging.ts';
import { projectRoot } from '../support/project-root.ts';
import { beside, whenABuildWrites } from '../support/sites/beside-dist.ts';
import { digestFolder } from '../support/sites/digest-folder.ts';
import { runBuild } from '../support/sites/run-build.ts';
import { pageSource, SMALL_SITE, WAITS, writeFiles } from '../support/sites/site-files.ts';
import { suiteFolder } from '../support/suite-folder.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** One of two sites that differ in many files. */
interface SiteVariant {
  /** The folder of the sources. */
  root: string;
  /** Of a complete build; see digestFolder. */
  digest: string;
}

let variants: readonly [SiteVariant, SiteVariant];

const folder = suiteFolder();

beforeAll(async () => {
  variants = await Promise.all([variant('one'), variant('another')]);
});

describe('a build that is killed', () => {
  // It opens its folder after a quarter of its time, and writes all its files in the last tenth.
  test.each([
    { moment: 'has opened its folder', file: '.', delays: [0, 50, 100, 150, 200] },
    { moment: 'has written its first page', file: 'index.html', delays: [0, 5, 10, 20, 40, 80] },
    { moment: 'has listed its files', file: '.built-files', delays: [0, 0.2, 0.5, 1, 4] },
  ])(
    'as soon as it $moment, or a little later, leaves the old or the new site',
    async ({ file, delays }) => {
      const out = await published();
      const codes: (number | null)[] = [];
      for (const delay of delays) {
        const other = await theOther(out);
        const controller = new AbortController();
        const { signal } = controller;
        const written = whenABuildWrites(file, out, signal);
        const end = runBuild({ root: other.root, out, signal }).finally(() => controller.abort());
        await written;
        waitExactly(delay);
        controller.abort();
        codes.push((await end).code);
        await theOther(out);
      }
      // The list is the last file: on a busy machine all of them may have come to their end.
      if (file !== '.built-files') expect(codes).toContain(null);
      await expectCleanBuild(out, await theOther(out));
    },
  );
});

describe('a build that is interrupted', () => {
  test.each([
    { kill: 'SIGINT', code: 130 },
    { kill: 'SIGTERM', code: 143 },
    { kill: 'SIGHUP', code: 129 },
  ] as const)('with $kill removes what it has written, and leaves the old site', async (sent) => {
    const out = await published();
    const root = join(await temporaryFolder(), 'site');
    // The first page is written, the second hangs.
    await writeFiles(root, {
      ...SMALL_SITE,
      'pages/waits.tsx': pageSource('Waits', '', { before: WAITS }),
    });
    const controller = new AbortController();
    const { signal } = controller;
    const written = whenABuildWrites('index.html', out, signal);
    const build = runBuild({ root, out, signal, kill: sent.kill });
    await written;
    controller.abort();
    expect(await build).toEqual({
      code: sent.code,
      stdout: '',
      stderr: 'The build was interrupted. What was published before is unchanged.\n',
    });
    expect(beside(out)).toEqual([]);
    await theOther(out);
  });
});

describe('eight builds at once into one folder', () => {
  test('show a reader only complete sites, and leave nothing behind', async () => {
    const out = await published();
    const [{ root }] = variants;
    const killed = new AbortController();
    const written = whenABuildWrites('404.html', out, killed.signal);
    const leftover = runBuild({ root, out, signal: killed.signal });
    await written;
    killed.abort();
    await leftover;
    expect(beside(out)).not.toEqual([]);

    let areDone = false;
    const builds = Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        runBuild({ root: variants[index % 2]?.root ?? '', out, ownProcess: true }),
      ),
    ).finally(() => {
      areDone = true;
    });
    const seen = new Set<string>();
    while (!areDone) {
      const digest = await readWhilePublished(out);
      if (digest !== undefined) seen.add(digest);
    }

    for (const { code, stderr } of await builds) expect({ code, stderr }).toEqual(success);
    expect(variants.map(({ digest }) => digest)).toEqual(expect.arrayContaining([...seen]));
    expect(seen.size).toBeGreaterThan(0);
    expect(beside(out)).toEqual([]);
    // Ten processes, beside the other tests, on two cores.
  }, 90_000);
});

const success = { code: 0, stderr: '' };

async function variant(name: string): Promise<SiteVariant> {
  const root = join(folder, name);
  await cp(join(projectRoot, 'tests/fixtures/site'), root, { recursive: true });
  for (const file of ['layouts/default.tsx', 'layouts/dark.tsx', 'components/Clock.island.tsx']) {
    const source = await readFile(join(root, file), 'utf8');
    await writeFile(join(root, file), source.replaceAll(/layout<|awake`/g, `${name} $&`));
  }
  const out = join(root, 'dist');
  const { code, stderr } = await runBuild({ root, out });
  if (code !== 0) throw new Error(stderr);
  return { root, digest: (await digestFolder(out)).join('\n') };
}

/**
 * Reads a folder that may be replaced at any moment. Returns its digest, or `undefined` if the folder was replaced
 * meanwhile or does not exist at this moment, because publishing takes two renames.
 */
async function readWhilePublished(out: string): Promise<string | undefined> {
  const identity = () => statSync(out, { throwIfNoEntry: false, bigint: true });
  const before = identity();
  const digest = await digestFolder(out).catch((error: Error) => error);
  const after = identity();
  if (!before || after?.ino !== before.ino || after.birthtimeNs !== before.birthtimeNs) return;
  if (digest instanceof Error) throw digest;
  return digest.join('\n');
}

/** Publishes the first variant. Returns its folder, which is the only one in its parent folder. */
async function published(): Promise<string> {
  const out = join(await temporaryFolder(), 'public', 'dist');
  await cp(join(variants[0].root, 'dist'), out, { recursive: true });
  return out;
}

/** The variant that is not published. Fails if neither of the two is published completely. */
async function theOther(out: string): Promise<SiteVariant> {
  const [a, b] = variants;
  // After a build that was killed between the two renames, the next build or start calls this.
  cleanUpKilledBuilds(out);
  const digest = (await digestFolder(out)).join('\n');
  expect([a.digest, b.digest]).toContain(digest);
  return digest === a.digest ? b : a;
}

async function expectCleanBuild(out: string, { root, digest }: SiteVariant): Promise<void> {
  const { code, stderr } = await runBuild({ root, out });
  expect({ code, stderr }).toEqual(success);
  expect((await digestFolder(out)).join('\n')).toBe(digest);
  expect(beside(out)).toEqual([]);
}

/** Waits without a timer, which is not exact enough: publishing takes less than a millisecond. */
function waitExactly(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}
