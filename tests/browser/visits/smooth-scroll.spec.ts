import { describe, expect, test } from 'vitest';
import { setupVisits } from '../../support/visits/setup-visits.ts';
import { arriveInStillTime } from '../../support/visits/still-time.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

const arrive = setupVisits();

/** The header is 50 px high, and the site's styles ask for 10 more. */
const BELOW_HEADER = 60;

async function topOf({ page }: Visitor, selector: string): Promise<number | undefined> {
  return (await page.locator(selector).boundingBox())?.y;
}

describe('on the same page', () => {
  test('a hash scrolls smoothly: half the way after 500 ms, all of it after 1000', async () => {
    const visitor = await arriveInStillTime(arrive, '/long');
    const { clock } = visitor.page;

    await visitor.click('To the end');
    expect(await visitor.scrollY()).toBe(0);
    const course: number[] = [];
    for (let time = 0; time < 1100; time += 100) {
      await clock.runFor(100);
      course.push(await visitor.scrollY());
    }

    const end = course.at(-1) ?? 0;
    expect(await topOf(visitor, '#end')).toBeCloseTo(BELOW_HEADER, 0);
    expect(course).toEqual(course.toSorted((a, b) => a - b));
    expect(new Set(course.slice(0, 9)).size).toBe(9);
    // Frames are 16 ms apart.
    expect(course[4]).toBeGreaterThan(end * 0.45);
    expect(course[4]).toBeLessThan(end * 0.55);
    expect(course[8]).toBeLessThan(end);
    expect((await visitor.record()).events).toEqual([]);
    await expect.poll(() => visitor.address).toBe('/long#end');
  });

  test('the wheel, a key and a finger end the smooth scrolling', async () => {
    const visitor = await arriveInStillTime(arrive, '/long');
    const { page } = visitor;
    await page.evaluate(() => {
      for (const type of ['wheel', 'keydown', 'touchstart']) {
        addEventListener(type, () => document.body.setAttribute('data-hand', type));
      }
    });
    for (const [hand, act] of [
      ['wheel', () => page.mouse.wheel(0, 1)],
      ['keydown', () => page.keyboard.press('Shift')],
      ['touchstart', () => page.locator('h1').dispatchEvent('touchstart')],
    ] as const) {
      await page.evaluate(() => scrollTo(0, 0));
      await visitor.click('To the end');
      await page.clock.runFor(400);

      await act();
      await page.waitForSelector(`[data-hand=${hand}]`);
      const stopped = await visitor.scrollY();
      await page.clock.runFor(1000);

      expect(stopped, hand).toBeGreaterThan(0);
      expect(await visitor.scrollY(), hand).toBeLessThan(stopped + 10);
    }
  });

  test('a newer link takes over', async () => {
    const visitor = await arriveInStillTime(arrive, '/long');
    const { page } = visitor;
    await visitor.click('To the end');
    await page.clock.runFor(400);

    await page.locator('a[href="#middle"]').dispatchEvent('click');
    await page.clock.runFor(1100);

    expect(await topOf(visitor, '#middle')).toBeCloseTo(BELOW_HEADER, 0);
  });

  test('the page’s own link leads smoothly to the top, and to the address without a hash', async () => {
    const visitor = await arriveInStillTime(arrive, '/long');
    await visitor.click('To the end');
    await visitor.page.clock.runFor(1100);

    await visitor.click('Up to the top of Long');
    await visitor.page.clock.runFor(500);
    const halfWay = await visitor.scrollY();
    await visitor.page.clock.runFor(600);

    expect(halfWay).toBeGreaterThan(0);
    expect(await visitor.scrollY()).toBe(0);
    await expect.poll(() => visitor.address).toBe('/long');
    expect((await visitor.record()).events).toEqual([]);
  });

  test('a hash with the page’s own path is no visit either', async () => {
    const visitor = await arrive('/long', { reducedMotion: 'reduce' });

    await visitor.click('To the middle of Long');

    expect(await topOf(visitor, '#middle')).toBeCloseTo(BELOW_HEADER, 0);
    expect((await visitor.record()).events).toEqual([]);
    expect(visitor.documents).toEqual(['/long']);
  });

  test('with reduced motion a hash jumps', async () => {
    const visitor = await arrive('/long', { reducedMotion: 'reduce' });
    await visitor.page.evaluate(() => {
      addEventListener('scroll', () => {
        document.body.dataset.course = `${document.body.dataset.course ?? ''} ${scrollY}`;
      });
    });

    await visitor.click('To the end');

    expect(await topOf(visitor, '#end')).toBeCloseTo(BELOW_HEADER, 0);
    await visitor.page.waitForFunction(() => document.body.dataset.course);
    const end = await visitor.scrollY();
    expect(await visitor.page.locator('body').getAttribute('data-course')).toBe(` ${end}`);
  });

  test('the keyboard goes on from the place that a hash leads to', async () => {
    const visitor = await arrive('/long', { reducedMotion: 'reduce' });

    await visitor.page.locator('a[href="#end"]').press('Enter');
    expect(await visitor.page.evaluate(() => document.activeElement?.id)).toBe('end');
    await visitor.page.keyboard.press('Tab');

    expect(await visitor.page.evaluate(() => document.activeElement?.textContent)).toBe(
      'On to Quick',
    );
  });
});
