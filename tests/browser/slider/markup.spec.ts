import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations, RULES_OF_LOOKS } from '../../support/browser/axe.ts';
import { NARROW, WIDE } from '../../support/browser/frame-page.ts';
import { holdBack, isWholePageLaidOut, recordShifts } from '../../support/browser/prepare-page.ts';
import { openSliders, showSlider } from '../../support/browser/slider-site.ts';

/** Scrolls through the page until all its sliders are running. */
async function wakeAll(page: Page): Promise<void> {
  for (const slider of await page.locator('[data-behavior="slider"]').all()) {
    await slider.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await slider.and(page.locator('[data-autoplay]')).waitFor();
  }
}

test.each([NARROW, WIDE])(
  'nothing moves when the sliders’ scripts start, and the page gets no wider than its $width pixels',
  async (viewport) => {
    let shifts = async (): Promise<unknown[]> => [];
    const prepare = async (empty: Page) => {
      shifts = await recordShifts(empty);
    };
    const page = await openSliders('/', { viewport, prepare });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(isWholePageLaidOut);
    await shifts();
    const before = await sizes(page);
    await wakeAll(page);
    await page.evaluate(() => new Promise(requestAnimationFrame));

    expect(await shifts()).toEqual([]);
    expect(await sizes(page)).toEqual(before);
    expect(before[0]).toMatch(`${viewport.width} `);
  },
);

test('without JavaScript all slides can be read, and no control is there that does nothing', async () => {
  const page = await openSliders('/', { javaScriptEnabled: false });
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    expect(await page.locator('.slider button:visible').count()).toBe(0);
    expect(await page.locator('#stations .slider__pickers a:visible').count()).toBe(4);
    expect(await page.locator('[inert]:visible, [aria-live]').count()).toBe(0);
    expect(await unread(page)).toEqual([]);
  }
  for (const row of await page.locator('[data-behavior] .slider__viewport').all()) {
    expect(await row.getAttribute('tabindex')).toBe('0');
  }
  // A single slide is not a slider.
  expect(await page.locator('#one .slider :is(button, [tabindex])').count()).toBe(0);
  expect(await page.locator('#one .slider').getAttribute('data-behavior')).toBe(null);
});

test('in print all slides can be read, without controls, and none is wider than the paper, however wide the window is', async () => {
  const page = await openSliders('/', {
    reducedMotion: 'reduce',
    viewport: { width: 1920, height: 1000 },
  });
  await wakeAll(page);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.slider button:visible, .slider__picker:visible').count()).toBe(0);
  expect(await unread(page)).toEqual([]);

  // In one task, as when a page is printed: no script learns of the width.
  const outside = await page.evaluate(() => {
    document.body.style.width = '700px';
    return [...document.querySelectorAll('.slider__slide')]
      .filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left < 0 || right > 701;
      })
      .map((slide) => slide.ariaLabel);
  });
  expect(outside).toEqual([]);
});

test('when its page is left, the markup of a slider is as it was, and no listener is left', async () => {
  let release = () => {};
  const prepare = async (empty: Page) => {
    ({ release } = await holdBack(empty, /\/slider-/));
  };
  const page = await openSliders('/', { prepare });
  await page.waitForSelector('html[data-connection]');
  // The runtime adds its listener for links with each click.
  await page.evaluate(() => document.body.click());
  const sliders = await page.evaluateHandle(() => [...document.querySelectorAll('.slider')]);
  const markup = () => sliders.evaluate((all) => all.map(({ outerHTML }) => outerHTML));
  const [written, before] = [await markup(), await listeners(page)];
  release();
  await wakeAll(page);
  expect(await listeners(page)).not.toEqual(before);
  for (const example of ['cube', 'turn', 'stations']) {
    const slider = await showSlider(page, example);
    await slider.locator('button, .slider__picker').last().click();
  }

  await page.getByRole('link', { name: 'The end' }).click();
  await page.waitForURL('**/end');

  await expect.poll(() => listeners(page)).toEqual(before);
  expect(await markup()).toEqual(written);
});

test('axe finds nothing in the sliders, in both layouts', async () => {
  const page = await openSliders('/', { reducedMotion: 'reduce' });
  await wakeAll(page);
  expect(await axeViolations(page, '.slider')).toEqual([]);

  await page.locator('html').evaluate((html) => html.setAttribute('data-layout', 'dark'));
  expect(await axeViolations(page, '.slider', RULES_OF_LOOKS)).toEqual([]);
});

/** The width and height of the document and of all slides, rotated or not. */
function sizes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const slides = [...document.querySelectorAll<HTMLElement>('.slider__slide')];
    return [
      `${scrollWidth} x ${scrollHeight}`,
      ...slides.map(({ offsetWidth, offsetHeight }) => `${offsetWidth} x ${offsetHeight}`),
    ];
  });
}

/** The slides that are hidden, or lie on others of their slider. */
function unread(page: Page): Promise<(string | null)[]> {
  return page.locator('.slider').evaluateAll((sliders) => {
    const isOn = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return sliders.flatMap((slider) => {
      const slides = [...slider.querySelectorAll('.slider__slide')];
      return slides
        .filter((slide, index) => {
          const box = slide.getBoundingClientRect();
          const isShown = slide.checkVisibility({
            opacityProperty: true,
            visibilityProperty: true,
          });
          const after = slides.slice(index + 1);
          return !isShown || after.some((other) => isOn(box, other.getBoundingClientRect()));
        })
        .map((slide) => slide.ariaLabel);
    });
  });
}

/** The event listeners on the window and the document. */
async function listeners(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  const types: string[] = [];
  for (const expression of ['window', 'document']) {
    const { result } = await cdp.send('Runtime.evaluate', { expression });
    const found = await cdp.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    types.push(...found.listeners.map(({ type }) => `${expression} ${type}`));
  }
  await cdp.detach();
  return types.sort();
}
