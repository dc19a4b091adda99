import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openFrame } from '../../support/browser/frame-page.ts';
import { MOTION } from '../../support/browser/open-page.ts';

/** How much moves at the moment. An animation that is over is not reported. */
const moving = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
  );

test('the motion switch and the system stop the motion of the first section, and let it start again; it needs neither layout nor paint', async () => {
  const page = await openFrame('/', MOTION);
  const motionSwitch = page.getByRole('switch');
  const press = () => motionSwitch.evaluate((button: HTMLElement) => button.click());
  await press();
  await expect.poll(() => moving(page)).toBe(0);
  await press();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => moving(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });

  // Starts and reads it in one call: however busy the machine is, nothing is over then.
  const properties = await motionSwitch.evaluate((button: HTMLElement) => {
    button.click();
    document.getAnimations();
    button.click();
    const effects = document
      .getAnimations()
      // Starting again moves cards further down, by transitions.
      .filter((each) => each instanceof CSSAnimation && each.timeline === document.timeline)
      .map(({ effect }) => effect as KeyframeEffect)
      // What takes no time only waits to be laid out.
      .filter((effect) => effect.getTiming().duration !== 0);
    const about = ['offset', 'computedOffset', 'easing', 'composite', 'transformOrigin'];
    return effects
      .flatMap((effect) => effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
      .filter((name) => !about.includes(name));
  });
  expect(properties.length).toBeGreaterThan(10);
  expect([...new Set(properties)].sort()).toEqual(['opacity', 'transform']);
});

test.each(['no-preference', 'reduce'] as const)(
  'a visit moves its pages unless the visitor wants less motion: %s',
  async (reducedMotion) => {
    const page = await openFrame('/contact', { reducedMotion });
    const moves = await page.evaluate(() => {
      const { promise, resolve } = Promise.withResolvers<string[]>();
      const types: string[] = [];
      for (const type of ['transitionrun', 'animationstart']) {
        addEventListener(type, ({ target }) => {
          if ((target as Element).id === 'page') types.push(type);
        });
      }
      document.addEventListener('visit:end', () => resolve(types), { once: true });
      document.querySelector<HTMLElement>('header a[href="/"]')?.click();
      return promise;
    });
    expect(moves.length > 0).toBe(reducedMotion === 'no-preference');
  },
);
