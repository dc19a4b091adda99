import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Size, sizeOf } from '../build/compressed-size.ts';
import { listFiles } from '../build/discover/list-files.ts';
import { INVENTORY } from '../build/write/inventory.ts';
import type { Manifest } from '../shared/contracts.ts';
import { publishedPaths } from '../shared/published-paths.ts';
import { outputFolder } from '../shared/urls.ts';
import { maskHashes } from '../snapshot/mask-hashes.ts';
import { type PageFacts, readPageFacts } from './page-facts.ts';

/** A published page. */
export interface SitePage extends PageFacts {
  /** The size of the HTML, in bytes. */
  size: Size;
}

export interface PublishedSite {
  pages: ReadonlyMap<string, SitePage>;
  /** Kind of file (`.js`, `.css` …) → the total of all its files. */
  assets: ReadonlyMap<string, Size>;
  /** Every file that does not belong to a page, `/og/contact.png` or `/assets/Clock-HASH.js`, sorted. */
  files: readonly string[];
}

/**
 * Reads a folder that the build has published.
 *
 * @throws Error that says what is missing.
 */
export async function readSite(dist: string): Promise<PublishedSite> {
  const manifestFile = join(dist, 'manifest.json');
  if (!existsSync(manifestFile)) {
    throw new Error(
      `${dist} is not a built site: it has no manifest.json. Name the folder that \`npm run build\` has written, such as ../before/dist.`,
    );
  }
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const files = publishedPaths(manifest).map(
    (path) => [path, `${outputFolder(path)}index.html`] as const,
  );
  const all = [...files, ['/404.html', '404.html'] as const, ['/500.html', '500.html'] as const];
  const pages = new Map<string, SitePage>();
  for (const [path, file] of all) {
    const html = readFileSync(join(dist, file), 'utf8');
    pages.set(path, { size: await sizeOf(html), ...readPageFacts(html) });
  }
  return {
    pages,
    assets: await assetSizes(join(dist, 'assets')),
    files: otherFiles(dist, [...pages.keys()]),
  };
}

function otherFiles(dist: string, paths: readonly string[]): string[] {
  const ofPages = paths.flatMap((path) => {
    const folder = outputFolder(path);
    return [`/${folder}index.html`, `/${folder}payload.json`];
  });
  // The inventory is not part of the site, and does not exist yet while a site is being built.
  const known = new Set([...ofPages, `/${INVENTORY}`]);
  return listFiles(dist)
    .map((file) => `/${file}`)
    .filter((file) => !known.has(file))
    .map(maskHashes)
    .sort();
}

/** Kinds of files that compress. For pictures and films the plain size is shown. */
const TEXT = new Set(['.js', '.css', '.json', '.svg', '.vtt']);

async function assetSizes(folder: string): Promise<Map<string, Size>> {
  const kinds = new Map<string, Size>();
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const bytes = readFileSync(join(folder, name));
    const kind = extname(name);
    const { raw, brotli } = TEXT.has(kind)
      ? await sizeOf(bytes)
      : { raw: bytes.length, brotli: bytes.length };
    const sum = kinds.get(kind) ?? { raw: 0, brotli: 0 };
    kinds.set(kind, { raw: sum.raw + raw, brotli: sum.brotli + brotli });
  }
  return kinds;
}
