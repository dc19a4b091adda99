import { describe, expect, test } from 'vitest';
import { setupVisits } from '../../support/visits/setup-visits.ts';
import { arriveInStillTime } from '../../support/visits/still-time.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

const arrive = setupVisits();

const LONG = '/long/payload.json';

const show = ({ page }: Visitor, href: string, event = 'touchstart') =>
  page.locator(`a[href="${href}"]`).first().dispatchEvent(event);

/** Gives the page time for the requests it might make: a manifest, then a payload. */
async function comeToRest({ page }: Visitor): Promise<void> {
  await page.evaluate(async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/robots.txt']) {
      await (await fetch(path)).text();
    }
  });
}

/** Prefetches the page Long, and waits until it has arrived. */
async function fetchAhead(visitor: Visitor): Promise<void> {
  const arrived = visitor.page.waitForEvent('requestfinished', (request) =>
    request.url().includes(LONG),
  );
  await show(visitor, '/long');
  await arrived;
}

test('a visit and a prefetch that wait for the same stylesheet both continue when it arrives', async () => {
  const visitor = await arriveInStillTime(arrive, '/');
  const { page, site } = visitor;
  const styles = await page.evaluate(
    async () => (await (await fetch('/night/payload.json')).json()).styles[0],
  );
  const sheet = site.hold(styles);
  await page.locator('header a[href="/night"]').dispatchEvent('click');
  await sheet.asked;
  const payload = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/night/payload.json'),
  );
  await show(visitor, '/night');
  await payload;
  await comeToRest(visitor);

  await visitor.visit(async () => sheet.release());

  expect([visitor.address, await visitor.heading()]).toEqual(['/night', 'Night']);
});

describe('a prefetched page', () => {
  test('is not fetched again by the visit', async () => {
    const visitor = await arrive('/');
    await fetchAhead(visitor);

    await visitor.visit('Long');

    expect(visitor.asked(LONG)).toBe(1);
    expect(visitor.asked('/manifest.json')).toBe(1);
  });

  test('includes its layout: the visit requests nothing but the progress bar', async () => {
    const visitor = await arrive('/');
    const arrived = visitor.page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/layout-dark'),
    );
    await show(visitor, '/night');
    await arrived;
    const before = visitor.site.requests.length;

    await visitor.visit('Night');

    expect(await visitor.heading()).toBe('Night');
    // The visit does not wait for the bar, so its request may come after the end.
    await expect
      .poll(() => visitor.site.requests.slice(before))
      .toEqual([expect.stringMatching(/progress-bar/)]);
  });

  test('is waited for if it has not arrived yet', async () => {
    const visitor = await arrive('/');
    const payload = visitor.site.hold(LONG);
    await show(visitor, '/long');
    await payload.asked;

    await visitor.visit(async () => {
      await visitor.click('Long');
      payload.release();
    });

    expect(visitor.asked(LONG)).toBe(1);
    expect(await visitor.heading()).toBe('Long');
  });

  test('is not fetched again when a pointer clicks before it has rested', async () => {
    const visitor = await arriveInStillTime(arrive, '/', {
      prepare: (page) =>
        page.addInitScript(() => {
          const decided = new Promise<void>((resolve) => {
            Object.assign(window, { decide: resolve });
          });
          Object.assign(window, { guard: () => decided });
        }),
    });
    const { page } = visitor;
    const arrived = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('middleware'),
    );
    await visitor.click('Guarded');
    await arrived;

    await page.clock.runFor(65);
    await comeToRest(visitor);
    await visitor.visit(() => page.evaluate(() => Object(window).decide()));

    expect(visitor.asked('/guarded/payload.json')).toBe(1);
  });
});
