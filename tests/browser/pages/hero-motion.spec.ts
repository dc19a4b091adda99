import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NARROW, setupFrame, WIDE } from '../../support/browser/frame-page.ts';
import { MOTION } from '../../support/browser/setup-browser.ts';

const open = setupFrame(MOTION);

/** Sets the animations of the departure board to a time, in milliseconds. Returns what is written then. */
const written = (page: Page, time: number) =>
  page.locator('.departures').evaluate((row, time) => {
    for (const animation of row.getAnimations({ subtree: true })) animation.currentTime = time;
    return [...row.querySelectorAll('.departures__entry')]
      .filter((entry) => getComputedStyle(entry).opacity === '1')
      .map((entry) => {
        const [box, words] = ['.departures__words', '.departures__text'].map((name) =>
          (entry.querySelector(name) as Element).getBoundingClientRect(),
        );
        return {
          line: entry.querySelector('.bullet')?.textContent,
          isTimed:
            getComputedStyle(entry.querySelector('.departures__duration') as Element).opacity ===
            '1',
          share: Math.round((100 * ((box?.right ?? 0) - (words?.left ?? 0))) / (box?.width ?? 1)),
        };
      });
  }, time);

/** The distance of each train from where it stops, in pixels, after so many milliseconds. */
const away = (page: Page, time: number) =>
  page.locator('.interchange-map').evaluate((map, time) => {
    for (const run of map.getAnimations({ subtree: true })) run.currentTime = time;
    return [...map.querySelectorAll<SVGPathElement>('.train')]
      .filter((train) => train.checkVisibility({ visibilityProperty: true }))
      .map((train) => Math.round(new DOMMatrix(getComputedStyle(train).transform).e));
  }, time);

const moving = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
  );

describe('the departure board', () => {
  test('shows the first entry, then each in turn for four seconds, typed from its first letter, and stops after one round', async () => {
    const page = await open('/');
    const pause = page.getByRole('checkbox', { name: 'Pause the departures' });
    expect(await pause.isVisible()).toBe(true);

    expect(await written(page, 0)).toEqual([{ line: '1', isTimed: true, share: 100 }]);
    expect(await written(page, 3440)).toEqual([
      { line: '2', isTimed: false, share: expect.closeTo(6, -1) },
    ]);
    expect(await written(page, 4500)).toEqual([{ line: '2', isTimed: true, share: 100 }]);
    expect(await written(page, 8500)).toEqual([{ line: '3', isTimed: true, share: 100 }]);
    expect(await written(page, 12_500)).toEqual([{ line: '4', isTimed: true, share: 100 }]);
    expect(await written(page, 15_500)).toEqual([{ line: '1', isTimed: true, share: 100 }]);
    expect(await written(page, 30_000)).toEqual([{ line: '1', isTimed: true, share: 100 }]);
    expect(await pause.isVisible()).toBe(false);
  });

  test('can be paused, continues from there, and is read out as one sentence, whatever is shown', async () => {
    const page = await open('/');
    const states = () =>
      page
        .locator('.departures')
        .evaluate((row) => [
          ...new Set(row.getAnimations({ subtree: true }).map(({ playState }) => playState)),
        ]);

    await page.getByRole('checkbox', { name: 'Pause the departures' }).check();
    expect(await states()).toEqual(['paused']);
    await page.getByRole('checkbox', { name: 'Pause the departures' }).uncheck();
    expect(await states()).toEqual(['running']);
    expect(await page.locator('.departures').ariaSnapshot()).toMatch(
      /paragraph: "?Departures: .*; .*; .*; .*\./,
    );
  });
});

describe.each([
  { width: 'phone', viewport: NARROW },
  { width: 'desk', viewport: WIDE },
])('the tube map on a $width', ({ viewport }) => {
  test('runs two trains from their termini to where they stop', async () => {
    const page = await open('/', { viewport });
    for (const distance of await away(page, 0)) expect(Math.abs(distance)).toBeGreaterThan(50);
    expect(await away(page, 20_000)).toEqual([0, 0]);
  });
});

test('animations on the first screen need neither layout nor paint', async () => {
  const page = await open('/');
  const properties = await page.evaluate(() => {
    const effects = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
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

  // The control of the departures is hidden once, at the end.
  expect([...new Set(properties)].sort()).toEqual(['opacity', 'transform', 'visibility']);
});

test('the motion switch and the system stop the motion of the first section at once, and let it start again', async () => {
  const page = await open('/');
  expect(await moving(page)).toBeGreaterThan(10);

  await page.getByRole('switch').click();
  await expect.poll(() => moving(page)).toBe(0);
  expect(await page.getByRole('checkbox', { name: 'the departure board' }).count()).toBe(0);
  await page.getByRole('switch').click();
  await expect.poll(() => moving(page)).toBeGreaterThan(10);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => moving(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => moving(page)).toBeGreaterThan(10);
});
