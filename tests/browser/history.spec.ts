import { describe, expect, test } from 'vitest';
import { setupVisits } from '../support/setup-visits.ts';

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

  test.each(['/long', '/long/', '/long/index.html', '//long'])(
    'has no second entry for a page that is shown, by %s',
    async (href) => {
      const visitor = await arrive('/long');
      const entries = await visitor.page.evaluate(() => history.length);
      await visitor.addToPage(`<a href="${visitor.site.origin}${href}">Here</a>`);

      await visitor.click('Here');

      expect(await visitor.page.evaluate(() => history.length)).toBe(entries);
      expect((await visitor.record()).events).toEqual([]);
      expect(visitor.address).toBe('/long');
      expect(visitor.documents).toEqual(['/long']);
    },
  );

  test('knows a query as a page of its own', async () => {
    const visitor = await arrive('/long');
    await visitor.addToPage('<a href="?part=2">Part 2</a>');

    await visitor.visit('Part 2');
    expect(visitor.address).toBe('/long?part=2');
    await visitor.visit(() => visitor.go(-1));

    expect(visitor.address).toBe('/long');
    expect(visitor.documents).toEqual(['/long']);
  });

  test('has an entry for each place on a page, and goes through them without a visit', async () => {
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

  test('takes a hash that the visitor writes or a script sets, too', async () => {
    const visitor = await arrive('/long');

    await visitor.page.evaluate(() => {
      location.hash = 'end';
    });
    await visitor.page.waitForFunction(() => document.querySelector('#end:target'));

    expect((await visitor.page.locator('#end').boundingBox())?.y).toBeCloseTo(60, 0);
    expect((await visitor.record()).events).toEqual([]);
  });

  test('goes on after a reload and after a page load', async () => {
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

describe('the newest intent wins', () => {
  test('back, back, forward at once: the page in the middle, once', async () => {
    const visitor = await arrive('/');
    await visitor.visit('Quick');
    await visitor.visit('Night');
    visitor.allowComplaints(/ERR_ABORTED/);
    const { site } = visitor;
    const quick = site.hold('/quick/payload.json');
    const home = site.hold('/payload.json');

    await visitor.go(-1);
    await quick.asked;
    await visitor.go(-1);
    await home.asked;
    await visitor.visit(async () => {
      await visitor.go(1);
      await visitor.page.waitForURL('**/quick');
      home.release();
      quick.release();
    });

    expect([visitor.address, await visitor.heading()]).toEqual(['/quick', 'Quick']);
    expect(await visitor.page.title()).toBe('A quick page');
    const { events } = await visitor.record();
    expect(events.slice(6)).toEqual([
      'start /quick',
      'start /',
      'start /quick',
      'swap /quick',
      'end /quick',
    ]);
    await visitor.visit(() => visitor.go(1));
    expect([visitor.address, await visitor.heading()]).toEqual(['/night', 'Night']);
  });

  test('back and forward again before the page has come: all stays as it was', async () => {
    const visitor = await arrive('/');
    await visitor.visit('Quick');
    await visitor.visit('Night');
    visitor.allowComplaints(/ERR_ABORTED/);
    const quick = visitor.site.hold('/quick/payload.json');

    await visitor.go(-1);
    await quick.asked;
    await visitor.visit(() => visitor.go(1));
    quick.release();

    expect([visitor.address, await visitor.heading()]).toEqual(['/night', 'Night']);
    expect(await visitor.page.locator('html').getAttribute('data-progress')).toBe('idle');
    await visitor.visit(() => visitor.go(-1));
    expect([visitor.address, await visitor.heading()]).toEqual(['/quick', 'Quick']);
  });

  test.each([
    {
      next: 'another link',
      act: 'Keep',
      address: '/keep',
      events: ['start /long', 'start /keep', 'swap /keep', 'end /keep'],
    },
    {
      next: 'the same link',
      act: 'Long',
      address: '/long',
      events: ['start /long', 'start /long', 'swap /long', 'end /long'],
    },
    {
      next: 'the link of the page that is shown',
      act: 'Home',
      address: '/',
      events: ['start /long', 'end /long'],
    },
  ])('a link, then $next', async ({ act, address, events }) => {
    const visitor = await arrive('/');
    visitor.allowComplaints(/ERR_ABORTED/);
    const long = visitor.site.hold('/long/payload.json');
    await visitor.click('Long');
    await long.asked;

    await visitor.visit(async () => {
      await visitor.click(act);
      long.release();
    });

    expect(visitor.address).toBe(address);
    expect((await visitor.record()).events).toEqual(events);
    expect(await visitor.page.evaluate(() => history.length)).toBe(address === '/' ? 2 : 3);
    expect(visitor.documents).toEqual(['/']);
  });

  test('a double click is one visit', async () => {
    const visitor = await arrive('/');
    visitor.allowComplaints(/ERR_ABORTED/);

    await visitor.visit(() => visitor.page.locator('a[href="/long"]').dblclick());

    expect([visitor.address, await visitor.heading()]).toEqual(['/long', 'Long']);
    expect((await visitor.record()).events.filter((event) => event === 'swap /long')).toHaveLength(
      1,
    );
    expect(await visitor.page.evaluate(() => history.length)).toBe(3);
    expect(visitor.documents).toEqual(['/']);
  });

  test('a page load that the runtime has asked for gives way to a newer visit', async () => {
    const visitor = await arrive('/');
    visitor.allowComplaints(/ERR_ABORTED/, /status of 500/);
    const { page, site } = visitor;
    site.answer('/long/payload.json', { status: 500 });
    const load = site.hold('/long');
    const quick = site.hold('/quick/payload.json');
    // While a document is awaited, no test can reach the page: it clicks by itself, when the host says so.
    const click = site.hold('/click');
    await page.evaluate(() => {
      const clickQuick = () => document.querySelector<HTMLElement>('a[href="/quick"]')?.click();
      fetch('/click').then(clickQuick, clickQuick);
    });

    await visitor.click('Long');
    await load.asked;
    site.answer('/click', {});
    click.release();
    await quick.asked;
    load.release();
    quick.release();
    await page.waitForFunction(() => window.visits.events.includes('end /quick'));
    await visitor.visit('Night');

    expect([visitor.address, await visitor.heading()]).toEqual(['/night', 'Night']);
    expect(visitor.documents).toEqual(['/', '/long']);
  });
});
