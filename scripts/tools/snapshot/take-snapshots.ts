import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeName } from '../../shared/urls.ts';
import { formatHtml } from './format-html.ts';
import { maskHashes } from './mask-hashes.ts';
import { readSitePages } from './read-site-pages.ts';

/** File name → text; one per page and error page. */
export type Snapshots = ReadonlyMap<string, string>;

/** @param dist a folder that the build has published. */
export function takeSnapshots(dist: string): Snapshots {
  return new Map(
    [...readSitePages(dist).files].map(([path, file]) => [
      `${routeName(path)}.html`,
      formatHtml(maskHashes(readFileSync(join(dist, file), 'utf8'))),
    ]),
  );
}
