import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NARROW, openFrame, WIDE } from '../../support/browser/frame-page.ts';

/** Where the header ends on the screen, once it has stopped moving. */
async function headerEnd(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const header = document.querySelector('header');
    const moves = header?.getAnimations().filter((each) => each instanceof CSSTransition) ?? [];
    await Promise.all(moves.map(({ finished }) => finished));
    return header?.getBoundingClientRect().bottom ?? 0;
  });
}

async function move(page: Page, distance: number): Promise<void> {
  await page.evaluate(async (top) => {
    scrollBy({ top, behavior: 'instant' });
    // The first frame has the scroll event; in the second, what it changed has begun to move.
    for (const _ of ['first', 'second']) await new Promise(requestAnimationFrame);
  }, distance);
}

test('the header is 76 pixels high at the top and 60 below; it leaves when the visitor scrolls down and comes back when they scroll up, but stays while it has the focus or the platforms menu is open', async () => {
  const page = await openFrame('/contact');
  const place = () =>
    page.evaluate(() => scrollY + (document.querySelector('h1')?.getBoundingClientRect().y ?? 0));
  const before = await place();
  expect(await headerEnd(page)).toBeCloseTo(77, 0);
  await move(page, 100);
  expect(await headerEnd(page)).toBeCloseTo(61, 0);
  expect(await place()).toBeCloseTo(before, 0);

  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await move(page, -100_000);

    await move(page, 500);
    expect(await headerEnd(page)).toBeGreaterThan(50);
    await move(page, 500);
    expect(await headerEnd(page)).toBeLessThanOrEqual(0);
    await move(page, -10);
    expect(await headerEnd(page)).toBeGreaterThan(50);
  }

  await page.locator('.navbar-disclosure summary').click();
  await move(page, 300);
  expect(await headerEnd(page)).toBeGreaterThan(50);
  await page.keyboard.press('Escape');
  await move(page, 100);
  expect(await headerEnd(page)).toBeGreaterThan(50);
});

test('the back-to-top link is neither visible nor reachable on the first screen, stays above the footer and leads to the first tab stop', async () => {
  const page = await openFrame('/contact');
  const link = page.locator('.scroll-to-top a');
  expect(await link.isVisible()).toBe(false);
  await move(page, 1.3 * 800);
  await link.waitFor({ state: 'visible' });
  await move(page, 100_000);
  await link.waitFor({ state: 'visible' });

  const bottom = await link.evaluate((element) => element.getBoundingClientRect().bottom);
  const footer = await page
    .locator('footer')
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(bottom).toBeLessThanOrEqual(footer);

  await link.click();
  await page.waitForFunction(() => scrollY === 0);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
});

test('the back-to-top link appears when scrolling up where it has no room beside the text', async () => {
  const page = await openFrame('/', { viewport: NARROW });
  const link = page.locator('.scroll-to-top a');
  await move(page, 2000);
  expect(await link.isVisible()).toBe(false);
  await move(page, -10);
  await link.waitFor({ state: 'visible' });
});

test('the back-to-top link never covers the button that sends a form, however wide the screen is', async () => {
  const page = await openFrame('/contact');
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await move(page, 100_000);
    for (let step = 0; step < 30; step++) {
      await move(page, -120);
      const isCovered = await page.evaluate(() => {
        const ring = document.querySelector('.scroll-to-top a') as HTMLElement;
        const a = ring.getBoundingClientRect();
        const b = document.querySelector('main [type="submit"]')?.getBoundingClientRect();
        if (!b || getComputedStyle(ring).visibility === 'hidden') return false;
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      });
      expect(isCovered).toBe(false);
    }
  }
});
