import { writeFileSync } from 'node:fs';
import { createProgress, type Progress } from '../../prerender/progress.ts';
import { escapeText } from '../../shared/serialize.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { scrollThrough } from '../browser/scroll-through.ts';
import { serveDist } from '../browser/serve-dist.ts';
import { readSitePages } from '../read-site-pages.ts';
import { comparePictures } from './compare-pictures.ts';

/** Pixels: a phone and a laptop. */
const WIDTHS = [360, 1280];

/**
 * Takes pictures of every page of two built sites, and writes one HTML page with those that differ, side by side. Pages
 * with the same HTML are included: a stylesheet may have changed them.
 *
 * @returns how many pictures differ.
 */
export async function writeScreenshots(oldDist: string, newDist: string, file: string) {
  const progress = createProgress(process.stderr);
  const before = await photograph(oldDist, progress);
  const after = await photograph(newDist, progress);
  const sections: string[] = [];
  for (const title of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const [oldPicture, newPicture] = [before.get(title), after.get(title)];
    const pictures =
      oldPicture && newPicture
        ? await comparePictures(oldPicture, newPicture)
        : { gone: oldPicture, new: newPicture };
    if (pictures) sections.push(section(title, Object.entries(pictures)));
  }
  writeFileSync(file, pageOf(sections));
  return sections.length;
}

/**
 * Takes full-page pictures of the pages of a built site, once nothing moves.
 *
 * @returns title (`/contact at 360 pixels`) → PNG.
 */
async function photograph(dist: string, progress: Progress): Promise<Map<string, Buffer>> {
  const { base, files } = readSitePages(dist);
  const { at, close } = await serveDist(dist, undefined, base);
  const browser = await launchBrowser();
  const pictures = new Map<string, Buffer>();
  try {
    for (const width of WIDTHS) {
      const viewport = { width, height: 800 };
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      for (const path of files.keys()) {
        progress.show(`pictures of ${dist}`, pictures.size + 1, files.size * WIDTHS.length);
        await page.goto(at(path));
        // Lazy pictures and fonts are loaded, and everything that starts near the screen has started.
        await page.evaluate(scrollThrough);
        await page.waitForLoadState('networkidle');
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager';
          await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        });
        await page.waitForLoadState('networkidle');
        const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
        pictures.set(`${path} at ${width} pixels`, picture);
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

/** @param pictures each with its caption, as a PNG. */
function section(title: string, pictures: readonly [string, Buffer | undefined][]): string {
  const figures = pictures.map(
    ([caption, picture]) =>
      picture &&
      `<figure><figcaption>${caption}</figcaption><img alt="" src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
  );
  return `<h2>${escapeText(title)}</h2>\n<div>${figures.join('')}</div>`;
}

function pageOf(sections: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Before and after</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif }
div { display: flex }
</style>
<h1>${sections.length > 0 ? 'Before and after' : 'No picture differs'}</h1>
${sections.join('\n')}
</html>
`;
}
