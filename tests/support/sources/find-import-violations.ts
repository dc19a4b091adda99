import { posix } from 'node:path';

/** A source file: its path from the repository's root, with `/`, and its text. */
export interface SourceFile {
  path: string;
  source: string;
}

/** A part of the repository, with the folders that its files may import from. */
interface Zone {
  /** The prefix of its paths. */
  folder: string;
  /** Folders it may import from, besides itself. */
  mayImport: readonly string[];
  /** Files and folders it may name in `new URL('…', import.meta.url)`, besides those. */
  mayName?: readonly string[];
  /** A folder that it must not import from, although it may import from the folder around it. */
  mustNotImport?: string;
  /** Set if it may run in the browser, so it must not use Node's modules. */
  browser?: true;
  /** Set if the folders in it must not import from each other. */
  apart?: true;
}

/** The folders of the runtime. Each may import from those before it. */
const RUNTIME_LAYERS = ['browser', 'page', 'islands', 'visit'];

/** Runs in render threads. Others send it messages. */
const RENDER_THREAD = 'scripts/prerender/render/thread/';

/** The first zone that matches a path counts. A file in none of them (a test, a fixture) may import anything. */
const zones: readonly Zone[] = [
  { folder: 'scripts/shared/', mayImport: [], browser: true },
  ...RUNTIME_LAYERS.map((layer, index) => ({
    folder: `scripts/runtime/${layer}/`,
    mayImport: [
      'scripts/shared/',
      ...RUNTIME_LAYERS.slice(0, index).map((lower) => `scripts/runtime/${lower}/`),
    ],
    browser: true as const,
  })),
  { folder: 'scripts/runtime/', mayImport: ['scripts/shared/'], browser: true },
  // The build, the development server and the commands for them work with any site: they read this one's files, but do not
  // import them.
  { folder: RENDER_THREAD, mayImport: ['scripts/prerender/', 'scripts/shared/'] },
  {
    folder: 'scripts/prerender/',
    mayImport: ['scripts/shared/'],
    // The runtime, which it bundles; a thread's entry point, which it starts; what says which Node it needs.
    mayName: ['scripts/runtime/', RENDER_THREAD, 'package.json'],
    mustNotImport: RENDER_THREAD,
  },
  { folder: 'scripts/build.ts', mayImport: ['scripts/prerender/'], mustNotImport: RENDER_THREAD },
  {
    folder: 'scripts/dev',
    mayImport: ['scripts/prerender/', 'scripts/runtime/', 'scripts/server/', 'scripts/shared/'],
    mustNotImport: RENDER_THREAD,
  },
  {
    folder: 'scripts/',
    mayImport: ['scripts/', 'pages/', 'layouts/', 'components/', 'assets/'],
  },
  {
    folder: 'pages/',
    mayImport: ['layouts/', 'components/', 'scripts/shared/', 'assets/'],
  },
  { folder: 'layouts/', mayImport: ['components/', 'scripts/shared/', 'assets/'] },
  {
    folder: 'components/blocks/',
    mayImport: ['components/ui/', 'components/drawings/', 'scripts/shared/', 'assets/'],
    browser: true,
    apart: true,
  },
  {
    folder: 'components/ui/',
    mayImport: ['components/drawings/', 'scripts/shared/', 'assets/'],
    browser: true,
  },
  {
    folder: 'components/drawings/',
    mayImport: ['components/ui/', 'scripts/shared/', 'assets/'],
    browser: true,
  },
];

/**
 * Finds imports, including types, that cross a border, and returns one sentence for each:
 *
 * - `pages → layouts → components → scripts/shared`. A block imports from no other block, `ui` from no block.
 * - The runtime imports only from `scripts/shared`; its folders, `visit → islands → page → browser`.
 * - The build imports only from `scripts/prerender` and `scripts/shared`, and outside `render/thread` nothing from
 *   that folder.
 * - Only commands import pages, and examples, which show their content.
 */
export function findImportViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, source }) => {
    const zone = zones.find(({ folder }) => path.startsWith(folder));
    if (!zone) return [];
    return [
      ...matchAll(IMPORTS, source).map((specifier) => ({ specifier, isImport: true })),
      ...matchAll([URLS], source).map((specifier) => ({ specifier, isImport: false })),
    ].flatMap(({ specifier, isImport }) => {
      const reason = refuse(zone, path, specifier, isImport);
      return reason ? [`${path} imports ${specifier}: ${reason}`] : [];
    });
  });
}

function refuse(
  zone: Zone,
  path: string,
  specifier: string,
  isImport: boolean,
): string | undefined {
  if (specifier.startsWith('node:')) {
    return zone.browser && `${zone.folder} runs in browsers, which have no Node modules.`;
  }
  if (!specifier.startsWith('.')) return undefined;
  const target = posix.join(posix.dirname(path), specifier);
  const { mayName = [], mustNotImport } = zone;
  if (isImport && mustNotImport && target.startsWith(mustNotImport)) {
    return `only ${mustNotImport} itself may import from there.`;
  }
  const own = zone.apart ? path.split('/', 3).join('/').concat('/') : zone.folder;
  const shown = path.endsWith('.examples.tsx') ? ['pages/'] : [];
  const allowed = [own, ...zone.mayImport, ...shown];
  if ([...allowed, ...(isImport ? [] : mayName)].some((folder) => target.startsWith(folder))) {
    return undefined;
  }
  return `${own} may import only from ${allowed.join(', ')}.`;
}

const IMPORTS = [
  // import … from '…', export … from '…'
  /^[ \t]*(?:import|export)\b[^;'"`]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  // import '…', @import '…'
  /^[ \t]*@?import\s*(?:url\()?['"]([^'"]+)['"]/gm,
  // import('…'), also as a type
  /\bimport\(\s*['"]([^'"]+)['"]/g,
];

/** `new URL('…', import.meta.url)` */
const URLS = /\bnew URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url/g;

/** The module specifiers that patterns find in a TypeScript or CSS source. */
function matchAll(patterns: readonly RegExp[], source: string): string[] {
  return patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].flatMap(([, specifier]) => specifier ?? []),
  );
}
