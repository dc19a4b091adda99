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

/** The changes from the snapshots in a folder to the new ones. */
function compareSnapshots(before: Snapshots, after: Snapshots): SnapshotChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    if (before.get(name) === after.get(name)) return [];
    const change = !before.has(name) ? 'added' : after.has(name) ? 'changed' : 'removed';
    return [{ name, change }];
  });
}

/** Makes the folder contain the new snapshots and no others. Returns what has changed. */
export function updateSnapshots(folder: string, taken: Snapshots): SnapshotChange[] {
  mkdirSync(folder, { recursive: true });
  const changes = compareSnapshots(readSnapshots(folder), taken);
  for (const { name, change } of changes) {
    if (change === 'removed') rmSync(join(folder, name));
    else writeFileSync(join(folder, name), taken.get(name) ?? '');
  }
  return changes;
}
