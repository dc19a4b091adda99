import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../../scripts/tools/browser/find-browser.ts';
import { projectRoot } from '../project-root.ts';
import { type BuildResult, runBuild } from '../sites/run-build.ts';

/** The folders of the sites' sources. */
const ROOTS = {
  own: projectRoot,
  faults: join(projectRoot, 'tests/fixtures/faults'),
  sliders: join(projectRoot, 'tests/fixtures/sliders'),
};

export type BuiltSite = keyof typeof ROOTS;

declare module 'vitest' {
  export interface ProvidedContext {
    /** This repository's own site and two fixtures, built when the test run started. Do not write to their folders. */
    builtSites: Record<BuiltSite, BuildResult & { folder: string }>;
  }
}

/**
 * Runs once before the first spec: builds the sites and unpacks the browser. If one of these fails, only the specs that
 * need it fail. Returns a function that removes the sites.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const parent = await mkdtemp(join(tmpdir(), 'pointwork-site-'));
  const { base } = project.getProvidedContext();
  const build = async (name: BuiltSite) => {
    const folder = join(parent, name);
    return { ...(await runBuild({ root: ROOTS[name], out: folder, base })), folder };
  };
  const [own, faults, sliders] = await Promise.all([
    build('own'),
    build('faults'),
    build('sliders'),
    findBrowser().catch(() => null),
  ]);
  project.provide('builtSites', { own, faults, sliders });
  return () => rm(parent, { recursive: true, force: true });
}
