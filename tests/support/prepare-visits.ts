import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { projectRoot } from './project-root.ts';
import { runBuild } from './run-build.ts';

/**
 * The builds of `tests/fixtures/visits`: as it is; below `/site/`; after an edit of one page's words, with the same
 * runtime; after an edit of the layouts, which makes another runtime.
 */
export type VisitsBuild = 'first' | 'based' | 'edited' | 'redeployed';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where each build is, a folder not to be written to, and why it is not there. */
    visitsBuilds: Record<VisitsBuild, { folder: string; fault: string }>;
  }
}

const fixture = join(projectRoot, 'tests/fixtures/visits');

/**
 * Runs once before the first spec: builds the site that visits are tried on. A failure is left to the specs that need it.
 * Returns what removes the builds.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const parent = await mkdtemp(join(tmpdir(), 'pointwork-visits-'));
  const build = async (name: VisitsBuild, root: string, base?: string) => {
    const out = join(parent, name);
    const { code, stderr } = await runBuild({ root, out, ...(base && { base }) });
    return { folder: out, fault: code === 0 ? '' : `The build "${name}" failed.\n${stderr}` };
  };
  const edit = async (name: VisitsBuild, file: string, from: string, to: string) => {
    const root = join(parent, `${name}-sources`);
    await cp(fixture, root, { recursive: true });
    const source = await readFile(join(root, file), 'utf8');
    await writeFile(join(root, file), source.replace(from, to));
    return build(name, root);
  };
  const [first, based, edited, redeployed] = await Promise.all([
    build('first', fixture),
    build('based', fixture, '/site/'),
    edit('edited', 'pages/long.tsx', '>Long<', '>Longer<'),
    edit('redeployed', 'components/Header.tsx', 'aria-label="Main"', 'aria-label="Main, anew"'),
  ]);
  project.provide('visitsBuilds', { first, based, edited, redeployed });
  return () => rm(parent, { recursive: true, force: true });
}
