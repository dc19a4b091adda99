import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import type { BrowserOptions } from '../../../scripts/tools/browser/launch-browser.ts';
import type { ServedSite } from '../../../scripts/tools/browser/serve-dist.ts';
import { builtSite } from './built-site.ts';
import { keepHtmlPolicy } from './keep-html-policy.ts';
import { pageErrors } from './page-errors.ts';
import { serveFresh } from './serve-fresh.ts';
import { MOTION, type PageOptions, setupSharedContext } from './setup-browser.ts';

const SIZE = { width: 1280, height: 800 };

/** How a visitor to the fixture differs from the usual one. */
export interface SliderVisit extends PageOptions {
  /** Called before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Opens a page of the fixture `sliders`. Any console message or failed request makes the test fail. */
export type OpenSliders = (path: string, visit?: SliderVisit) => Promise<Page>;

/** Call it once at the top of a spec: serves the fixture with sliders. */
export function setupSliders(options: BrowserOptions = {}): OpenSliders {
  const openPage = setupSharedContext(options);
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveFresh(builtSite('sliders'), undefined, inject('base'));
  });
  afterAll(() => site?.close());
  return async (path, { prepare, ...visit } = {}) => {
    const page = await openPage({ viewport: SIZE, ...MOTION, ...visit });
    page.setDefaultTimeout(5_000);
    const errors = pageErrors(page);
    onTestFinished(() => expect(errors).toEqual([]));
    await page.addInitScript(keepHtmlPolicy);
    await prepare?.(page);
    await page.goto(site.at(path));
    return page;
  };
}

/** The slider of an example, in the middle of the screen, once its script is running. */
export async function showSlider(page: Page, example: string): Promise<Locator> {
  const slider = page.locator(`#${example} .slider`);
  await slider.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await slider.and(page.locator('[data-autoplay]')).waitFor();
  return slider;
}

/** The title of the current slide, which is the only operable one. */
export function frontSlide(slider: Locator): Promise<string> {
  return slider
    .locator('.slider__slide:not([aria-hidden])')
    .evaluateAll((slides) => slides.map((slide) => slide.ariaLabel).join(' and '));
}

/** Drags with the mouse by so many pixels, from the middle of an element, or from the first of its words. */
export async function drag(
  from: Locator,
  distance: number,
  place: 'middle' | 'start' = 'middle',
): Promise<void> {
  const { mouse } = from.page();
  // Waits until it stands still: the page may be scrolling to it.
  await from.hover();
  const box = await from.boundingBox();
  if (!box) throw new Error('What is to be dragged is not in sight.');
  const [x, y] =
    place === 'middle' ? [box.x + box.width / 2, box.y + box.height / 2] : [box.x + 4, box.y + 10];
  await mouse.move(x, y);
  await mouse.down();
  // In small steps, as a hand does: Swiper does not count the first.
  await mouse.move(x + distance, y, { steps: 20 });
  await mouse.up();
}
