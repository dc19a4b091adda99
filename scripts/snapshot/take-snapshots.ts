import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedPaths } from '../shared/published-paths.ts';
import { outputFolder, routeName } from '../shared/urls.ts';
import { formatHtml } from './format-html.ts';
import { maskHashes } from './mask-hashes.ts';
import { readManifest } from './read-manifest.ts';

/** File name → text; one per page and error page. */
export type Snapshots = ReadonlyMap<string, string>;

/** @param dist a folder that the build has published. */
export function takeSnapshots(dist: string): Snapshots {
  const pages = publishedPaths(readManifest(dist)).map(
    (path) => [`${routeName(path)}.html`, `${outputFolder(path)}index.html`] as const,
  );
  const errorPages = ['404.html', '500.html'].map((file) => [file, file] as const);
  return new Map(
    [...pages, ...errorPages].map(([name, file]) => [
      name,
      formatHtml(maskHashes(readFileSync(join(dist, file), 'utf8'))),
    ]),
  );
}
