import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NARROW, setupFrame, WIDE } from '../../support/browser/frame-page.ts';
import { MOTION } from '../../support/browser/setup-browser.ts';

const open = setupFrame(MOTION);

/**
 * Opens the home page with `motion()`, what moves at the moment, and `startMotion()`, which starts all motion anew and
 * returns it. An animation that is over is not reported, so a test starts it and reads it in one call, however busy the
 * machine is.
 */
async function openHome(options?: Parameters<typeof open>[1]) {
  const page = await open('/', options);
  await page.evaluate(() => {
    window.motion = () =>
      document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    window.startMotion = () => {
      const root = document.documentElement;
      root.dataset.motion = 'off';
      document.getAnimations();
      delete root.dataset.motion;
      return window.motion();
    };
  });
  return page;
}

/** Stops the animations of the departure board at a time, in milliseconds. Returns how much of each entry is written then. */
function written(page: Page, time: number) {
  return page.locator('.departures').evaluate((board, time) => {
    window.startMotion();
    for (const animation of board.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time;
    }
    return [...board.querySelectorAll('.departures__entry')].map((entry) => {
      const [box, words] = ['.departures__words', '.departures__words > span'].map((name) =>
        (entry.querySelector(name) as Element).getBoundingClientRect(),
      );
      const percent = (100 * ((box?.right ?? 0) - (words?.left ?? 0))) / (box?.width ?? 1);
      const duration = entry.querySelector('.departures__duration') as Element;
      return { percent: Math.round(percent), isTimed: getComputedStyle(duration).opacity === '1' };
    });
  }, time);
}

/** The distance of each train from where it stops, in pixels, after so many milliseconds. */
const away = (page: Page, time: number) =>
  page.locator('.interchange-map').evaluate((map, time) => {
    window.startMotion();
    for (const run of map.getAnimations({ subtree: true })) run.currentTime = time;
    return [...map.querySelectorAll<SVGPathElement>('.train')]
      .filter((train) => train.checkVisibility({ visibilityProperty: true }))
      .map((train) => Math.round(new DOMMatrix(getComputedStyle(train).transform).e));
  }, time);

const moving = (page: Page) => page.evaluate(() => window.motion().length);

/** Presses the motion switch. Returns how much moves then. */
const pressSwitch = (page: Page) =>
  page.getByRole('switch').evaluate((button: HTMLElement) => {
    button.click();
    return window.motion().length;
  });

/** Changes the system's setting. Returns how much moves then. */
async function setSystem(page: Page, reducedMotion: 'reduce' | 'no-preference') {
  const moving = page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<number>();
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener(
      'change',
      () => resolve(window.motion().length),
      { once: true },
    );
    return promise;
  });
  await page.emulateMedia({ reducedMotion });
  return moving;
}

declare global {
  interface Window {
    motion: () => Animation[];
    startMotion: () => Animation[];
  }
}

describe('the departure board', () => {
  test('shows its first entry from the start, and types the others once, one after the other', async () => {
    const page = await openHome();
    const [whole, none] = [
      { percent: 100, isTimed: true },
      { percent: 0, isTimed: false },
    ];

    expect(await written(page, 0)).toEqual([whole, none, none, none]);
    const half = { percent: expect.closeTo(50, -1), isTimed: false };
    expect(await written(page, 900)).toEqual([whole, half, none, none]);
    expect(await written(page, 1300)).toEqual([whole, whole, none, none]);
    expect(await written(page, 2100)).toEqual([whole, whole, whole, none]);
    expect(await written(page, 2900)).toEqual([whole, whole, whole, whole]);
  });

  test('is read out as a list, whatever is shown', async () => {
    const page = await open('/');

    expect(await page.locator('.departures li').count()).toBe(4);
    expect(await page.locator('.departures').ariaSnapshot()).toMatch(
      /(listitem: "?.* weeks"?\n?.*){4}/,
    );
  });
});

describe.each([
  { width: 'phone', viewport: NARROW },
  { width: 'desk', viewport: WIDE },
])('the tube map on a $width', ({ viewport }) => {
  test('runs two trains from their termini to where they stop', async () => {
    const page = await openHome({ viewport });
    for (const distance of await away(page, 0)) expect(Math.abs(distance)).toBeGreaterThan(50);
    expect(await away(page, 20_000)).toEqual([0, 0]);
  });
});

test('animations on the first screen need neither layout nor paint', async () => {
  const page = await openHome();
  const properties = await page.evaluate(() => {
    const effects = window
      .startMotion()
      // Starting again moves cards further down, by transitions.
      .filter((animation) => animation instanceof CSSAnimation)
      .map(({ effect }) => effect as KeyframeEffect)
      // What takes no time only waits to be laid out.
      .filter((effect) => effect.getTiming().duration !== 0);
    const about = ['offset', 'computedOffset', 'easing', 'composite', 'transformOrigin'];
    return effects.flatMap((effect) =>
      effect
        .getKeyframes()
        .flatMap((frame) => Object.keys(frame).filter((n) => !about.includes(n))),
    );
  });

  expect([...new Set(properties)].sort()).toEqual(['opacity', 'transform']);
});

test('the motion switch and the system stop the motion of the first section at once, and let it start again', async () => {
  const page = await openHome();
  expect(await page.evaluate(() => window.startMotion().length)).toBeGreaterThan(10);

  await pressSwitch(page);
  await expect.poll(() => moving(page)).toBe(0);
  expect(await pressSwitch(page)).toBeGreaterThan(10);

  await setSystem(page, 'reduce');
  await expect.poll(() => moving(page)).toBe(0);
  expect(await setSystem(page, 'no-preference')).toBeGreaterThan(10);
});
