import type { Page } from 'playwright-core';
import type { Progress } from '../../prerender/progress.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { serveDist } from '../browser/serve-dist.ts';
import { walkThrough } from '../browser/walk-through.ts';
import { readSitePages } from '../snapshot/read-site-pages.ts';

/** Pixels: a phone and a laptop. */
const WIDTHS = [360, 1280];

/**
 * Takes full-page pictures of the pages of a built site, once nothing moves.
 *
 * @returns title (`/contact at 360 pixels`) → PNG.
 */
export async function photograph(
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
