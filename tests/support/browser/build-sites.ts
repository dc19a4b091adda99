import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../../scripts/tools/browser/find-browser.ts';
import { serveDist } from '../../../scripts/tools/browser/serve-dist.ts';
import { projectRoot } from '../project-root.ts';
import { copySite } from '../sites/copy-site.ts';
import { runBuild } from '../sites/run-build.ts';
import { replaceIn } from '../sites/site-files.ts';

const fixture = (name: string) => join(projectRoot, 'tests/fixtures', name);

type Sources = readonly [folder: string, file?: string, from?: string, to?: string];

/**
 * The folders of the sites' sources, and a change to them: `edited` has other words on one page, but the same runtime;
 * `redeployed` has other layouts, which change the runtime's version.
 */
const SITES = {
  own: [projectRoot],
  faults: [fixture('faults')],
  sliders: [fixture('sliders')],
  visits: [fixture('visits')],
  edited: [fixture('visits'), 'pages/long.tsx', '>Long<', '>Longer<'],
  redeployed: [fixture('visits'), 'components/Header.tsx', '"Main"', '"Main, anew"'],
} satisfies Record<string, Sources>;

export type BuiltSite = keyof typeof SITES | 'blocks';

/** Blocks that move or fold. The pages of the site may do without any of them. */
const BLOCKS = ['Works', 'Services', 'Portfolio', 'Video'];

/** A page with the first example of each. */
const BLOCKS_PAGE = `${BLOCKS.map(
  (name) =>
    `import { examples as ${name} } from '../components/blocks/${name}/${name}.examples.tsx';`,
).join('\n')}

export const page = { title: 'Blocks', description: 'The first example of some blocks.' };

export default function BlocksPage() {
  return (
    <>
      <section id="blocks" aria-labelledby="blocks-title"><h1 id="blocks-title">Blocks</h1></section>
      ${BLOCKS.map((name) => `{${name}.default}`).join('\n')}
    </>
  );
}
`;

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * This repository's own site, the same with a page of blocks, and those of fixtures: do not write to their folders. What
     * could not be built is not served.
     */
    builtSites: Record<string, { folder: string; stderr: string; origin?: string }>;
  }
}

/**
 * Runs once before the first spec: builds and serves the sites, and unpacks the browser. If one of these fails, only the
 * specs that need it fail. Returns a function that removes the sites.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const parent = await mkdtemp(join(tmpdir(), 'pointwork-site-'));
  const { base } = project.getProvidedContext();
  const closing: (() => Promise<void>)[] = [];
  const build = async ([name, [sources, file, from = '', to = '']]: [string, Sources]) => {
    const folder = join(parent, name);
    let root = sources;
    if (file) {
      root = join(parent, `${name}-sources`);
      await cp(sources, root, { recursive: true });
      await replaceIn(join(root, file), from, to);
    }
    const { code, stderr } = await runBuild({ root, out: folder, base });
    if (code !== 0) return [name, { folder, stderr }] as const;
    const { origin, close } = await serveDist(folder, undefined, base);
    closing.push(close);
    return [name, { folder, stderr, origin }] as const;
  };
  const buildBlocks = async () => {
    const root = await copySite(join(parent, 'blocks-sources'));
    await writeFile(join(root, 'pages/blocks.tsx'), BLOCKS_PAGE);
    return build(['blocks', [root]]);
  };
  // Nothing is deployed below a base, and blocks have no addresses.
  const sites = Object.entries<Sources>(SITES).filter(([, [, file]]) => base === '/' || !file);
  const building = [...sites.map(build), ...(base === '/' ? [buildBlocks()] : [])];
  const [built] = await Promise.all([Promise.all(building), findBrowser().catch(() => {})]);
  project.provide('builtSites', Object.fromEntries(built));
  return async () => {
    await Promise.all(closing.map((close) => close()));
    await rm(parent, { recursive: true, force: true });
  };
}
