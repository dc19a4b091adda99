import { expect, test } from 'vitest';
import { arrive } from '../../support/visits/arrive.ts';

// `unit/runtime/visit/races.test.ts` has all other orders.
test('the newest visit wins over a page load that the runtime has asked for', async () => {
  const visitor = await arrive('/');
  visitor.allowConsole(/ERR_ABORTED/, /status of 500/);
  const { page, site } = visitor;
  site.answer('/long.payload.json', { status: 500 });
  const load = site.hold('/long');
  const quick = site.hold('/quick.payload.json');
  // While a document is loading, a test cannot reach the page, so the page clicks by itself when the server says so.
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

  expect(await visitor.shown()).toEqual(['/night', 'Night']);
  expect(visitor.documents).toEqual(['/', '/long']);
});
