import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { digestFolder } from './digest-folder.ts';
import { runBuild } from './run-build.ts';

/** One of two sites that differ in many files, and the digest of a complete build of it. */
export interface SiteVariant {
  /** The folder of the sources. */
  root: string;
  /** See digestFolder. */
  digest: string;
}

/** Makes two variants of the fixture below `folder`, and builds both. Rejects if a build fails. */
export function siteVariants(folder: string): Promise<[SiteVariant, SiteVariant]> {
  return Promise.all([variant('one', folder), variant('another', folder)]);
}

async function variant(name: string, folder: string): Promise<SiteVariant> {
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
