import { expect, test } from 'vitest';
import { arrive } from '../../support/visits/arrive.ts';

// `unit/runtime/visit/progress.test.ts` has all times.

const LONG = '/long.payload.json';

test('the progress bar shows during a visit, stays full if that is long, shows its failure, and hides', async () => {
  const visitor = await arrive('/', { isStill: true });
  const { page, site } = visitor;
  const { clock } = page;
  visitor.expectConsole(/^console error: Unknown middleware nobody/);
  /** The state, and the position of each bar in percent. */
  const look = async () => [
    await page.locator('html').getAttribute('data-progress'),
    ...(await page
      .locator('#nprogress .bar')
      .evaluateAll((all) =>
        all.map((bar) =>
          Math.round(100 + Number.parseFloat(bar.style.transform.replace(/^\w+\(/, ''))),
        ),
      )),
  ];
  // The first visit loads the bar's script, and may end before it has come.
  const script = page.waitForResponse(/\/progress-bar-/);
  await visitor.visit('Quick');
  await (await script).finished();
  await clock.runFor(1000);
  const payload = site.hold(LONG);
  await visitor.follow('/long');
  await payload.asked;
  expect(await look()).toEqual(['running']);
  await clock.runFor(200);
  expect(await look()).toEqual(['running', 2]);
  await clock.runFor(6000);
  expect(await look()).toEqual(['running', 100]);

  site.doctor(LONG, (text) => text.replace('"middleware":[]', '"middleware":["nobody"]'));
  payload.release();
  await page.waitForSelector('[data-progress=failed]', { state: 'attached' });
  expect(await look()).toEqual(['failed', 100]);
  await page.waitForFunction(() => window.visits.ends === 2);
  await clock.runFor(500);

  expect(await look()).toEqual(['idle']);
  const course = ['idle', 'running', 'idle', 'running', 'failed', 'idle'];
  expect((await visitor.record()).progress).toEqual(course);
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
