import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from '../shared/contracts.ts';
import { outputFolder } from '../shared/urls.ts';
import { type PageFacts, readPageFacts } from './page-facts.ts';

/** A published page. */
export interface SitePage extends PageFacts {
  /** `/contact`, or `/404.html` for an error page. */
  path: string;
  /** Of the HTML, in bytes. */
  size: Size;
}

export interface Size {
  raw: number;
  brotli: number;
}

export interface PublishedSite {
  pages: ReadonlyMap<string, SitePage>;
  /** Kind of file (`.js`, `.css` …) → all files of it together. */
  assets: ReadonlyMap<string, Size>;
}

/**
 * Reads a folder that the build has published.
 *
 * @throws Error that says what is missing.
 */
export function readSite(dist: string): PublishedSite {
  const manifestFile = join(dist, 'manifest.json');
  if (!existsSync(manifestFile)) {
    throw new Error(`${dist} is not a built site: it has no manifest.json. Name a dist folder.`);
  }
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const files = Object.entries(manifest.routes)
    .filter(([, route]) => route.payload !== undefined)
    .map(([path]) => [path, `${outputFolder(path)}index.html`] as const);
  const all = [...files, ['/404.html', '404.html'] as const, ['/500.html', '500.html'] as const];
  const pages = all.map(([path, file]) => {
    const html = readFileSync(join(dist, file), 'utf8');
    return [path, { path, size: sizeOf(html), ...readPageFacts(html) }] as const;
  });
  return { pages: new Map(pages), assets: assetSizes(join(dist, 'assets')) };
}

function sizeOf(content: Uint8Array | string): Size {
  return {
    raw: Buffer.byteLength(content),
    brotli: brotliCompressSync(content).length,
  };
}

/** Kinds that compress; pictures and films are told by their size alone. */
const TEXT = new Set(['.js', '.css', '.json', '.svg', '.vtt']);

function assetSizes(folder: string): Map<string, Size> {
  const kinds = new Map<string, Size>();
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const bytes = readFileSync(join(folder, name));
    const kind = extname(name);
    const { raw, brotli } = TEXT.has(kind)
      ? sizeOf(bytes)
      : { raw: bytes.length, brotli: bytes.length };
    const sum = kinds.get(kind) ?? { raw: 0, brotli: 0 };
    kinds.set(kind, { raw: sum.raw + raw, brotli: sum.brotli + brotli });
  }
  return kinds;
}
