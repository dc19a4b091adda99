import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { arrive } from '../../support/visits/arrive.ts';

/** Some links that are visits, and the addresses they lead to; `unit/runtime/visit/links.test.ts` has all. */
const OURS = [
  ['<a href="quick?a=1#end">Go</a>', '/quick?a=1#end'],
  ['<a href="/quick/index.html#end"><b><i>Go</i></b></a>', '/quick#end'],
  [
    '<svg width="50" height="50"><a href="/quick"><rect width="50" height="50" /><text y="20">Go</text></a></svg>',
    '/quick',
  ],
] as const;

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
