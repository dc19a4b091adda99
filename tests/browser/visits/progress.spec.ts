import { describe, expect, test } from 'vitest';
import { setupVisits } from '../../support/visits/setup-visits.ts';
import { arriveInStillTime } from '../../support/visits/still-time.ts';

// `unit/runtime/visit/progress.test.ts` has all times.
const arrive = setupVisits();

const LONG = '/long/payload.json';

/** Starts a visit whose payload waits for the test, with the clock stopped. */
async function beginVisit() {
  const visitor = await arriveInStillTime(arrive, '/');
  const { page, site } = visitor;
  // The first visit loads the bar's script, and may end before it has come.
  const script = page.waitForResponse(/\/progress-bar-/);
  await visitor.visit('Quick');
  await (await script).finished();
  await page.clock.runFor(1000);
  const payload = site.hold(LONG);
  await visitor.follow('/long');
  await payload.asked;
  const bars = page.locator('#nprogress .bar');
  return {
    visitor,
    payload,
    clock: page.clock,
    /** The state, how many bars there are, and the position of the bar in percent. */
    look: async () => [
      await page.locator('html').getAttribute('data-progress'),
      ...(await bars.evaluateAll((all) =>
        all.map((bar) =>
          Math.round(100 + Number.parseFloat(bar.style.transform.replace(/^\w+\(/, ''))),
        ),
      )),
    ],
  };
}

describe('the progress bar', () => {
  test('shows during a visit, and hides after it', async () => {
    const { visitor, payload, clock, look } = await beginVisit();
    expect(await look()).toEqual(['running']);
    await clock.runFor(200);
    expect(await look()).toEqual(['running', 2]);

    payload.release();
    await visitor.page.waitForFunction(() => window.visits.events.includes('swap /long'));
    await visitor.page.waitForSelector('[data-progress=idle]', { state: 'attached' });
    await clock.runFor(500);

    expect(await look()).toEqual(['idle']);
    const course = ['idle', 'running', 'idle', 'running', 'idle'];
    expect((await visitor.record()).progress).toEqual(course);
  });

  test('stays full during a long visit, shows its failure, then hides', async () => {
    const { visitor, payload, clock, look } = await beginVisit();
    visitor.expectConsole(/^console error: Unknown middleware nobody/);
    visitor.site.doctor(LONG, (text) => text.replace('"middleware":[]', '"middleware":["nobody"]'));
    await clock.runFor(6000);
    expect(await look()).toEqual(['running', 100]);

    payload.release();
    await visitor.page.waitForSelector('[data-progress=failed]', { state: 'attached' });
    expect(await look()).toEqual(['failed', 100]);
    await visitor.page.waitForFunction(() => window.visits.ends === 2);
    await clock.runFor(500);

    expect(await look()).toEqual(['idle']);
  });
});

test('there is no progress bar on a first load, for a prefetched page, or for a link to a place on the same page', async () => {
  const visitor = await arrive('/guarded');
  await visitor.page.waitForSelector('html[data-trace]');
  await visitor.prefetch('/long');
  await visitor.open('/long');
  await visitor.click('To the end');

  expect((await visitor.record()).progress).toEqual(['idle']);
  expect(visitor.site.requests.filter((path) => path.includes('progress-bar'))).toEqual([]);
});
