import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';
import { setupVisits } from '../../support/visits/setup-visits.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

const arrive = setupVisits();
const openPage = setupSharedContext();
const at = setupSite();

/** What each control of the page has. */
const controls = ({ page }: Visitor) =>
  page.evaluate(() => ({
    open: Array.from(document.querySelectorAll('details'), ({ open }) => open),
    fields: Object.fromEntries(
      Array.from(document.querySelectorAll<HTMLInputElement>('#page [aria-label]'), (field) => [
        field.ariaLabel,
        /checkbox|radio/.test(field.type) ? field.checked : field.value,
      ]),
    ),
    list: Array.from(document.querySelectorAll('option'), ({ selected }) => selected),
    token: document.querySelector<HTMLInputElement>('[name=token]')?.value,
    shown: document.querySelector('output')?.textContent,
  }));

/** Uses every control, and scrolls. */
async function useControls(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.getByText('First').click();
  await page.getByText('Second').click();
  await page.getByText('Third').click();
  for (const name of ['Text', 'Another text', 'Lines', 'Password', 'Code']) {
    await page.getByLabel(name, { exact: true }).fill(`my ${name}`);
  }
  await page.getByLabel('Box').uncheck();
  await page.getByLabel('Two').check();
  await page.getByLabel('List').selectOption(['b', 'c']);
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') };
  await page.getByLabel('File').setInputFiles(file);
  await page.getByRole('button', { name: 'some' }).click();
  await page.getByText('Shown: some').waitFor();
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('[name=token]')?.setAttribute('value', 'changed');
    scrollTo(0, 2500);
  });
}

const USED = {
  open: [true, false, true],
  fields: {
    Text: 'my Text',
    'Another text': 'my Another text',
    Lines: 'my Lines',
    Box: false,
    One: false,
    Two: true,
    List: 'b',
    Password: '',
    Code: '',
    File: '',
  },
  list: [false, true, true],
  token: 'token',
  shown: 'Shown: some',
};

const WAYS: Record<string, (visitor: Visitor) => Promise<void>> = {
  'a step back': async (visitor) => {
    await visitor.visit('Night');
    await visitor.visit(() => visitor.go(-1));
  },
  'several steps, over the same page at another entry': async (visitor) => {
    await visitor.visit('Quick');
    await visitor.visit('Controls');
    expect((await controls(visitor)).fields.Text).toBe('');
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
  '%s brings back what was open, filled in and pressed, at the same position, but no secrets',
  async (_, comeBack) => {
    const visitor = await arrive('/');
    await visitor.visit('Controls');
    await useControls(visitor);

    await comeBack(visitor);

    expect(await visitor.scrollY()).toBe(2500);
    await visitor.page.getByText('Shown: some').waitFor();
    expect(await controls(visitor)).toEqual(USED);
  },
);

test('a page that is visited by a link is as it was made, and a step to a place on it changes nothing', async () => {
  const visitor = await arrive('/controls');
  const made = await controls(visitor);
  await useControls(visitor);
  await visitor.addToPage('<a href="#third">To the third</a>');
  await visitor.page.evaluate(() => scrollTo(0, 0));
  await visitor.click('To the third');
  await visitor.page.getByText('First').click();
  await visitor.go(-1);
  await expect.poll(() => visitor.address).toBe('/controls');
  expect((await controls(visitor)).open).toEqual([false, false, true]);

  await visitor.visit('Quick');
  await visitor.visit('Controls');

  expect(await controls(visitor)).toEqual(made);
});

test('the filter of the jobs, its unfolded answers and the position come back together', async () => {
  const page = await openPage();
  await page.goto(at('/'));
  await chooseLine(page, 'Design');
  const row = page.locator('.portfolio__job:visible').last();
  await row.locator('summary').click();
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await shown(page);
  expect(before.lines).toEqual(before.lines.map(() => 2));

  const link = page.locator('a[href^="/contact"]:visible').first();
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForURL(`${at('/contact')}*`);
  await page.evaluate(() =>
    document.addEventListener('visit:swap', () => {
      document.documentElement.dataset.atSwap = `${scrollY}`;
    }),
  );
  await page.goBack();

  await page.locator('.portfolio react-island[data-state=hydrated]').waitFor();
  expect(await shown(page)).toEqual(before);
  expect(await page.locator('html').getAttribute('data-at-swap')).toBe(`${before.scrollY}`);
  await expect
    .poll(() => page.locator('.portfolio [role=status]').textContent())
    .toMatch(/^Design: /);
  await chooseLine(page, 'All');
  await expect
    .poll(async () => (await shown(page)).lines.length)
    .toBeGreaterThan(before.lines.length);
});

async function chooseLine(page: Page, name: string): Promise<void> {
  const section = page.locator('.portfolio');
  await section.scrollIntoViewIfNeeded();
  await section.locator('[data-ready="true"]').waitFor();
  await section.getByRole('button', { name }).click();
}

const shown = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('.portfolio__job')].filter((row) =>
      row.checkVisibility(),
    );
    return {
      lines: rows.map((row) => Number(row.dataset.line)),
      open: rows.map((row) => row.querySelector('details')?.open),
      scrollY,
    };
  });
