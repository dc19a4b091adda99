import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { type BuildOptions, runBuild } from './run-build.ts';
import { type SiteFiles, writeFiles } from './site-files.ts';

/**
 * Builds a site without faults.
 *
 * @param folder where it is made; by default, one of the running test.
 * @returns its root, and a function that reads a published file.
 */
export async function buildFaultless(
  files: SiteFiles,
  options: BuildOptions = {},
  folder?: string,
) {
  const root = join(folder ?? (await temporaryFolder()), 'site');
  await writeFiles(root, files);
  // Without any address, the build would note that.
  const site = 'layouts/_site.ts' in files ? {} : { siteUrl: 'https://small.example' };
  const { code, stderr } = await runBuild({ root, ...site, ...options });
  expect(code, stderr).toBe(0);
  expect(stderr).toBe('');
  const read = (path: string) => readFile(join(root, 'dist', path), 'utf8');
  return { root, read };
}
