import { join } from 'node:path';
import { PROJECT } from '../../prerender/options.ts';

/** A static site generator, and how its generated site is laid out. */
export interface SiteTool {
  name: string;
  /** The folder below `fixtures/` with all of the site but the pages that are generated. */
  fixture: string;
  /** The file of the fixture from which pages are made: `WORDS` in it stands for what a page says. */
  template: string;
  pageFile: (path: string) => string;
  /** The arguments of Node that build the site in the working directory into `out`. */
  build: (out: string) => readonly string[];
}

/** The engine of this project, run as by `npm run build`. */
export const pointwork: SiteTool = {
  name: 'this engine',
  fixture: 'pointwork',
  template: 'pages/_guide.tsx',
  pageFile: (path) => `pages${path}.tsx`,
  build: (out) => buildProject('.', out),
};

export function buildProject(root: string, out: string): readonly string[] {
  const scripts = join(PROJECT, 'scripts');
  const node = ['--max-semi-space-size=2', '--import', join(scripts, 'prerender/prepare-node.js')];
  return [...node, join(scripts, 'build.ts'), '--root', root, '--out', out];
}

/** With templates in JavaScript, which are the most like components, and the fastest of its template languages. */
export const eleventy: SiteTool = {
  name: 'Eleventy',
  fixture: 'eleventy',
  template: '_includes/guide.11ty.js',
  pageFile: (path) => `${path}.11ty.js`,
  build: (out) => ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet', `--output=${out}`],
};

/** With its client router: the engine of this project also swaps pages without loading a new document. */
export const astro: SiteTool = {
  name: 'Astro',
  fixture: 'astro',
  template: 'src/pages/_guide.astro',
  pageFile: (path) => `src/pages${path}.astro`,
  build: (out) => ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', out],
};
