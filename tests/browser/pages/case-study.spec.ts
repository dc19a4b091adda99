import { expect, test } from 'vitest';
import { NARROW, setupFrame } from '../../support/browser/frame-page.ts';
import { MOTION } from '../../support/browser/setup-browser.ts';

const open = setupFrame();

test('without a script all jobs can be read, each with what its client said, none outside the screen', async () => {
  const page = await open('/', { javaScriptEnabled: false, viewport: NARROW });

  const places = await page.locator('.case-study .slider__slide').evaluateAll((slides) =>
    slides.map((slide) => {
      const { left, right, top, bottom } = slide.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

  expect(places).toHaveLength(3);
  for (const [index, one] of places.entries()) {
    expect(one.left >= 0 && one.right <= NARROW.width).toBe(true);
    for (const other of places.slice(index + 1)) {
      expect(other.top >= one.bottom || other.left >= one.right).toBe(true);
    }
  }
  expect(await page.locator('.case-study blockquote').filter({ visible: true }).count()).toBe(3);
});

test('each picture takes three fifths of the screen, and its lifted piece lies straight when pointed at', async () => {
  const page = await open('/', { ...MOTION, javaScriptEnabled: false });
  const lifted = page.locator('.case-study :is(.lifted__card, .cost-chart__saved)');
  const tilts = () =>
    lifted.evaluateAll(async (cards) => {
      const motions = cards.flatMap((card) => card.getAnimations());
      await Promise.all(motions.map(({ finished }) => finished));
      return cards.map((card) => getComputedStyle(card).rotate);
    });

  for (const [index, picture] of (await page.locator('.case-study__picture > *').all()).entries()) {
    expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(0.6 * 1280);
    await picture.hover();
    expect(await tilts()).toEqual(['-2deg', '-2deg', '-2deg'].with(index, '0deg'));
  }
  await page.mouse.move(0, 0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await tilts()).toEqual(['0deg', '0deg', '0deg']);
});
