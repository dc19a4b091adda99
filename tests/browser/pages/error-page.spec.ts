import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findOverlaps } from '../../support/browser/find-overlaps.ts';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';

const openPage = setupSharedContext();
const at = setupSite();

/** Opens it in several widths, one after the other, with the longest suggestion. */
async function* errorPages(widths: readonly number[], height: number) {
  const page = await openPage();
  await page.goto(at('/partner/atlassian'));
  await page.locator('.error-page__suggestion').waitFor();
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    yield [page, `${width} px`] as const;
  }
}

test('on the error page no words overlap, however wide it is', async () => {
  for await (const [page, width] of errorPages([360, 768, 1023, 1280], 900)) {
    expect(await page.evaluate(findOverlaps, 4), width).toEqual([]);
  }
});

test('the suggestion takes the place of the advice, and nothing else moves', async () => {
  for await (const [page, width] of errorPages([320, 360, 390, 600, 768, 1024, 1280, 1920], 900)) {
    const moved = await page.evaluate(() => {
      const suggestion = document.querySelector('.error-page__suggestion');
      const others = [...document.querySelectorAll('main *, footer *')].filter(
        (element) => !suggestion?.contains(element),
      );
      const places = () => others.map((element) => JSON.stringify(element.getBoundingClientRect()));
      const after = places();
      suggestion?.remove();
      const before = places();
      document.querySelector('.error-page__advice')?.after(suggestion ?? '');
      return others
        .filter((_, index) => before[index] !== after[index])
        .map((each) => each.tagName);
    });

    expect(moved, width).toEqual([]);
    expect(await page.locator('.error-page__advice').isVisible(), width).toBe(false);
  }
});

test('the line in the drawing of the error page goes on below the panel without a gap', async () => {
  for await (const [page, width] of errorPages([360, 768, 1280], 1600)) {
    const { x, edge } = await page.evaluate(() => {
      const drawing = document.querySelector('.line-closed')?.getBoundingClientRect();
      const panel = document.querySelector('.error-page__panel')?.getBoundingClientRect();
      if (!drawing || !panel) throw new Error('The drawing is missing.');
      return { x: Math.round(drawing.left + (230 / 720) * drawing.width), edge: panel.bottom };
    });

    // Below the words, the line soon turns.
    const below = Number.parseInt(width, 10) < 1024 ? 12 : 40;
    const clip = { x, y: Math.floor(edge) - 30, width: 1, height: 30 + below };
    const pixels = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
    // The edge may run through a row of pixels.
    const rows = Array.from({ length: clip.height }, (_, row) => row).filter((row) => row !== 30);
    // The ink of each ground. Where two shapes meet, a colour may be off by one.
    const inks = [
      [0xea, 0xf5, 0xf7],
      [0x06, 0x1a, 0x22],
    ];
    const gaps = rows.filter((row) =>
      inks[row < 30 ? 0 : 1]?.some(
        (part, index) => Math.abs((pixels[3 * row + index] ?? 0) - part) > 1,
      ),
    );

    expect(gaps, width).toEqual([]);
  }
});

test('where there is room for a row of stops, they are as far from each other, and the line from the drawing ends in the one called “Home”', async () => {
  for await (const [page, width] of errorPages([768, 1023, 1024, 1280, 1920], 900)) {
    const { line, stops } = await page.evaluate(() => {
      const drawing = document.querySelector('.line-closed')?.getBoundingClientRect();
      const pages = document.querySelector('.did-you-mean__pages');
      if (!drawing || !pages) throw new Error('The drawing is missing.');
      // Below the drawing, the line is led sideways; its second piece ends above the station.
      const isLed = drawing.left < 100;
      const led = getComputedStyle(pages, '::after');
      const left = pages.getBoundingClientRect().left;
      return {
        line: isLed
          ? left +
            Number.parseFloat(led.left) +
            Number.parseFloat(led.width) -
            Number.parseFloat(led.borderRightWidth) / 2
          : drawing.left + (230 / 720) * drawing.width,
        stops: [...pages.children].map((stop) => {
          const sign = stop.querySelector('.bullet');
          const ring = sign ? getComputedStyle(sign) : getComputedStyle(stop, '::after');
          return stop.getBoundingClientRect().left + Number.parseFloat(ring.width) / 2;
        }),
      };
    });
    const home = page.getByRole('listitem').filter({ hasText: /^Home$/ });
    const pitch = ((stops[5] ?? 0) - (stops[0] ?? 0)) / 5;

    expect(Math.abs((stops[4] ?? 0) - line), width).toBeLessThan(1);
    stops.forEach((stop, index) => {
      expect(Math.abs(stop - (stops[0] ?? 0) - index * pitch), width).toBeLessThan(1);
    });
    expect(await home.getByRole('link').isVisible(), width).toBe(true);
  }
});
