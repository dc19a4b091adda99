import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { projectRoot } from '../project-root.ts';
import { runBuild } from '../sites/run-build.ts';

/**
 * The builds of `tests/fixtures/visits`: as it is; with the words of one page edited, but the same runtime; with the
 * layouts edited, which changes the runtime's version. Below a base there is only the first.
 */
export type VisitsBuild = 'first' | 'edited' | 'redeployed';

declare module 'vitest' {
  export interface ProvidedContext {
    /** For each build: its folder, which must not be written to, and why it failed, if it did. */
    visitsBuilds: Record<VisitsBuild, { folder: string; fault: string }>;
  }
}

/** A change to one source file. */
type Edit = readonly [file: string, from: string, to: string];

const fixture = join(projectRoot, 'tests/fixtures/visits');

/**
 * Runs once before the first spec: builds the site for visits. If it fails, only the specs that need it fail. Returns a
 * function that removes the builds.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const parent = await mkdtemp(join(tmpdir(), 'pointwork-visits-'));
  const { base } = project.getProvidedContext();
  /** Builds a copy of the sources with some text replaced. */
  const build = async (name: VisitsBuild, ...[file, from, to]: Edit) => {
    if (base !== '/' && name !== 'first') return { folder: '', fault: `There is no "${name}".` };
    const root = join(parent, `${name}-sources`);
    await cp(fixture, root, { recursive: true });
    const source = await readFile(join(root, file), 'utf8');
    await writeFile(join(root, file), source.replace(from, to));
    const folder = join(parent, name);
    const { code, stderr } = await runBuild({ root, out: folder, base });
    return { folder, fault: code === 0 ? '' : `The build "${name}" failed.\n${stderr}` };
  };
  const [first, edited, redeployed] = await Promise.all([
    build('first', 'pages/index.tsx', '', ''),
    build('edited', 'pages/long.tsx', '>Long<', '>Longer<'),
    build('redeployed', 'components/Header.tsx', '"Main"', '"Main, anew"'),
  ]);
  project.provide('visitsBuilds', { first, edited, redeployed });
  return () => rm(parent, { recursive: true, force: true });
}
