import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setupFrame } from '../../support/browser/frame-page.ts';
import { MOTION } from '../../support/browser/setup-browser.ts';

const open = setupFrame(MOTION);

/** Opens the home page with `motion()`: what moves at the moment. An animation that is over is not reported. */
async function openHome() {
  const page = await open('/');
  await page.evaluate(() => {
    window.motion = () =>
      document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  });
  return page;
}

const moving = (page: Page) => page.evaluate(() => window.motion().length);

/** Presses the motion switch. Returns how much moves then. */
const pressSwitch = (page: Page) =>
  page.getByRole('switch').evaluate((button: HTMLElement) => {
    button.click();
    return window.motion().length;
  });

/** Changes the system's setting. Returns how much moves then. */
async function setSystem(page: Page, reducedMotion: 'reduce' | 'no-preference') {
  const moving = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const system = matchMedia('(prefers-reduced-motion: reduce)');
        system.addEventListener('change', () => resolve(window.motion().length), { once: true });
      }),
  );
  await page.emulateMedia({ reducedMotion });
  return moving;
}

declare global {
  interface Window {
    motion: () => Animation[];
  }
}

test('the motion switch and the system stop the motion of the first section at once, and let it start again; it needs no paint', async () => {
  const page = await openHome();
  await pressSwitch(page);
  await expect.poll(() => moving(page)).toBe(0);
  expect(await pressSwitch(page)).toBeGreaterThan(10);

  await setSystem(page, 'reduce');
  await expect.poll(() => moving(page)).toBe(0);
  expect(await setSystem(page, 'no-preference')).toBeGreaterThan(10);

  // Starts and reads it in one call: however busy the machine is, nothing is over then.
  const properties = await page.getByRole('switch').evaluate((button: HTMLElement) => {
    button.click();
    document.getAnimations();
    button.click();
    const effects = window
      .motion()
      // Starting again moves cards further down, by transitions.
      .filter((animation) => animation instanceof CSSAnimation)
      .map(({ effect }) => effect as KeyframeEffect)
      // What takes no time only waits to be laid out.
      .filter((effect) => effect.getTiming().duration !== 0);
    const about = ['offset', 'computedOffset', 'easing', 'composite', 'transformOrigin'];
    return effects
      .flatMap((effect) => effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
      .filter((name) => !about.includes(name));
  });
  expect([...new Set(properties)].sort()).toEqual(['offsetDistance', 'opacity', 'transform']);
});

test.each(['no-preference', 'reduce'] as const)(
  'a visit moves its pages unless the visitor wants less motion: %s',
  async (reducedMotion) => {
    const page = await open('/contact', { reducedMotion });
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
