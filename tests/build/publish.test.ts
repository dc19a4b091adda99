import { existsSync, readdirSync, statSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildSite } from '../../scripts/prerender/build-site.ts';
import { readOptions } from '../../scripts/prerender/options.ts';
import { cleanUpKilledBuilds } from '../../scripts/prerender/write/staging.ts';
import { projectRoot } from '../support/project-root.ts';
import { readFaults } from '../support/sites/broken-sites.ts';
import { BuiltOutput, buildFaultless } from '../support/sites/built-output.ts';
import { copyFixture } from '../support/sites/copy-fixture.ts';
import { type BuildOptions, runBuild } from '../support/sites/run-build.ts';
import { page, replaceIn, SMALL_SITE, WAITS, writeFiles } from '../support/sites/site-files.ts';
import { suiteFolder, temporaryFolder } from '../support/temporary-folder.ts';

/** One of two sites that differ in many files. */
interface SiteVariant {
  /** The folder of the sources. */
  root: string;
  /** Of a complete build. */
  digest: string;
}

const folder = suiteFolder();
const variants = await Promise.all([variant('one'), variant('another')]);

// It opens its folder after a quarter of its time, and writes all its files in the last tenth.
test.each([
  { moment: 'has opened its folder', file: '.', delays: [0, 100, 200] },
  { moment: 'has written its first page', file: 'index.html', delays: [0, 10, 40, 80] },
  { moment: 'has listed its files', file: '.built-files', delays: [0, 0.2, 0.5, 1, 4] },
])(
  'a build that is killed as soon as it $moment, or a little later, leaves the old or the new site',
  async ({ file, delays }) => {
    const out = await published();
    const codes: (number | null)[] = [];
    for (const delay of delays) {
      const { code } = await interrupted(file, { root: theOther(out).root, out }, delay);
      codes.push(code);
      theOther(out);
    }
    // The list is the last file: on a busy machine all of them may have come to their end.
    if (file !== '.built-files') expect(codes).toContain(null);
    const { root, digest } = theOther(out);
    expect(digestOf(await buildFaultless(root, { out }))).toBe(digest);
    expect(around(out)).toEqual(['dist']);
  },
);

test.each([
  { kill: 'SIGINT', code: 130 },
  { kill: 'SIGTERM', code: 143 },
  { kill: 'SIGHUP', code: 129 },
] as const)(
  'a build that is interrupted with $kill removes what it has written, and leaves the old site',
  async ({ kill, code }) => {
    const out = await published();
    // The first page is written, the second hangs.
    const root = await writeFiles(join(await temporaryFolder(), 'site'), {
      ...SMALL_SITE,
      ...page('waits', '', { before: WAITS }),
    });
    expect(await interrupted('index.html', { root, out, kill })).toEqual({
      code,
      stdout: '',
      stderr: 'The build was interrupted. What was published before is unchanged.\n',
    });
    expect(around(out)).toEqual(['dist']);
    theOther(out);
  },
);

test('a build that is interrupted once its pages are rendered publishes nothing', async () => {
  const out = await published();
  const next = theOther(out);
  const interruption = new AbortController();
  const show = (step: string) => {
    if (step === 'checking') interruption.abort();
  };
  const options = readOptions(['--root', next.root, '--out', out]);
  const build = buildSite(options, { show, clear() {}, say() {} }, interruption.signal);
  await expect(build).rejects.toThrow('aborted');
  expect(theOther(out)).toBe(next);
  expect(around(out)).toEqual(['dist']);
});

test('eight builds at once into one folder show a reader only complete sites, and leave nothing behind', async () => {
  const out = await published();
  await interrupted('.', { root: variants[0].root, out });
  expect(around(out)).not.toEqual(['dist']);

  let areDone = false;
  const builds = Array.from({ length: 8 }, (_, index) =>
    buildFaultless(variants[index % 2]?.root ?? '', { out, ownProcess: true }),
  );
  const end = Promise.all(builds).finally(() => {
    areDone = true;
  });
  const seen = new Set<string>();
  while (!areDone) {
    await setImmediate();
    const digest = readWhilePublished(out);
    if (digest !== undefined) seen.add(digest);
  }
  await end;

  expect(variants.map(({ digest }) => digest)).toEqual(expect.arrayContaining([...seen]));
  expect(seen.size).toBeGreaterThan(0);
  expect(around(out)).toEqual(['dist']);
  // Ten processes, beside the other tests, on two cores.
}, 90_000);

// Below another base, React's file is another one. Files that stay the same are not written.
test.skipIf(process.platform === 'win32').each([
  { words: "'long words '.repeat(50_000)", base: '/', file: /guides\/first\.html$/ },
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
    expect(around(out)).toEqual(['dist']);
  },
);

test('a folder that cannot be created, because its parent is a file, is reported', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  const root = join(projectRoot, 'tests/fixtures/site');
  const { code, stderr } = await runBuild({ root, out: join(file, 'site/dist') });
  expect(readFaults(stderr)).toMatchObject([
    { what: expect.stringContaining(file), why: expect.stringMatching(/^(ENOTDIR|EEXIST)/) },
  ]);
  expect(code).toBe(1);
});

async function variant(name: string): Promise<SiteVariant> {
  const root = await copyFixture('site', join(folder, name));
  for (const file of ['layouts/default.tsx', 'layouts/dark.tsx', 'components/Clock.island.tsx'])
    await replaceIn(join(root, file), /layout<|awake`/g, `${name} $&`);
  return { root, digest: digestOf(await buildFaultless(root)) };
}

/** Runs a build that is killed a number of milliseconds after it has begun to write a file of the new site. */
async function interrupted(file: string, options: BuildOptions & { out: string }, delay = 0) {
  const { out } = options;
  const controller = new AbortController();
  const { signal } = controller;
  const end = runBuild({ ...options, signal }).finally(() => controller.abort());
  const isWritten = (name: string) =>
    around(out).some((folder) => existsSync(join(dirname(out), folder, 'site', name)));
  // The last files take less than a millisecond, which is too short for a timer, and so does publishing.
  while (!signal.aborted && !isWritten(file)) {
    await (isWritten('404.html') ? setImmediate() : setTimeout(1));
  }
  const until = performance.now() + delay;
  while (performance.now() < until);
  controller.abort();
  return end;
}

/** What is in the folder that contains `out`. */
function around(out: string): string[] {
  return readdirSync(dirname(out));
}

function digestOf(output: BuiltOutput): string {
  return output.digest().join('\n');
}

/**
 * Reads a folder that may be replaced at any moment. Returns its digest, or `undefined` if the folder was replaced
 * meanwhile or does not exist at this moment, because publishing takes two renames.
 */
function readWhilePublished(out: string): string | undefined {
  const identity = () => statSync(out, { throwIfNoEntry: false, bigint: true });
  const before = identity();
  const isSame = () => {
    const after = identity();
    return before && after?.ino === before.ino && after.birthtimeNs === before.birthtimeNs;
  };
  try {
    const digest = digestOf(new BuiltOutput(out));
    return isSame() ? digest : undefined;
  } catch (error) {
    if (isSame()) throw error;
    return undefined;
  }
}

/** Publishes the first variant. Returns its folder, which is the only one in its parent folder. */
async function published(): Promise<string> {
  const out = join(await temporaryFolder(), 'public', 'dist');
  await cp(join(variants[0].root, 'dist'), out, { recursive: true });
  return out;
}

/** The variant that is not published. Fails if neither of the two is published completely. */
function theOther(out: string): SiteVariant {
  const [a, b] = variants;
  // After a build that was killed between the two renames, the next build or start calls this.
  cleanUpKilledBuilds(out);
  const digest = digestOf(new BuiltOutput(out));
  expect([a.digest, b.digest]).toContain(digest);
  return digest === a.digest ? b : a;
}
