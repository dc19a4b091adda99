import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { focused, tabThrough } from '../../support/browser/frame-page.ts';
import { drag, frontSlide, openSliders, showSlider } from '../../support/browser/slider-site.ts';

const front = (slider: Locator) => expect.poll(() => frontSlide(slider));

test('a slider is a carousel with its controls first and a single operable slide', async () => {
  const page = await openSliders('/', { reducedMotion: 'reduce' });
  const slider = await showSlider(page, 'coverflow');
  await slider.getByRole('button', { name: 'Next slide' }).click();

  expect(await slider.getAttribute('aria-roledescription')).toBe('carousel');
  expect(await slider.getAttribute('aria-label')).toBe('Screens, one in the middle');
  const slides = await slider.locator('.slider__slide').evaluateAll((all) =>
    all.map((slide) => {
      const { role, ariaRoleDescription, ariaLabel, ariaHidden, inert } = slide as HTMLElement;
      return [role, ariaRoleDescription, ariaLabel, ariaHidden, inert].join();
    }),
  );
  expect(slides).toEqual([
    'group,slide,1 of 5: Board,,true',
    'group,slide,2 of 5: Portal,,false',
    'group,slide,3 of 5: Library,,true',
    'group,slide,4 of 5: Runbook,,true',
    'group,slide,5 of 5: Assets,,true',
  ]);

  await slider.getByRole('button', { name: /automatic slides/ }).focus();
  const stops = await tabThrough(page, 8);
  expect(stops).toEqual([
    'Previous slide',
    'Next slide',
    'Board',
    'Portal',
    'Library',
    'Runbook',
    'Assets',
    'What to notice',
  ]);
});

test('in every effect all slides can be reached and seen, and the first comes after the last', async () => {
  const page = await openSliders('/', {
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 1600 },
  });
  for (const [example, count] of [
    ['default', 4],
    ['fade', 3],
    ['cube', 4],
    ['flip', 4],
    ['coverflow', 5],
    ['many', 13],
  ] as const) {
    const slider = await showSlider(page, example);
    // One step on for each slide, then one back; beside a list of titles there are no arrows, so by the list.
    const steps = [...Array.from({ length: count }, () => 'Next'), 'Previous'];
    const seen = await slider.evaluate((element, names) => {
      const inTheMiddle = () => {
        const viewport = element.querySelector('.slider__viewport') as HTMLElement;
        const { left, top, width, height } = viewport.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const slide = hit?.closest<HTMLElement>('.slider__slide');
        return slide?.inert === false && Number.parseInt(slide.ariaLabel ?? '', 10);
      };
      return names.map((name) => {
        const before = inTheMiddle();
        const arrow = element.querySelector<HTMLElement>(`[aria-label="${name} slide"]`);
        const pickers = [...element.querySelectorAll<HTMLElement>('.slider__picker')];
        const next =
          pickers.findIndex(({ ariaCurrent }) => ariaCurrent) + (name === 'Next' ? 1 : -1);
        (arrow ?? pickers.at(next % pickers.length))?.click();
        return [before, inTheMiddle()];
      });
    }, steps);
    expect(seen, example).toEqual([
      ...Array.from({ length: count }, (_, index) => [index + 1, ((index + 1) % count) + 1]),
      [1, count],
    ]);
  }

  await page.setViewportSize({ width: 700, height: 1600 });
  const slider = await showSlider(page, 'many');
  expect(await frontSlide(slider)).toBe('13 of 13: Work 13');
  // Swiper measures one frame later.
  await slider.getByText('The brief').last().click({ trial: true });
});

test('arrow keys lead through the pickers, with the focus; elsewhere keys are left to the browser', async () => {
  const page = await openSliders('/', { reducedMotion: 'reduce' });
  const slider = await showSlider(page, 'thumbnails');
  await slider.getByRole('button', { name: 'Board' }).focus();
  for (const [key, title] of [
    ['ArrowRight', 'Portal'],
    ['End', 'Assets'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused(page)).toBe(title);
    expect(await frontSlide(slider)).toContain(`: ${title}`);
    expect(await slider.locator('[aria-current="true"]').textContent()).toContain(title);
  }
  await slider.getByRole('button', { name: 'Library' }).press('Enter');
  expect(await frontSlide(slider)).toBe('3 of 5: Library');

  await slider.locator('.slider__viewport').focus();
  const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'PageUp'];
  const kept = await page.evaluateHandle(() => {
    const kept: string[] = [];
    document.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (!defaultPrevented) kept.push(key);
    });
    return kept;
  });
  for (const key of keys) await page.keyboard.press(key);
  expect(await kept.jsonValue()).toEqual(keys);
  expect(await frontSlide(slider)).toBe('3 of 5: Library');
});

test('a button turns over the two sides of its own slider, and says what it will show', async () => {
  const page = await openSliders('/', { reducedMotion: 'reduce' });
  const other = await showSlider(page, 'stations');
  const slider = await showSlider(page, 'turn');
  expect(await slider.getAttribute('data-autoplay')).toBe('stopped');
  expect(await frontSlide(slider)).toBe('1 of 2: the old form');
  for (const [name, label] of [
    ['Show the new form', '2 of 2: the new form'],
    ['Show the old form', '1 of 2: the old form'],
  ]) {
    await slider.getByRole('button', { name, exact: true }).click();
    expect(await frontSlide(slider)).toBe(label);
  }
  expect(await frontSlide(other)).toBe('1 of 4: Assess');
});

test('the mouse drags slides, and neither selects text nor follows a link; on words it selects them instead', async () => {
  const page = await openSliders('/phases#rehearse');
  const slider = page.locator('.slider[data-autoplay]');
  await slider.waitFor();
  // More than half of the width, so that it counts even if it is slow.
  await drag(slider.getByRole('link', { name: 'Home from Rehearse' }), 700);
  await front(slider).toBe('1 of 4: Assess');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  expect(new URL(page.url()).pathname).toBe('/phases');

  const words = slider.getByRole('heading', { name: 'Assess' });
  await drag(words, 700, 'start');
  const selected = await page.evaluate(() => getSelection()?.toString().trim());
  expect(selected).toMatch(/^Assess/);
  expect(await frontSlide(slider)).toBe('1 of 4: Assess');
});

test('two fingers on a trackpad move a slide, and never lead back in history; up and down they scroll the page', async () => {
  const page = await openSliders('/phases#rehearse');
  const slider = page.locator('.slider[data-autoplay]');
  await slider.waitFor();
  /** @returns whether the browser is left to act. */
  const swipe = (deltaX: number, deltaY = 0) =>
    slider.locator('.slider__viewport').evaluate(
      (viewport, deltas) => {
        const init = { ...deltas, bubbles: true, cancelable: true };
        return viewport.dispatchEvent(new WheelEvent('wheel', init));
      },
      { deltaX, deltaY },
    );
  // For some moments after its start, Swiper moves nothing.
  await expect.poll(() => swipe(-30).then(() => frontSlide(slider))).toBe('1 of 4: Assess');

  // There is nothing before the first.
  expect(await swipe(-30)).toBe(false);
  expect(await frontSlide(slider)).toBe('1 of 4: Assess');
  expect(await swipe(0, 30)).toBe(true);
});

test('a finger drags slides', async () => {
  const page = await openSliders('/', { hasTouch: true, viewport: { width: 360, height: 740 } });
  const slider = await showSlider(page, 'cube');
  const box = await slider.locator('.slider__viewport').boundingBox();
  if (!box) throw new Error('not in sight');
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: box.y + 100 }],
    });
  await touch('touchStart', 260);
  for (const x of [240, 200, 150, 100, 60]) await touch('touchMove', x);
  await touch('touchEnd');
  await front(slider).toBe('2 of 4: A library that matches what ships');
  expect(await slider.getAttribute('data-autoplay')).toBe('stopped');
});
