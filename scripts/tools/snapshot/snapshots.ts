import fs, { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeName } from '../../shared/urls.ts';
import { readSitePages } from '../read-site-pages.ts';
import { formatHtml } from './format-html.ts';
import { maskHashes } from './mask-hashes.ts';

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

/** The snapshots in a folder; none if it does not exist. */
export function readSnapshots(folder: string): Snapshots {
  const names = fs.globSync('*.html', { cwd: folder }).sort();
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** What happened to a snapshot file. */
export interface SnapshotChange {
  name: string;
  change: 'added' | 'changed' | 'removed';
}

/** Makes the folder contain the new snapshots and no others. Returns what has changed. */
export function updateSnapshots(folder: string, taken: Snapshots): SnapshotChange[] {
  mkdirSync(folder, { recursive: true });
  const before = readSnapshots(folder);
  const names = [...new Set([...before.keys(), ...taken.keys()])].sort();
  return names.flatMap((name) => {
    const html = taken.get(name);
    if (before.get(name) === html) return [];
    if (html === undefined) rmSync(join(folder, name));
    else writeFileSync(join(folder, name), html);
    const change = !before.has(name) ? 'added' : html === undefined ? 'removed' : 'changed';
    return [{ name, change }];
  });
}
