import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listFiles } from '../../prerender/discover/list-files.ts';
import { sizeOf } from '../../prerender/files/compressed-size.ts';
import { INVENTORY } from '../../prerender/write/inventory.ts';
import { outputName } from '../../shared/urls.ts';
import { readSitePages } from '../read-site-pages.ts';
import { maskHashes } from '../snapshot/mask-hashes.ts';
import { type PageFacts, readPageFacts } from './page-facts.ts';

/** A published page. */
export interface SitePage extends PageFacts {
  /** The size of the HTML after brotli, in bytes. */
  size: number;
}

export interface PublishedSite {
  pages: ReadonlyMap<string, SitePage>;
  /** Kind of file (`.js`, `.css` …) → the bytes of all its files, after brotli. */
  assets: ReadonlyMap<string, number>;
  /** Every file that does not belong to a page, `/og/contact.png` or `/assets/Clock-HASH.js`, sorted. */
  files: readonly string[];
}

/**
 * Reads a folder that the build has published.
 *
 * @throws Error that says what is missing.
 */
export async function readSite(dist: string): Promise<PublishedSite> {
  const pages = new Map<string, SitePage>();
  // The inventory is not part of the site, and does not exist yet while a site is being built.
  const known = new Set([INVENTORY]);
  for (const [path, file] of readSitePages(dist).files) {
    const html = readFileSync(join(dist, file), 'utf8');
    pages.set(path, { size: (await sizeOf(html)).brotli, ...readPageFacts(html) });
    known.add(file).add(`${outputName(path)}.payload.json`);
  }
  const others = listFiles(dist).filter((file) => !known.has(file));
  return {
    pages,
    assets: await assetSizes(join(dist, 'assets')),
    files: others.map((file) => maskHashes(`/${file}`)).sort(),
  };
}

/** Kinds of files that compress. For pictures and films the plain size is shown. */
const TEXT = new Set(['.js', '.css', '.json', '.svg', '.vtt']);

async function assetSizes(folder: string): Promise<Map<string, number>> {
  const kinds = new Map<string, number>();
  for (const name of listFiles(folder)) {
    const bytes = readFileSync(join(folder, name));
    const kind = extname(name);
    const size = TEXT.has(kind) ? (await sizeOf(bytes)).brotli : bytes.length;
    kinds.set(kind, (kinds.get(kind) ?? 0) + size);
  }
  return kinds;
}
