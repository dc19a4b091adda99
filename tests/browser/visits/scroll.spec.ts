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
  test.each([
    { link: 'Quick', expected: 0 },
    { link: 'Night', expected: 0 },
    { link: 'Keep', expected: 1200 },
  ])(
    'begins at $expected if it is $link and the visitor was at 1200',
    async ({ link, expected }) => {
      const visitor = await arrive('/long');
      await scroll(visitor, 1200);

      await visitor.visit(link);

      expect(await visitor.scrollY()).toBe(expected);
    },
  );

  test.each([
    { from: '/', link: 'The end of Long' },
    { from: '/', link: 'The end of Night long' },
  ])('begins at the hash of the link “$link”, below the sticky header', async ({ from, link }) => {
    const visitor = await arrive(from);

    await visitor.visit(link);

    expect(await topOf(visitor, '#end')).toBeCloseTo(BELOW_HEADER, 0);
    expect(await visitor.page.locator('#end:target').count()).toBe(1);
    expect((await visitor.record()).events.map((event) => event.split(' ')[0])).toEqual([
      'start',
      'swap',
      'end',
    ]);
  });

  test('begins at the top if no element has the id in its hash', async () => {
    const visitor = await arrive('/long');
    await scroll(visitor, 1200);
    await visitor.addToPage('<a href="/quick#nothing" id="go">Go</a>');

    await visitor.visit(() => visitor.page.locator('#go').dispatchEvent('click'));

    await expect.poll(() => visitor.address).toBe('/quick#nothing');
    expect(await visitor.scrollY()).toBe(0);
  });

  test('is scrolled to its place before it is visible', async () => {
    const visitor = await arrive('/long');
    await scroll(visitor, 1200);
    await visitor.page.evaluate(() => {
      document.addEventListener('visit:swap', () => {
        document.body.dataset.top = `${scrollY}`;
      });
    });

    await visitor.visit('Quick');

    expect(await visitor.page.locator('body').getAttribute('data-top')).toBe('0');
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
