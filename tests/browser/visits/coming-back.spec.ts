import { expect, test } from 'vitest';
import { setupVisits } from '../../support/visits/setup-visits.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

const arrive = setupVisits();

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
  'several steps back, over the same page at another entry': async (visitor) => {
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
