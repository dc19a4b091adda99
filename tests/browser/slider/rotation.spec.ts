import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drag, frontSlide, openSliders, showSlider } from '../../support/browser/slider-site.ts';

const FIRST = '1 of 3: Northmoor Ferries';
const SECOND = '2 of 3: Tallow Street Housing';
const THIRD = '3 of 3: Kestrelle Instruments';

const rotation = (slider: Locator) => slider.getByRole('button', { name: /automatic slides/ });
const label = (slider: Locator) => rotation(slider).getAttribute('aria-label');
const state = (slider: Locator) => slider.getAttribute('data-autoplay');

/** Waits for a state; an IntersectionObserver reports a frame later. */
const becomes = (slider: Locator, wanted: string) =>
  slider.and(slider.page().locator(`[data-autoplay="${wanted}"]`)).waitFor();

/** Opens the slider of the case studies, with the clock stopped. */
async function openRotating(options: BrowserContextOptions = {}): Promise<[Page, Locator]> {
  const page = await openSliders('/jobs', {
    ...options,
    clock: true,
  });
  await page.waitForSelector('html[data-connection]');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const slider = await showSlider(page, 'fade');
  if (options.reducedMotion !== 'reduce') await becomes(slider, 'running');
  return [page, slider];
}

/** Simulates that the tab is hidden, or shown again. */
function hideTab(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

const scroll = (slider: Locator, block: ScrollLogicalPosition) =>
  slider.evaluate((element, place) => {
    element.scrollIntoView({ block: place, behavior: 'instant' });
  }, block);

test('slides change by themselves every three seconds, as the picker of the one in front shows, and begin again after the last', async () => {
  const [page, slider] = await openRotating();
  const passed = () =>
    slider
      .locator('[aria-current]')
      .evaluate((picker) => Number(getComputedStyle(picker).getPropertyValue('--progress')));
  for (const title of [FIRST, SECOND, THIRD, FIRST]) {
    expect(await frontSlide(slider)).toBe(title);
    await page.clock.runFor(1500);
    expect(await passed()).toBeCloseTo(0.5, 1);
    await page.clock.runFor(1499);
    expect(await frontSlide(slider)).toBe(title);
    await page.clock.runFor(1);
  }
  expect(await slider.locator('.slider__picker[style]').count()).toBe(1);
});

test('rotation pauses for a pointer, a hidden tab and a slider out of view, and goes on after them', async () => {
  const [page, slider] = await openRotating();
  const hidden = { come: () => hideTab(page, true), leave: () => hideTab(page, false) };
  const reasons = [
    { come: () => slider.hover(), leave: () => page.mouse.move(0, 0) },
    {
      // A little less than 60 % of it is left in view.
      come: () =>
        slider.evaluate((element) => {
          const { top, height } = element.getBoundingClientRect();
          scrollBy({ top: top + 0.45 * height, behavior: 'instant' });
        }),
      leave: () => scroll(slider, 'start'),
    },
  ];
  for (const { come, leave } of [hidden, ...reasons]) {
    const before = await frontSlide(slider);
    await come();
    await becomes(slider, 'paused');
    await page.clock.runFor(7000);
    expect(await frontSlide(slider)).toBe(before);

    await leave();
    await becomes(slider, 'running');
    await page.clock.runFor(3000);
    expect(await frontSlide(slider)).not.toBe(before);
  }

  // Only when there is no other reason to pause.
  for (const { come, leave } of reasons) {
    const before = await frontSlide(slider);
    await come();
    await becomes(slider, 'paused');
    await hidden.come();
    await hidden.leave();
    await page.clock.runFor(7000);
    expect(await state(slider)).toBe('paused');
    expect(await frontSlide(slider)).toBe(before);
    await leave();
    await becomes(slider, 'running');
  }
});

/** The uses of a slider. */
const USES: Readonly<Record<string, (slider: Locator, page: Page) => Promise<unknown>>> = {
  'a click on a slide': (slider) =>
    slider.locator('.slider__viewport').click({ position: { x: 9, y: 9 } }),
  'a swipe': (slider) => drag(slider.locator('.slider__viewport'), -9),
  'two fingers on a trackpad': (slider) =>
    slider.locator('.slider__viewport').evaluate((viewport) => {
      const init = { deltaX: 30, bubbles: true, cancelable: true };
      viewport.dispatchEvent(new WheelEvent('wheel', init));
    }),
  'a press on the button': (slider) => rotation(slider).click(),
  'focus inside': (slider) => slider.getByRole('button', { name: 'Next slide' }).focus(),
  'a key': async (slider, page) => {
    await slider.getByRole('button', { name: 'Next slide' }).focus();
    await rotation(slider).evaluate((button: HTMLElement) => button.click());
    expect(await state(slider)).toBe('running');
    await page.keyboard.press('Shift');
  },
  'focus on the button': (slider) => rotation(slider).focus(),
  'a press by assistive technology, which brings the focus': (slider) =>
    rotation(slider).evaluate((button: HTMLElement) => {
      button.focus();
      button.click();
    }),
};

test('every use ends the rotation for good', async () => {
  const [page, slider] = await openRotating();
  for (const [name, use] of Object.entries(USES)) {
    await page.mouse.move(0, 0);
    // Starts it again, with nothing in focus.
    await rotation(slider).evaluate((button: HTMLElement) => {
      (document.activeElement as HTMLElement).blur();
      if (button.closest('[data-autoplay=stopped]')) button.click();
    });
    await becomes(slider, 'running');
    await use(slider, page);
    expect(await state(slider), name).toBe('stopped');
    expect(await label(slider), name).toBe('Start automatic slides');

    const before = await frontSlide(slider);
    await page.mouse.move(0, 0);
    await hideTab(page, true);
    await hideTab(page, false);
    await page.clock.runFor(7000);
    expect(await state(slider), name).toBe('stopped');
    expect(await frontSlide(slider), name).toBe(before);
  }
});

test('changes are announced once somebody makes them; the button starts the rotation again, even under the pointer that presses it, and stops it', async () => {
  const [page, slider] = await openRotating();
  const live = () => slider.locator('.slider__track').getAttribute('aria-live');
  await slider.hover();
  expect(await live()).toBe('off');
  await slider.getByRole('button', { name: 'Next slide' }).click();
  expect(await live()).toBe('polite');
  for (let round = 0; round < 2; round++) {
    const before = await frontSlide(slider);
    await rotation(slider).click();
    expect(await state(slider)).toBe('running');
    expect(await label(slider)).toBe('Stop automatic slides');
    await page.clock.runFor(3000);
    expect(await frontSlide(slider)).not.toBe(before);

    await rotation(slider).click();
    expect(await state(slider)).toBe('stopped');
    expect(await label(slider)).toBe('Start automatic slides');
  }
});

test('with reduced motion nothing starts by itself, and a slider that is started cuts from slide to slide', async () => {
  const [page, slider] = await openRotating({ reducedMotion: 'reduce' });
  expect(await state(slider)).toBe('stopped');
  expect(await label(slider)).toBe('Start automatic slides');

  await rotation(slider).click();
  for (const title of [SECOND, THIRD, FIRST]) {
    await page.clock.runFor(3000);
    expect(await frontSlide(slider)).toBe(title);
    expect(await opacities(slider)).toEqual(
      [FIRST, SECOND, THIRD].map((each) => (each === title ? '1' : '0')),
    );
  }
});

test('a running slider stops, and cuts, when the system or the footer asks for less motion', async () => {
  const [page, slider] = await openRotating();
  const next = slider.getByRole('button', { name: 'Next slide' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await becomes(slider, 'stopped');
  await next.click();
  expect(await opacities(slider)).toEqual(['0', '1', '0']);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await rotation(slider).click();
  await becomes(slider, 'running');
  await page.evaluate(() => document.documentElement.setAttribute('data-motion', 'off'));
  await becomes(slider, 'stopped');
});

function opacities(slider: Locator): Promise<string[]> {
  return slider
    .locator('.slider__slide')
    .evaluateAll((slides) => slides.map((slide) => getComputedStyle(slide).opacity));
}
