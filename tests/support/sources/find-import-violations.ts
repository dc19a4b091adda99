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
  /** Set if it may run in the browser, so it must not use Node's modules. */
  browser?: true;
  /** Set if the folders in it must not import from each other. */
  apart?: true;
}

/** The folders of the runtime. Each may import from those before it. */
const RUNTIME_LAYERS = ['browser', 'page', 'islands', 'visit'];

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
  // They build any site: what is in this one reaches them as files.
  { folder: 'scripts/build', mayImport: ['scripts/'] },
  { folder: 'scripts/dev', mayImport: ['scripts/'] },
  { folder: 'scripts/gallery/', mayImport: ['scripts/', 'components/', 'assets/'] },
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
 * Finds imports, including types, that cross a border: `pages → layouts → components → scripts/shared`; the runtime
 * imports only from `scripts/shared`, and its folders `visit → islands → page → browser`; a block imports from no other
 * block, `ui` from no block; and only commands import pages. Returns one sentence for each.
 */
export function findImportViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, source }) => {
    const zone = zones.find(({ folder }) => path.startsWith(folder));
    if (!zone) return [];
    return importSpecifiers(source).flatMap((specifier) => {
      const reason = refuse(zone, path, specifier);
      return reason ? [`${path} imports ${specifier}: ${reason}`] : [];
    });
  });
}

function refuse(zone: Zone, path: string, specifier: string): string | undefined {
  if (specifier.startsWith('node:')) {
    return zone.browser && `${zone.folder} runs in browsers, which have no Node modules.`;
  }
  if (!specifier.startsWith('.')) return undefined;
  const target = posix.join(posix.dirname(path), specifier);
  const own = zone.apart ? path.split('/', 3).join('/').concat('/') : zone.folder;
  const allowed = [own, ...zone.mayImport];
  if (allowed.some((folder) => target.startsWith(folder))) return undefined;
  return `${own} may import only from ${allowed.join(', ')}.`;
}

const patterns = [
  // import … from '…', export … from '…'
  /^[ \t]*(?:import|export)\b[^;'"`]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  // import '…', @import '…'
  /^[ \t]*@?import\s*(?:url\()?['"]([^'"]+)['"]/gm,
  // import('…'), also as a type
  /\bimport\(\s*['"]([^'"]+)['"]/g,
  // new URL('…', import.meta.url)
  /\bnew URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url/g,
];

/** All module specifiers in a TypeScript or CSS source, in no particular order. */
function importSpecifiers(source: string): string[] {
  return patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].flatMap(([, specifier]) => specifier ?? []),
  );
}
