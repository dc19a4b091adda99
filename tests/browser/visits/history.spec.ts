import { describe, expect, test } from 'vitest';
import { arrive } from '../../support/visits/arrive.ts';

describe('the history', () => {
  test('goes back and forward by visits, one entry for each page, also after a reload and a page load', async () => {
    const visitor = await arrive('/');
    await visitor.visit('Quick');
    await visitor.visit('Night');
    for (const [distance, ...shown] of [
      [-2, '/', 'Home'],
      [2, '/night', 'Night'],
    ] as const) {
      await visitor.visit(() => visitor.go(distance));
      expect(await visitor.shown()).toEqual(shown);
    }
    expect(await visitor.entries()).toBe(4);
    expect(visitor.documents).toEqual(['/']);

    await visitor.load(() => visitor.page.reload());
    await visitor.visit(() => visitor.go(-1));
    expect(await visitor.shown()).toEqual(['/quick', 'Quick']);
    await visitor.load(() => visitor.page.goto(visitor.site.at('/long')));
    await visitor.load(() => visitor.go(-1));
    expect(await visitor.shown()).toEqual(['/quick', 'Quick']);
    await visitor.visit(() => visitor.go(-1));

    expect(await visitor.shown()).toEqual(['/', 'Home']);
    expect(visitor.documents).toEqual(['/', '/night', '/long', '/quick']);
  });

  test('has no second entry for a link to the page that is shown, however it is written', async () => {
    const visitor = await arrive('/long');
    const entries = await visitor.entries();
    for (const href of ['/long', '/long/', '/long/index.html', '//long']) {
      await visitor.addToPage(`<a href="${visitor.site.origin}${href}">Here</a>`);

      await visitor.click('Here');

      expect(await visitor.entries(), href).toBe(entries);
      expect(await visitor.events(), href).toEqual([]);
      await expect.poll(() => visitor.address).toBe('/long');
    }
    expect(visitor.documents).toEqual(['/long']);
  });

  test('treats another query as another page', async () => {
    const visitor = await arrive('/long');
    await visitor.addToPage('<a href="?part=2">Part 2</a>');

    await visitor.visit('Part 2');
    await expect.poll(() => visitor.address).toBe('/long?part=2');
    await visitor.visit(() => visitor.go(-1));

    await expect.poll(() => visitor.address).toBe('/long');
    expect(visitor.documents).toEqual(['/long']);
  });

  test('has an entry for each fragment of a page, also one that is typed, and goes through them without a visit', async () => {
    const visitor = await arrive('/long', { reducedMotion: 'reduce' });
    const { page } = visitor;
    await page.evaluate(() => {
      for (const type of ['popstate', 'hashchange']) {
        addEventListener(type, () => {
          document.body.dataset.events = `${document.body.dataset.events ?? ''}${type} `;
        });
      }
    });
    await visitor.click('To the middle');
    await page.waitForURL('**/long#middle');
    await page.waitForSelector('[data-events="popstate hashchange "]');
    const middle = await visitor.scrollY();
    await page.evaluate(() => scrollBy(0, 30));

    await visitor.go(-1);
    await page.waitForURL('**/long');
    await page.waitForFunction(() => scrollY === 0);
    await visitor.go(1);
    await page.waitForURL('**/long#middle');
    await page.waitForFunction((y) => scrollY === y, middle + 30);
    await page.evaluate(() => {
      location.hash = 'end';
    });
    await page.waitForFunction(() => document.querySelector('#end:target'));

    expect((await page.locator('#end').boundingBox())?.y).toBeCloseTo(60, 0);
    expect(await visitor.events()).toEqual([]);
    expect(visitor.documents).toEqual(['/long']);
  });
});
