import { describe, expect, test } from 'vitest';
import { setupVisits } from '../../support/visits/setup-visits.ts';

const arrive = setupVisits();

describe('the history', () => {
  test('goes back and forward by visits, one entry for each page', async () => {
    const visitor = await arrive('/');
    await visitor.visit('Quick');
    await visitor.visit('Night');

    await visitor.visit(() => visitor.go(-1));
    expect([visitor.address, await visitor.heading()]).toEqual(['/quick', 'Quick']);
    await visitor.visit(() => visitor.go(-1));
    expect([visitor.address, await visitor.heading()]).toEqual(['/', 'Home']);
    await visitor.visit(() => visitor.go(2));
    expect([visitor.address, await visitor.heading()]).toEqual(['/night', 'Night']);

    expect(await visitor.page.evaluate(() => history.length)).toBe(4);
    expect(visitor.documents).toEqual(['/']);
  });

  test('has no second entry for a link to the page that is shown, however it is written', async () => {
    const visitor = await arrive('/long');
    const entries = await visitor.page.evaluate(() => history.length);
    for (const href of ['/long', '/long/', '/long/index.html', '//long']) {
      await visitor.addToPage(`<a href="${visitor.site.origin}${href}">Here</a>`);

      await visitor.click('Here');

      expect(await visitor.page.evaluate(() => history.length), href).toBe(entries);
      expect((await visitor.record()).events, href).toEqual([]);
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

  test('has an entry for each fragment of a page, and goes through them without a visit', async () => {
    const visitor = await arrive('/long', { reducedMotion: 'reduce' });
    await visitor.click('To the middle');
    await visitor.page.waitForURL('**/long#middle');
    const middle = await visitor.scrollY();
    await visitor.page.evaluate(() => scrollBy(0, 30));

    await visitor.go(-1);
    await visitor.page.waitForURL('**/long');
    await visitor.page.waitForFunction(() => scrollY === 0);
    await visitor.go(1);
    await visitor.page.waitForURL('**/long#middle');
    await visitor.page.waitForFunction((y) => scrollY === y, middle + 30);

    expect((await visitor.record()).events).toEqual([]);
    expect(visitor.documents).toEqual(['/long']);
  });

  test('follows a hash that the visitor types or a script sets, too', async () => {
    const visitor = await arrive('/long');

    await visitor.page.evaluate(() => {
      location.hash = 'end';
    });
    await visitor.page.waitForFunction(() => document.querySelector('#end:target'));

    expect((await visitor.page.locator('#end').boundingBox())?.y).toBeCloseTo(60, 0);
    expect((await visitor.record()).events).toEqual([]);
  });

  test('still works after a reload and after a page load', async () => {
    const visitor = await arrive('/');
    await visitor.visit('Quick');
    await visitor.visit('Night');
    await visitor.load(() => visitor.page.reload());

    await visitor.visit(() => visitor.go(-1));
    expect([visitor.address, await visitor.heading()]).toEqual(['/quick', 'Quick']);
    await visitor.load(() => visitor.page.goto(`${visitor.site.origin}/long`));
    await visitor.load(() => visitor.go(-1));
    expect([visitor.address, await visitor.heading()]).toEqual(['/quick', 'Quick']);
    await visitor.visit(() => visitor.go(-1));

    expect([visitor.address, await visitor.heading()]).toEqual(['/', 'Home']);
    expect(visitor.documents).toEqual(['/', '/night', '/long', '/quick']);
  });
});
