import type { Locator, Page } from 'playwright-core';
import { WIDE } from './frame-page.ts';
import { MOTION, type Opening, openAt } from './open-page.ts';
import { expectQuiet } from './page-errors.ts';

/** Opens a page of the fixture `sliders`. Any console message or failed request makes the test fail. */
export function openSliders(path: string, { prepare, ...options }: Opening = {}): Promise<Page> {
  return openAt(path, {
    site: 'sliders',
    viewport: WIDE,
    ...MOTION,
    ...options,
    prepare: async (page) => {
      expectQuiet(page);
      await prepare?.(page);
    },
  });
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
    .locator('.slider__slide:not([inert])')
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
