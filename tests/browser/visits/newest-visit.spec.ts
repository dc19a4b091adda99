import { describe, expect, test } from 'vitest';
import { setupVisits } from '../../support/visits/setup-visits.ts';

const arrive = setupVisits();

// `unit/runtime/visit/races.test.ts` tries many more orders.
describe('the newest visit wins', () => {
  test('when the visitor goes back, back and forward at once: the page in the middle is shown, once', async () => {
    const visitor = await arrive('/');
    visitor.allowConsole(/ERR_ABORTED/);
    await visitor.visit('Quick');
    await visitor.visit('Night');
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

    expect(await visitor.shown()).toEqual(['/quick', 'Quick']);
    expect(await visitor.page.title()).toBe('A quick page');
    const steps = ['start /quick', 'start /', 'start /quick', 'swap /quick', 'end /quick'];
    expect((await visitor.events()).slice(6)).toEqual(steps);
    await visitor.visit(() => visitor.go(1));
    expect(await visitor.shown()).toEqual(['/night', 'Night']);
  });

  test('even over a page load that the runtime has asked for', async () => {
    const visitor = await arrive('/');
    visitor.allowConsole(/ERR_ABORTED/, /status of 500/);
    const { page, site } = visitor;
    site.answer('/long/payload.json', { status: 500 });
    const load = site.hold('/long');
    const quick = site.hold('/quick/payload.json');
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
});
