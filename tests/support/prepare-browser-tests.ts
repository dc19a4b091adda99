import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../scripts/browser/find-browser.ts';
import { type BuildResult, runBuild } from './run-build.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** This repository's own site, built when the test run started. Do not write to its folder. */
    builtSite: BuildResult & { folder: string };
  }
}

/**
 * Runs once before the first spec: builds the site and unpacks the browser. If either fails, only the specs that need
 * it fail. Returns a function that removes the site.
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
