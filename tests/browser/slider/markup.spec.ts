import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations, RULES_OF_LOOKS } from '../../support/browser/axe.ts';
import { setupSliders, showSlider } from '../../support/browser/slider-site.ts';
import { isWholePageLaidOut } from '../../support/browser/whole-page.ts';

const open = setupSliders();

const NARROW = { width: 390, height: 740 };
const WIDE = { width: 1280, height: 800 };

/** Scrolls through the page until all its sliders are running. */
async function wakeAll(page: Page): Promise<void> {
  for (const slider of await page.locator('[data-behavior="slider"]').all()) {
    await slider.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await slider.and(page.locator('[data-autoplay]')).waitFor();
  }
}

describe.each([
  ['on a phone', NARROW],
  ['on a desk', WIDE],
])('%s', (_, viewport) => {
  test('nothing moves when the sliders’ scripts start, and the page gets no wider', async () => {
    const page = await open('/', {
      viewport,
      prepare: (empty) =>
        empty.addInitScript(() => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries().map((entry) => JSON.stringify(entry));
            document.documentElement.dataset.shifts = shifts.join();
          }).observe({ type: 'layout-shift', buffered: true });
        }),
    });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(isWholePageLaidOut);
    await page.evaluate(() => delete document.documentElement.dataset.shifts);
    const before = await sizes(page);
    await wakeAll(page);
    await page.evaluate(() => new Promise(requestAnimationFrame));

    expect(await page.locator('html').getAttribute('data-shifts')).toBe(null);
    expect(await sizes(page)).toEqual(before);
    expect(before[0]).toMatch(`${viewport.width} `);
  });

  test('without JavaScript all slides can be read, and no control is there that does nothing', async () => {
    const page = await open('/', { viewport, javaScriptEnabled: false });
    expect(await page.locator('.slider button:visible').count()).toBe(0);
    expect(await page.locator('#stations .slider__pickers a:visible').count()).toBe(4);
    for (const row of await page.locator('[data-behavior] .slider__viewport').all()) {
      expect(await row.getAttribute('tabindex')).toBe('0');
    }
    expect(await page.locator('[inert]:visible, [aria-live]').count()).toBe(0);
    expect(await rows(page)).toEqual(
      viewport === WIDE
        ? {
            default: 1,
            fade: 3,
            cube: 2,
            flip: 2,
            coverflow: 1,
            thumbnails: 1,
            stations: 4,
            turn: 1,
          }
        : {
            default: 1,
            fade: 1,
            cube: 1,
            flip: 1,
            coverflow: 1,
            thumbnails: 1,
            stations: 4,
            turn: 1,
          },
    );
  });
});

test('in print all slides are below each other, without controls, and none is wider than the paper, however wide the window is', async () => {
  const page = await open('/', {
    reducedMotion: 'reduce',
    viewport: { width: 1920, height: 1000 },
  });
  await wakeAll(page);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.slider button:visible, .slider__picker:visible').count()).toBe(0);
  expect(await rows(page)).toEqual({
    default: 4,
    fade: 3,
    cube: 4,
    flip: 4,
    coverflow: 5,
    thumbnails: 5,
    stations: 4,
    turn: 2,
  });
  const unseen = await page.locator('.slider__slide').evaluateAll((slides) =>
    slides.filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      const isThere = slide.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return !isThere || left < 0 || right > innerWidth;
    }),
  );
  expect(unseen).toHaveLength(0);

  // In one task, as when a page is printed: no script learns of the width.
  const wider = await page.evaluate(() => {
    document.body.style.width = '700px';
    return [...document.querySelectorAll('.slider__slide')]
      .filter((slide) => slide.getBoundingClientRect().right > 701)
      .map((slide) => slide.ariaLabel);
  });

  expect(wider).toEqual([]);
});

test('when its page is left, the markup of a slider is as it was, and no listener is left', async () => {
  const page = await open('/jobs');
  await page.waitForSelector('html[data-connection]');
  const before = await listeners(page);
  await showSlider(page, 'fade');
  expect(await listeners(page)).not.toEqual(before);
  await page.getByRole('link', { name: 'The end' }).click();
  await page.waitForURL('**/end');
  await expect.poll(() => listeners(page)).toEqual(before);

  await page.getByRole('link', { name: 'Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.locator('#default').waitFor();
  await page.evaluate(async () => {
    const parser = new DOMParser();
    const text = await (await fetch('/')).text();
    const fresh = parser.parseFromString(window.htmlPolicy?.createHTML(text) ?? text, 'text/html');
    const html = (root: ParentNode) =>
      [...root.querySelectorAll('.slider')].map((slider) => slider.outerHTML);
    const sliders = [...document.querySelectorAll('.slider')];
    Reflect.set(window, 'written', html(fresh));
    Reflect.set(window, 'left', () => sliders.map((slider) => slider.outerHTML));
  });
  await wakeAll(page);
  for (const example of ['cube', 'turn', 'stations']) {
    const slider = await showSlider(page, example);
    await slider.locator('button, .slider__picker').last().click();
  }
  await page.getByRole('link', { name: 'The end' }).click();
  await page.waitForURL('**/end');
  await page.waitForFunction(() => !document.querySelector('.slider'));
  const [written, left] = await page.evaluate(() => [
    Reflect.get(window, 'written'),
    Reflect.get(window, 'left')(),
  ]);
  expect(written).not.toHaveLength(0);
  expect(left).toEqual(written);
});

test('axe finds nothing in the sliders, in both layouts', async () => {
  const page = await open('/', { reducedMotion: 'reduce' });
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

/** The number of rows that the slides of each slider form. */
function rows(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const names = [
      'default',
      'fade',
      'cube',
      'flip',
      'coverflow',
      'thumbnails',
      'stations',
      'turn',
    ];
    return Object.fromEntries(
      names.map((name) => {
        const slides = [...document.querySelectorAll(`#${name} .slider__slide`)];
        const tops = slides.map((slide) => Math.round(slide.getBoundingClientRect().top));
        return [name, new Set(tops).size];
      }),
    );
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
