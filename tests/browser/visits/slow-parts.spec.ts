import { describe, expect, test } from 'vitest';
import { setupVisits } from '../../support/visits/setup-visits.ts';
import { arriveInStillTime } from '../../support/visits/still-time.ts';

const arrive = setupVisits();

const LONG = '/long/payload.json';
const QUICK = '/quick/payload.json';

/** The browser's own messages about a part that a test has broken. */
const NOISE = [/status of \d+/, /ERR_(ABORTED|CONTENT_LENGTH_MISMATCH|EMPTY_RESPONSE)/];

describe('a part that does not answer', () => {
  test('is announced after 3 s, with a plain link, and given up after 8 s', async () => {
    const visitor = await arriveInStillTime(arrive, '/');
    const { page, site } = visitor;
    visitor.allowConsole(...NOISE);
    const payload = site.hold(LONG);
    await page.locator('header a[href="/long"]').dispatchEvent('click');
    await payload.asked;
    const notice = page.locator('[data-runtime=notice]');

    await page.clock.runFor(2999);
    expect(await notice.textContent()).toBe('');
    await page.clock.runFor(1);
    expect(await notice.textContent()).toMatch(/is taking longer than usual/);
    const link = notice.getByRole('link');
    expect(await link.evaluate((plain) => (plain as HTMLAnchorElement).pathname)).toBe('/long');
    expect((await visitor.record()).announced).toHaveLength(1);
    await page.clock.runFor(4000);
    expect(visitor.documents).toEqual(['/']);
    await visitor.load(() => page.clock.runFor(1000));

    expect([visitor.address, await visitor.heading()]).toEqual(['/long', 'Long']);
    payload.release();
  });

  test('is announced with a plain link that loads the page', async () => {
    const visitor = await arriveInStillTime(arrive, '/');
    const { page, site } = visitor;
    visitor.allowConsole(...NOISE);
    const payload = site.hold(LONG);
    await page.locator('header a[href="/long"]').dispatchEvent('click');
    await payload.asked;
    await page.clock.runFor(3000);

    await visitor.load(() => page.locator('[data-runtime=notice] a').click());

    expect([visitor.address, await visitor.heading()]).toEqual(['/long', 'Long']);
    expect(visitor.documents).toEqual(['/', '/long']);
  });

  test('leaves no notice behind when it arrives after all, or when the visitor goes elsewhere', async () => {
    const visitor = await arriveInStillTime(arrive, '/');
    const { page, site } = visitor;
    visitor.allowConsole(...NOISE);
    const notice = page.locator('[data-runtime=notice]');
    const slow = site.hold(QUICK);
    await page.locator('header a[href="/quick"]').dispatchEvent('click');
    await slow.asked;
    await page.clock.runFor(3000);
    expect(await notice.textContent()).not.toBe('');
    await visitor.visit(async () => slow.release());
    expect(await notice.textContent()).toBe('');

    const payload = site.hold('/keep/payload.json');
    await page.locator('header a[href="/keep"]').dispatchEvent('click');
    await payload.asked;
    await page.clock.runFor(3000);
    expect(await notice.textContent()).not.toBe('');
    await visitor.visit('Night');

    expect(await notice.textContent()).toBe('');
    payload.release();
  });
});
