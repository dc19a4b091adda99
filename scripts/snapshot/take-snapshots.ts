import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../shared/contracts.ts';
import { publishedPaths } from '../shared/published-paths.ts';
import { outputFolder, routeName } from '../shared/urls.ts';
import { formatHtml } from './format-html.ts';
import { maskHashes } from './mask-hashes.ts';

/** File name → text; one per page and error page. */
export type Snapshots = ReadonlyMap<string, string>;

/** @param dist a folder that the build has published. */
export function takeSnapshots(dist: string): Snapshots {
  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  const manifest: Manifest = JSON.parse(read('manifest.json'));
  const pages = publishedPaths(manifest).map(
    (path) => [`${routeName(path)}.html`, `${outputFolder(path)}index.html`] as const,
  );
  const errorPages = ['404.html', '500.html'].map((file) => [file, file] as const);
  return new Map(
    [...pages, ...errorPages].map(([name, file]) => [name, formatHtml(maskHashes(read(file)))]),
  );
}
