import type { Page } from 'playwright-core';
import { walkThrough } from '../audit/walk-through.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { serveDist } from '../browser/serve-dist.ts';

/** Pixels: a phone and a laptop. */
export const WIDTHS = [360, 1280];

/**
 * Takes full-page pictures of the pages of a built site, once nothing moves any more.
 *
 * @param onPicture is called after each picture.
 * @returns title (`/contact at 360 pixels`) → PNG.
 */
export async function photograph(
  dist: string,
  paths: readonly string[],
  onPicture: () => void,
): Promise<Map<string, Buffer>> {
  const { origin, close } = await serveDist(dist);
  const browser = await launchBrowser();
  const pictures = new Map<string, Buffer>();
  try {
    for (const width of WIDTHS) {
      const page = await browser.newPage({
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      for (const path of paths) {
        await page.goto(origin + path);
        await rest(page);
        pictures.set(
          `${path} at ${width} pixels`,
          await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }),
        );
        onPicture();
      }
      await page.close();
    }
  } finally {
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
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
}
