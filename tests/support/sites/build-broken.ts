import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { digestFolder } from './digest-folder.ts';
import { type ReportedFault, readFaults } from './read-faults.ts';
import { type BuildOptions, runBuild } from './run-build.ts';
import { type SiteFiles, SMALL_SITE, writeFiles } from './site-files.ts';

/** A site that an earlier build has published, as far as the next build can tell. */
const PUBLISHED: SiteFiles = {
  'dist/index.html': '<!doctype html><title>Published before</title>',
  'dist/.built-files': 'index.html\n',
};

/**
 * Builds a broken site, the small one with `files` added or replaced, over a published one. Expects exit code 1,
 * nothing on standard output, every published byte unchanged and nothing left beside them.
 *
 * @param prepare does to the site's folder what files alone cannot, such as making a link.
 * @returns the faults that were reported.
 */
export async function buildBroken(
  files: SiteFiles,
  options: BuildOptions = {},
  prepare?: (root: string) => Promise<unknown>,
): Promise<ReportedFault[]> {
  const root = join(await temporaryFolder(), 'site');
  await writeFiles(root, { ...SMALL_SITE, ...PUBLISHED, ...files });
  await prepare?.(root);
  const before = await lookAt(root);
  const { code, stdout, stderr } = await runBuild({ root, timeout: 1, ...options });
  expect(code, `${stderr}${stdout}`).toBe(1);
  expect(stdout).toBe('');
  expect(await lookAt(root)).toEqual(before);
  return readFaults(stderr);
}

async function lookAt(root: string) {
  return {
    beside: (await readdir(root)).sort(),
    published: await digestFolder(join(root, 'dist')),
  };
}
