import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setupVisits } from '../../support/visits/setup-visits.ts';

const arrive = setupVisits();

/** Some links that are visits, and the addresses they lead to; `unit/runtime/visit/links.test.ts` has all. */
const OURS = [
  ['<a href="quick?a=1#end">Go</a>', '/quick?a=1#end'],
  ['<a href="/%71uic%6B/index.html#end"><b><i>Go</i></b></a>', '/quick#end'],
  [
    '<svg width="50" height="50"><a href="/quick"><rect width="50" height="50" /><text y="20">Go</text></a></svg>',
    '/quick',
  ],
] as const;

/** Some links that are not, whatever is clicked with. */
const OTHERS = [
  '<a href="/long" target="_top">Go</a>',
  '<a href="http://[">Go</a>',
  '<a href="https://elsewhere.example/long">Go</a>',
];

/** Some ways to click an ordinary link that leave it to the browser. */
const CLICKS = [
  { modifiers: ['ControlOrMeta'] },
  { modifiers: ['Shift'] },
  { button: 'middle' },
] satisfies Parameters<Locator['click']>[0][];

const go = (page: Page) => page.getByText('Go', { exact: true }).first();

test('a link to a page of the site is a visit, however it is written, followed by the mouse, the keyboard or a script, and loads no document', async () => {
  const visitor = await arrive('/');
  for (const [html, address] of OURS) {
    await visitor.addToPage(html);

    await visitor.visit(() => go(visitor.page).click());

    await expect.poll(() => visitor.address, { message: html }).toBe(address);
    expect(await visitor.page.locator('h1').allTextContents(), html).toEqual(['Quick']);
    await visitor.visit(() => visitor.go(-1));
  }
  await visitor.visit(() => visitor.link('/long').press('Enter'));
  await expect.poll(() => visitor.address).toBe('/long');
  await visitor.visit(() => visitor.follow('/quick'));
  await expect.poll(() => visitor.address).toBe('/quick');
  expect(visitor.documents).toEqual(['/']);
});

test('other links and other clicks are left to the browser, and one that another script has dealt with is no visit', async () => {
  const visitor = await arrive('/');
  const { page } = visitor;
  // What the browser then does differs between systems; here it counts only that the browser may do it.
  await page.evaluate(() => {
    for (const type of ['click', 'auxclick']) {
      addEventListener(type, (event) => {
        document.body.dataset.prevented = `${event.defaultPrevented}`;
        event.preventDefault();
      });
    }
  });
  const outcome = () =>
    page.evaluate(() => {
      const { prevented } = document.body.dataset;
      delete document.body.dataset.prevented;
      return { prevented, events: window.visits.events };
    });
  const expected = { prevented: 'false', events: [] };

  for (const html of OTHERS) {
    await visitor.addToPage(html);
    await go(page).click();
    expect(await outcome(), html).toEqual(expected);
  }
  for (const click of CLICKS) {
    await visitor.link('/long').click(click);
    expect(await outcome(), JSON.stringify(click)).toEqual(expected);
  }
  await visitor
    .link('/quick')
    .evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await visitor.click('Quick');
  expect(await outcome()).toEqual({ prevented: 'true', events: [] });
  expect(await visitor.shown()).toEqual(['/', 'Home']);
});

test('the browser loads what is left to it, and sends a form with its query', async () => {
  const visitor = await arrive('/');
  await visitor.addToPage('<a href="/long" rel="external">Go</a>');
  await visitor.load('Go');
  await visitor.addToPage(
    '<form action="/long"><input name="q" value="x"><button>Go</button></form>',
  );
  await visitor.load(() => go(visitor.page).click());

  expect(visitor.documents).toEqual(['/', '/long', '/long?q=x']);
});
