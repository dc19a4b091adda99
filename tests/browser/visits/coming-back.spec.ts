import { expect, test } from 'vitest';
import { arrive } from '../../support/visits/arrive.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

/** Which questions are open, and what is filled in. */
const controls = ({ page }: Visitor) =>
  page.evaluate(() => ({
    open: Array.from(document.querySelectorAll('details'), ({ open }) => open),
    fields: Array.from(document.querySelectorAll('input'), ({ type, checked, value }) =>
      type === 'checkbox' ? checked : value,
    ),
  }));

/** Uses every control, and scrolls. */
async function useControls({ page }: Visitor): Promise<void> {
  for (const name of ['First', 'Second', 'Third']) await page.getByText(name).click();
  await page.getByLabel('Text').fill('my text');
  await page.getByLabel('Box').check();
  await page.getByLabel('Card number').fill('4111111111111111');
  await page.evaluate(() => scrollTo(0, 2500));
}

const WAYS: Record<string, (visitor: Visitor) => Promise<void>> = {
  'several steps back, over the same page at another entry': async (visitor) => {
    await visitor.visit('Quick');
    await visitor.visit('Controls');
    await visitor.visit('Night');
    await visitor.visit(() => visitor.go(-3));
  },
  'a step back over another document': async (visitor) => {
    await visitor.load(() => visitor.page.goto(visitor.site.at('/quick')));
    await visitor.load(() => visitor.go(-1));
  },
  'a reload': (visitor) => visitor.load(() => visitor.page.reload()),
};

test.each(Object.entries(WAYS))(
  '%s brings back which questions with an id were open, at the same position, and nothing that was filled in',
  async (_, comeBack) => {
    const visitor = await arrive('/');
    await visitor.visit('Controls');
    await useControls(visitor);

    await comeBack(visitor);

    await visitor.page.waitForFunction(() => scrollY === 2500);
    const { open, fields } = await controls(visitor);
    // The second is open as it is made, and may have been opened anew where a document is loaded again.
    expect([open[0], open[2]]).toEqual([true, false]);
    // What is in the fields of a document that is loaded again is the browser's, as on any page.
    if (visitor.documents.length === 1) expect(fields).toEqual(['', false, '']);
    const stored = await visitor.page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(stored).not.toMatch(/my text|4111/);
  },
);

test('a page that is visited by a link is as it was made, and a step to a place on it changes nothing', async () => {
  const visitor = await arrive('/controls');
  const made = await controls(visitor);
  await useControls(visitor);
  await visitor.addToPage('<a href="#second">To the second</a>');
  await visitor.page.evaluate(() => scrollTo(0, 0));
  await visitor.click('To the second');
  await visitor.page.getByText('First').click();
  await visitor.go(-1);
  await expect.poll(() => visitor.address).toBe('/controls');
  expect((await controls(visitor)).open).toEqual([false, false, true]);

  await visitor.visit('Quick');
  await visitor.visit('Controls');

  expect(await controls(visitor)).toEqual(made);
});

test('what a visitor types, opens and scrolls before the scripts of a reloaded page arrive stays', async () => {
  const visitor = await arrive('/');
  await visitor.visit('Controls');
  await useControls(visitor);
  const { page } = visitor;
  const { promise: arrival, resolve: arriveNow } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  visitor.allowConsole(/ERR_ABORTED/);
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Text').fill('new text');
  await page.getByText('Third').click();
  await page.evaluate(() => scrollTo(0, 800));

  arriveNow();
  await visitor.awake();

  expect(await page.getByLabel('Text').inputValue()).toBe('new text');
  expect((await controls(visitor)).open).toEqual([false, true, true]);
  expect(await visitor.scrollY()).toBe(800);
});

test('a reload whose scripts do not arrive is at the same position, since the browser scrolls there', async () => {
  const visitor = await arrive('/long');
  const { page } = visitor;
  visitor.allowConsole(/ERR_FAILED|ERR_ABORTED/);
  await page.evaluate(() => scrollTo(0, 1200));
  await page.route(/\.js$/, (route) => route.abort());

  await page.reload();

  await page.waitForFunction(() => scrollY === 1200);
  expect(await page.locator('html[data-connection]').count()).toBe(0);
});
