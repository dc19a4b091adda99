import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../../support/sources/read-sources.ts';

const SHARED = 'scripts/shared/';
const [BROWSER, PAGE, ISLANDS, VISIT] = ['browser', 'page', 'islands', 'visit'].map(
  (layer) => `scripts/runtime/${layer}/`,
) as [string, string, string, string];
/** Runs in render threads. Others send it messages. */
const THREAD = 'scripts/prerender/render/thread/';

/**
 * A folder, and those that its files may import from, besides it. The first that a path begins with counts. A file in
 * none of them (a test, a fixture) may import anything. The build, the development server and the commands for them work
 * with any site: they read this one's files, but do not import them. Examples may show the content of pages.
 */
const ZONES: readonly (readonly [folder: string, ...mayImport: string[]])[] = [
  [SHARED],
  [BROWSER, SHARED],
  [PAGE, SHARED, BROWSER],
  [ISLANDS, SHARED, BROWSER, PAGE],
  [VISIT, SHARED, BROWSER, PAGE, ISLANDS],
  ['scripts/runtime/', SHARED],
  [THREAD, SHARED, 'scripts/prerender/'],
  ['scripts/prerender/', SHARED],
  ['scripts/build.ts', 'scripts/prerender/'],
  ['scripts/dev', SHARED, 'scripts/prerender/', 'scripts/runtime/', 'scripts/server/'],
  ['scripts/', 'pages/', 'layouts/', 'components/', 'assets/'],
  ['pages/', SHARED, 'layouts/', 'components/', 'assets/'],
  ['layouts/', SHARED, 'components/', 'assets/'],
  ['components/blocks/', SHARED, 'components/ui/', 'components/drawings/', 'assets/'],
  ['components/ui/', SHARED, 'components/drawings/', 'assets/'],
  ['components/drawings/', SHARED, 'components/ui/', 'assets/'],
];

/** What the build may name besides, in `new URL('…', import.meta.url)`: it bundles the runtime, and starts threads. */
const NAMED_BY_BUILD = ['scripts/runtime/', THREAD, 'package.json'];

const RUNS_IN_BROWSERS = /^(scripts\/(shared|runtime)|components)\//;

const IMPORTS = [
  // import … from '…', export … from '…', import '…', @import '…'
  /^[^'"`]*\b(?:from|import)\s*(?:url\()?['"]([^'"]+)['"]/gm,
  // import('…'), also as a type
  /\bimport\(\s*['"]([^'"]+)['"]/g,
  /\b(?<name>new URL)\(\s*['"]([^'"]+)['"],\s*import\.meta\.url/g,
];

/** The imports of a file, including types, that cross a border: what it imports, and from where it may. */
function violations(path: string, source: string): string[] {
  const zone = ZONES.find(([folder]) => path.startsWith(folder));
  const found = IMPORTS.flatMap((pattern) => [...source.matchAll(pattern)]);
  return found.flatMap((match) => {
    const specifier = match.at(-1) as string;
    if (!zone || mayImport(path, specifier, zone, Boolean(match.groups))) return [];
    return [`${path} imports ${specifier}. It may import from ${zone.join(', ')}.`];
  });
}

/** Examples show the content of pages and layouts. */
const FOR_EXAMPLES = /^(pages|layouts)\/|^components\/Variants\.tsx$/;

function mayImport(path: string, specifier: string, zone: readonly string[], isNamed: boolean) {
  if (specifier.startsWith('node:')) return !RUNS_IN_BROWSERS.test(path);
  if (!specifier.startsWith('.')) return true;
  const target = posix.join(posix.dirname(path), specifier);
  const [folder = '', ...others] = zone;
  const isBuild = folder === 'scripts/prerender/';
  if (isNamed && isBuild && NAMED_BY_BUILD.some((each) => target.startsWith(each))) return true;
  if (target.startsWith(THREAD) && folder !== THREAD) return false;
  if (path.endsWith('.examples.tsx') && FOR_EXAMPLES.test(target)) return true;
  // A block imports from no other block.
  const own = folder === 'components/blocks/' ? `${path.split('/', 3).join('/')}/` : folder;
  return [own, ...others].some((each) => target.startsWith(each));
}

test('every import in this repository is one that its folder may have', () => {
  const sources = readSources('{scripts,pages,layouts,components}/**/*.{ts,tsx,css}');
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.flatMap(({ path, source }) => violations(path, source))).toEqual([]);
});

test.each([
  ['scripts/runtime/visit/visit.ts', `import { join } from 'node:path';`],
  ['scripts/runtime/browser/scroll.ts', `import { parse } from '../page/document.ts';`],
  ['scripts/shared/urls.ts', `const a = 1;\nexport * from '../runtime/visit/visit.ts';`],
  ['scripts/prerender/build-site.ts', `import * as page from '../../pages/index.tsx';`],
  [
    'scripts/prerender/build-site.ts',
    `import { renderShard } from './render/thread/render-shard.ts';`,
  ],
  ['scripts/build.ts', `import { runBuild } from '../tests/support/sites/run-build.ts';`],
  ['layouts/default.tsx', `import { page } from '../pages/index.tsx';`],
  ['components/ui/Button.css', `@import '../blocks/Team/Team.css';`],
  ['components/blocks/Team/Team.tsx', `import {\n  Works,\n} from '../Works/Works.tsx';`],
  ['components/blocks/Team/Team.tsx', `const url = new URL('../Works/a.svg', import.meta.url);`],
])('%s must not contain %s', (path, source) => {
  expect(violations(path, source)).toEqual([expect.stringContaining(`${path} imports`)]);
});

test('an import that is only text is none', () => {
  const source = `const words = "import { x } from '../Works/Works.tsx'";`;
  expect(violations('components/blocks/Team/Team.tsx', source)).toEqual([]);
});
