import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createProgress } from '../../prerender/progress.ts';
import { countDiffering } from '../count.ts';
import { markDifferences } from './mark-differences.ts';
import { photograph } from './photograph.ts';
import { type PictureChange, writePicturesPage } from './pictures-page.ts';

/** A folder that the build has published, and the paths of its pages. */
interface Photographed {
  dist: string;
  paths: Iterable<string>;
}

/**
 * Takes pictures of every page in both sites and writes one HTML page with those that differ. Pages with the same HTML
 * are included: a stylesheet may have changed them.
 *
 * @returns how many pictures differ.
 */
export async function writeScreenshots(
  old: Photographed,
  current: Photographed,
  file: string,
): Promise<number> {
  const progress = createProgress(process.stderr);
  const before = await photograph(old.dist, [...old.paths], progress);
  const after = await photograph(current.dist, [...current.paths], progress);
  const changes: PictureChange[] = [];
  for (const title of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    changes.push(...(await comparePictures(title, before.get(title), after.get(title))));
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await writePicturesPage(changes));
  return changes.length;
}

async function comparePictures(
  title: string,
  before?: Buffer,
  after?: Buffer,
): Promise<PictureChange[]> {
  if (!before || !after) {
    const pictures = { ...(before && { removed: before }), ...(after && { added: after }) };
    return [{ title, verdict: after ? 'added' : 'removed', pictures }];
  }
  const { marked, differing, rows } = await markDifferences(before, after);
  const verdict = countDiffering(differing, 'pixel');
  return rows ? [{ title, verdict, pictures: { before, after, marked }, rows }] : [];
}
