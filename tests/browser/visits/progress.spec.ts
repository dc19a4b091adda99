import { describe, expect, test } from 'vitest';
import { setupVisits } from '../../support/visits/setup-visits.ts';
import { arriveInStillTime } from '../../support/visits/still-time.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

// `unit/runtime/visit/progress.test.ts` has all times.
const arrive = setupVisits();

const LONG = '/long/payload.json';

const state = ({ page }: Visitor) => page.locator('html').getAttribute('data-progress');
const bars = ({ page }: Visitor) => page.locator('#nprogress').count();

/** The position of the bar, in percent. */
const share = ({ page }: Visitor) =>
  page
    .locator('#nprogress .bar')
    .evaluate(
      (bar) => 100 + Number.parseFloat(bar.style.transform.match(/-?[\d.]+(?=%)/)?.[0] ?? '0'),
    );

/** Starts a visit whose payload waits for the test, with the clock stopped. */
async function beginVisit() {
  const visitor = await arriveInStillTime(arrive, '/');
  // The first visit loads the bar's script, and may end before it has come.
  const script = visitor.page.waitForResponse(/\/progress-bar-/);
  await visitor.visit('Quick');
  await (await script).finished();
  await visitor.page.clock.runFor(1000);
  const payload = visitor.site.hold(LONG);
  await visitor.page.locator('header a[href="/long"]').dispatchEvent('click');
  await payload.asked;
  return { visitor, payload, clock: visitor.page.clock };
}

describe('the progress bar', () => {
  test('shows during a visit, and hides after it', async () => {
    const { visitor, payload, clock } = await beginVisit();
    expect([await state(visitor), await bars(visitor)]).toEqual(['running', 0]);
    await clock.runFor(200);
    expect(await bars(visitor)).toBe(1);

    payload.release();
    await visitor.page.waitForFunction(() => window.visits.events.includes('swap /long'));
    await visitor.page.waitForSelector('[data-progress=idle]', { state: 'attached' });
    await clock.runFor(500);

    expect(await bars(visitor)).toBe(0);
    expect((await visitor.record()).progress).toEqual([
      'idle',
      'running',
      'idle',
      'running',
      'idle',
    ]);
  });

  test('ends with a visit that the visitor gives up', async () => {
    const { visitor, payload, clock } = await beginVisit();
    visitor.allowConsole(/ERR_ABORTED/);
    await clock.runFor(300);

    await visitor.page.locator('header a[href="/quick"]').dispatchEvent('click');
    expect(await state(visitor)).toBe('idle');
    payload.release();
    await clock.runFor(500);

    expect(await bars(visitor)).toBe(0);
  });

  test('stays full during a long visit, shows its failure, then hides', async () => {
    const { visitor, payload, clock } = await beginVisit();
    visitor.expectConsole(/^console error: Unknown middleware nobody/);
    visitor.site.doctor(LONG, (text) => text.replace('"middleware":[]', '"middleware":["nobody"]'));
    await clock.runFor(6000);
    expect(Math.round(await share(visitor))).toBe(100);

    payload.release();
    await visitor.page.waitForSelector('[data-progress=failed]', { state: 'attached' });
    expect(await bars(visitor)).toBe(1);
    expect(Math.round(await share(visitor))).toBe(100);
    await visitor.page.waitForFunction(() => window.visits.ends === 2);
    await clock.runFor(500);

    expect([await state(visitor), await bars(visitor)]).toEqual(['idle', 0]);
  });
});

describe('there is no progress bar, and the state stays idle,', () => {
  test('on a first load, with middleware or without', async () => {
    const visitor = await arrive('/guarded');
    await visitor.page.waitForSelector('html[data-trace]');

    expect((await visitor.record()).progress).toEqual(['idle']);
    expect(visitor.site.requests.filter((path) => path.includes('progress-bar'))).toEqual([]);
  });

  test('for a prefetched page', async () => {
    const visitor = await arriveInStillTime(arrive, '/');
    const payload = visitor.site.hold(LONG);
    await visitor.page.locator('a[href="/long"]').first().dispatchEvent('touchstart');
    await payload.asked;

    await visitor.page.clock.runFor(1000);
    payload.release();

    expect((await visitor.record()).progress).toEqual(['idle']);
    expect(await bars(visitor)).toBe(0);
  });

  test('for a link to a place on the same page', async () => {
    const visitor = await arrive('/long');
    await visitor.click('To the end');

    expect((await visitor.record()).progress).toEqual(['idle']);
  });
});
