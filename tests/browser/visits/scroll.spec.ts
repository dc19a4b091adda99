import { describe, expect, test } from 'vitest';
import { arrive } from '../../support/visits/arrive.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

/** The header is 50 px high, and the site's styles ask for 10 more. */
const BELOW_HEADER = 60;

async function topOf({ page }: Visitor, selector: string): Promise<number | undefined> {
  return (await page.locator(selector).boundingBox())?.y;
}

async function scroll({ page }: Visitor, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo(0, y), top);
}

describe('a new page', () => {
  test('begins at the top, and is there before it is visible, unless it says that it keeps the place', async () => {
    const visitor = await arrive('/long');
    await visitor.addToPage('<a href="/quick#nothing">No such place</a>');
    await visitor.page.evaluate(() => {
      document.addEventListener('visit:swap', () => {
        document.body.dataset.top = `${scrollY}`;
      });
    });
    for (const [path, expected] of [
      ['/quick#nothing', 0],
      ['/night', 0],
      ['/keep', 1200],
    ] as const) {
      await scroll(visitor, 1200);

      await visitor.visit(() => visitor.follow(path));

      expect(await visitor.page.locator('body').getAttribute('data-top'), path).toBe(`${expected}`);
      expect(await visitor.scrollY(), path).toBe(expected);
      await visitor.visit(() => visitor.go(-1));
    }
  });

  test('begins at the hash of its link, below the sticky header, in either layout', async () => {
    const visitor = await arrive('/');
    for (const link of ['The end of Long', 'The end of Night long']) {
      const before = await visitor.events();

      await visitor.visit(link);

      expect(await topOf(visitor, '#end'), link).toBeCloseTo(BELOW_HEADER, 0);
      expect(await visitor.page.locator('#end:target').count(), link).toBe(1);
      const steps = (await visitor.events()).slice(before.length).map((step) => step.split(' ')[0]);
      expect(steps, link).toEqual(['start', 'swap', 'end']);
      await visitor.visit('Home');
    }
  });
});

test('back and forward restore the position of each entry, in both layouts, of a page with a hash, and of one that keeps the place', async () => {
  const visitor = await arrive('/long');
  await scroll(visitor, 700);
  await visitor.visit('Keep');
  await scroll(visitor, 300);
  await visitor.visit('Home');
  await visitor.visit('The end of Long');
  await scroll(visitor, 400);
  await visitor.visit('Night');

  for (const [distance, address, top] of [
    [-1, '/long#end', 400],
    [-2, '/keep', 300],
    [-1, '/long', 700],
    [1, '/keep', 300],
    [2, '/long#end', 400],
  ] as const) {
    await visitor.visit(() => visitor.go(distance));
    await expect.poll(() => visitor.address).toBe(address);
    expect(await visitor.scrollY(), address).toBe(top);
    await scroll(visitor, top);
  }
});

describe('on the same page', () => {
  test('a hash scrolls smoothly: half the way after 500 ms, all of it after 1000', async () => {
    const visitor = await arrive('/long', { isStill: true });
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
    expect(await visitor.events()).toEqual([]);
    await expect.poll(() => visitor.address).toBe('/long#end');
  });

  test('the wheel, a key and a press end the smooth scrolling', async () => {
    const visitor = await arrive('/long', { isStill: true });
    const { page } = visitor;
    await page.evaluate(() => {
      for (const type of ['wheel', 'keydown', 'pointerdown']) {
        addEventListener(type, () => document.body.setAttribute('data-hand', type));
      }
    });
    for (const [hand, act] of [
      ['wheel', () => page.mouse.wheel(0, 1)],
      ['keydown', () => page.keyboard.press('Shift')],
      ['pointerdown', () => page.locator('h1').dispatchEvent('pointerdown')],
    ] as const) {
      await scroll(visitor, 0);
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

  test('a newer link takes over, and the page’s own link leads smoothly to the top, and to the address without a hash', async () => {
    const visitor = await arrive('/long', { isStill: true });
    const { page } = visitor;
    await visitor.click('To the end');
    await page.clock.runFor(400);

    await page.locator('a[href="#middle"]').dispatchEvent('click');
    await page.clock.runFor(1100);
    expect(await topOf(visitor, '#middle')).toBeCloseTo(BELOW_HEADER, 0);

    await visitor.click('Up to the top of Long');
    await page.clock.runFor(500);
    const halfWay = await visitor.scrollY();
    await page.clock.runFor(600);
    expect(halfWay).toBeGreaterThan(0);
    expect(await visitor.scrollY()).toBe(0);
    await expect.poll(() => visitor.address).toBe('/long');
    expect(await visitor.events()).toEqual([]);
  });

  test('a hash with the page’s own path is no visit either; with reduced motion it jumps, and the keyboard goes on from there', async () => {
    const visitor = await arrive('/long', { reducedMotion: 'reduce' });
    const { page } = visitor;
    await page.evaluate(() => {
      addEventListener('scroll', () => {
        document.body.dataset.course = `${document.body.dataset.course ?? ''} ${scrollY}`;
      });
    });

    await visitor.click('To the middle of Long');

    expect(await topOf(visitor, '#middle')).toBeCloseTo(BELOW_HEADER, 0);
    await page.waitForFunction(() => document.body.dataset.course);
    const course = page.locator('body').getAttribute('data-course');
    expect(await course).toBe(` ${await visitor.scrollY()}`);

    await page.locator('a[href="#end"]').press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('end');
    await page.keyboard.press('Tab');
    const focused = page.evaluate(() => document.activeElement?.textContent);
    expect(await focused).toBe('On to Quick');

    // So does the switch of the site.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { motion: 'off' }));
    await visitor.click('To the middle of Long');
    expect(await topOf(visitor, '#middle')).toBeCloseTo(BELOW_HEADER, 0);
    expect(await visitor.events()).toEqual([]);
    expect(visitor.documents).toEqual(['/long']);
  });
});
