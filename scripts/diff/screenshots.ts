import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openProgress } from '../build/progress.ts';
import type { PageChange } from './compare-sites.ts';
import { markDifferences } from './mark-differences.ts';
import { photograph, WIDTHS } from './photograph.ts';
import { type PictureChange, writePicturesPage } from './pictures-page.ts';

/**
 * Takes pictures of every page in both sites and writes one HTML page with those that differ. Pages with the same HTML
 * are included: a stylesheet may have changed them.
 *
 * @returns how many pictures differ.
 */
export async function writeScreenshots(
  folders: { before: string; after: string },
  paths: readonly string[],
  changes: readonly PageChange[],
  file: string,
): Promise<number> {
  const pathsIn = (missing: PageChange['change']) => {
    const absent = changes.filter(({ change }) => change === missing).map(({ path }) => path);
    return paths.filter((path) => !absent.includes(path));
  };
  const [old, current] = [pathsIn('added'), pathsIn('removed')];
  const progress = openProgress(process.stderr);
  const total = (old.length + current.length) * WIDTHS.length;
  let taken = 0;
  const onPicture = () => progress.show('pictures', ++taken, total);
  const before = await photograph(folders.before, old, onPicture);
  const after = await photograph(folders.after, current, onPicture);
  progress.clear();

  const titles = [...new Set([...before.keys(), ...after.keys()])].sort();
  const all: PictureChange[] = [];
  for (const title of titles) {
    const change = await comparePictures(title, before.get(title), after.get(title));
    if (change) all.push(change);
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await writePicturesPage(all));
  return all.length;
}

async function comparePictures(
  title: string,
  before?: Buffer,
  after?: Buffer,
): Promise<PictureChange | undefined> {
  if (!before) return after && { change: 'added', title, picture: after };
  if (!after) return { change: 'removed', title, picture: before };
  const { marked, differing, rows } = await markDifferences(before, after);
  return rows && { change: 'changed', title, pictures: { before, after, marked }, differing, rows };
}
