import { describe, expect, test } from 'vitest';
import { setupVisits } from '../../support/visits/setup-visits.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

const arrive = setupVisits();

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
    await visitor.page.evaluate(() => {
      document.addEventListener('visit:swap', () => {
        document.body.dataset.top = `${scrollY}`;
      });
    });
    for (const [link, expected] of [
      ['Quick', 0],
      ['Night', 0],
      ['Keep', 1200],
    ] as const) {
      await scroll(visitor, 1200);

      await visitor.visit(link);

      expect(await visitor.page.locator('body').getAttribute('data-top'), link).toBe(`${expected}`);
      expect(await visitor.scrollY(), link).toBe(expected);
      await visitor.visit(() => visitor.go(-1));
    }
  });

  test('begins at the hash of its link, below the sticky header, in either layout', async () => {
    const visitor = await arrive('/');
    for (const link of ['The end of Long', 'The end of Night long']) {
      const { events: before } = await visitor.record();

      await visitor.visit(link);

      expect(await topOf(visitor, '#end'), link).toBeCloseTo(BELOW_HEADER, 0);
      expect(await visitor.page.locator('#end:target').count(), link).toBe(1);
      const { events } = await visitor.record();
      const steps = events.slice(before.length).map((event) => event.split(' ')[0]);
      expect(steps, link).toEqual(['start', 'swap', 'end']);
      await visitor.visit('Home');
    }
  });

  test('begins at the top if no element has the id in its hash', async () => {
    const visitor = await arrive('/long');
    await scroll(visitor, 1200);
    await visitor.addToPage('<a href="/quick#nothing" id="go">Go</a>');

    await visitor.visit(() => visitor.page.locator('#go').dispatchEvent('click'));

    await expect.poll(() => visitor.address).toBe('/quick#nothing');
    expect(await visitor.scrollY()).toBe(0);
  });
});

describe('back and forward restore the position', () => {
  test('of each entry, in both layouts', async () => {
    const visitor = await arrive('/long');
    await scroll(visitor, 700);
    await visitor.visit('Quick');
    await scroll(visitor, 900);
    await visitor.visit('Night');

    await visitor.visit(() => visitor.go(-1));
    expect(await visitor.scrollY()).toBe(900);
    await scroll(visitor, 950);
    await visitor.visit(() => visitor.go(-1));
    expect(await visitor.scrollY()).toBe(700);
    await visitor.visit(() => visitor.go(1));
    expect(await visitor.scrollY()).toBe(950);
  });

  test('of a page with a hash, not the place of the hash', async () => {
    const visitor = await arrive('/');
    await visitor.visit('The end of Long');
    await scroll(visitor, 400);
    await visitor.visit('Night');

    await visitor.visit(() => visitor.go(-1));

    await expect.poll(() => visitor.address).toBe('/long#end');
    expect(await visitor.scrollY()).toBe(400);
  });

  test('also after a reload, for the page itself and for the one before', async () => {
    const visitor = await arrive('/long');
    await scroll(visitor, 700);
    await visitor.visit('Quick');
    await scroll(visitor, 900);

    await visitor.load(() => visitor.page.reload());
    expect(await visitor.scrollY()).toBe(900);
    await visitor.visit(() => visitor.go(-1));

    expect(await visitor.scrollY()).toBe(700);
  });

  test('also after visiting another site', async () => {
    const visitor = await arrive('/long', {
      prepare: (page) =>
        page.route('https://elsewhere.example/', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
        ),
    });
    await scroll(visitor, 700);
    await visitor.visit('Quick');
    await scroll(visitor, 900);

    await visitor.page.goto('https://elsewhere.example/');
    await visitor.load(() => visitor.go(-1));
    expect(await visitor.scrollY()).toBe(900);
    await visitor.visit(() => visitor.go(-1));

    expect(await visitor.scrollY()).toBe(700);
  });

  test('even of a page that was opened at the position of the one before', async () => {
    const visitor = await arrive('/long');
    await scroll(visitor, 700);
    await visitor.visit('Keep');
    await scroll(visitor, 300);
    await visitor.visit(() => visitor.go(-1));
    expect(await visitor.scrollY()).toBe(700);

    await visitor.visit(() => visitor.go(1));

    expect(await visitor.scrollY()).toBe(300);
  });
});
