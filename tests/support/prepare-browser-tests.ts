import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../scripts/browser/find-browser.ts';
import { type BuildResult, runBuild } from './run-build.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The site of this repository, built when the test run started. Its folder is not to be written to. */
    builtSite: BuildResult & { folder: string };
  }
}

/**
 * Runs once before the first spec: builds the site and unpacks the browser, so that specs need not.
 * A failure of either is left to the specs that need it; the other tests still run. Returns what removes the site.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const parent = await mkdtemp(join(tmpdir(), 'pointwork-site-'));
  const folder = join(parent, 'dist');
  const [build] = await Promise.all([
    runBuild({ out: folder, base: project.getProvidedContext().base }),
    findBrowser().catch(() => null),
  ]);
  project.provide('builtSite', { ...build, folder });
  return () => rm(parent, { recursive: true, force: true });
}
