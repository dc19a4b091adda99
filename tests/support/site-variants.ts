import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFixture } from './copy-fixture.ts';
import { digestFolder } from './digest-folder.ts';
import { runBuild } from './run-build.ts';

/** One of two sites that differ in many files, and what a complete build of it looks like. */
export interface SiteVariant {
  root: string;
  /** See digestFolder. */
  digest: string;
}

/** Builds two variants of the fixture for the running test, one after the other. Rejects when a build fails. */
export async function siteVariants(): Promise<readonly [SiteVariant, SiteVariant]> {
  return [await variant('one'), await variant('another')];
}

async function variant(name: string): Promise<SiteVariant> {
  const root = await copyFixture('site');
  for (const file of ['layouts/default.tsx', 'layouts/dark.tsx', 'components/Clock.island.tsx']) {
    const source = await readFile(join(root, file), 'utf8');
    await writeFile(join(root, file), source.replaceAll(/layout<|awake`/g, `${name} $&`));
  }
  const out = join(root, 'dist');
  const { code, stderr } = await runBuild({ root, out });
  if (code !== 0) throw new Error(stderr);
  return { root, digest: (await digestFolder(out)).join('\n') };
}
