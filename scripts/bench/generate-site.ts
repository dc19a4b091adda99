import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageSource, SHARED_SOURCES } from './site-sources.ts';

/** Pages in one folder, so that the tree is about as deep as on a real site. */
const PAGES_PER_FOLDER = 100;

/**
 * Writes the sources of a site of `routes` pages to `root`: a layout with header and footer, a block that all
 * pages use, stylesheets, and for each route a page file with words of its own. The same number, the same bytes.
 */
export function generateSite(root: string, routes: number): void {
  const paths = Array.from({ length: routes }, (_, index) => pagePath(index));
  for (const [file, text] of Object.entries(SHARED_SOURCES)) writeSource(root, file, text);
  for (const [index, path] of paths.entries()) {
    writeSource(root, pageFile(path), pageSource(path, index, paths));
  }
}

/** `/` is `pages/index.tsx`, `/guides-0/guide-1` is `pages/guides-0/guide-1.tsx`. */
export function pageFile(path: string): string {
  return `pages${path === '/' ? '/index' : path}.tsx`;
}

/** The path of the n-th page. */
export function pagePath(index: number): string {
  if (index === 0) return '/';
  return `/guides-${Math.floor(index / PAGES_PER_FOLDER)}/guide-${index % PAGES_PER_FOLDER}`;
}

function writeSource(root: string, file: string, text: string): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
