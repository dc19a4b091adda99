import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright-core';
import { createProgress, type Progress } from '../../prerender/progress.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { serveDist } from '../browser/serve-dist.ts';
import { walkThrough } from '../browser/walk-through.ts';
import { countDiffering } from '../count.ts';
import { readSitePages } from '../read-site-pages.ts';
import { markDifferences } from './mark-differences.ts';
import { type PictureChange, writePicturesPage } from './pictures-page.ts';

/** Pixels: a phone and a laptop. */
const WIDTHS = [360, 1280];

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

/**
 * Takes full-page pictures of the pages of a built site, once nothing moves.
 *
 * @returns title (`/contact at 360 pixels`) → PNG.
 */
async function photograph(
  dist: string,
  paths: readonly string[],
  progress: Progress,
): Promise<Map<string, Buffer>> {
  const { at, close } = await serveDist(dist, undefined, readSitePages(dist).base);
  const browser = await launchBrowser();
  const pictures = new Map<string, Buffer>();
  try {
    for (const width of WIDTHS) {
      const page = await browser.newPage({
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      for (const path of paths) {
        progress.show(`pictures of ${dist}`, pictures.size + 1, paths.length * WIDTHS.length);
        await page.goto(at(path));
        await rest(page);
        pictures.set(
          `${path} at ${width} pixels`,
          await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }),
        );
      }
      await page.close();
    }
  } finally {
    progress.clear();
    await browser.close();
    await close();
  }
  return pictures;
}

/**
 * Waits until lazy pictures and fonts are loaded, everything that starts near the screen has started, and no request is
 * left.
 */
async function rest(page: Page): Promise<void> {
  await walkThrough(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  await page.waitForLoadState('networkidle');
}
