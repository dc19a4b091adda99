import { describe, expect, test } from 'vitest';
import { openPage } from '../../support/browser/open-page.ts';
import { expectQuiet } from '../../support/browser/page-errors.ts';
import { holdBack } from '../../support/browser/prepare-page.ts';
import { serveFaults } from '../../support/faults/serve-faults.ts';
import { FOREIGN_CHANGES, type ForeignChange } from '../../support/islands/foreign-changes.ts';

const CHANGES: ForeignChange[] = [
  'a translator wraps all words',
  'an extension puts fields of its own in front',
  'a password manager puts buttons and hidden fields before fields',
  'a checker adds attributes and shadow trees',
];

describe.each<{ island: string; changes: ForeignChange[] }>([
  { island: 'an island', changes: [] },
  { island: 'an island that others change meanwhile', changes: CHANGES },
])('in $island', ({ changes }) => {
  test.each(['click', 'key'])(
    'a %s before it is hydrated is replayed once, on the same element, with its focus',
    async (type) => {
      const { page, release } = await open('Recorder', changes);
      const log = page.locator('output').first();
      if (type === 'click') await page.locator('#two').click();
      else await page.locator('#two').press('ArrowDown');
      await release();
      const event = type === 'click' ? 'click' : 'keydown';
      expect(await log.textContent()).toBe(` focus two ${event} two`);
      await page.locator('#one').click();
      await expect.poll(() => log.textContent()).toMatch(/click one$/);
    },
  );

  test.each(['its button', 'the Enter key'])(
    'a form that is sent by %s is not sent by the browser, keeps what is typed, and is sent by React, once',
    async (way) => {
      const { page, site, release } = await open('Signup', changes);
      const [city, name] = [page.getByLabel('City'), page.getByLabel('Name')];
      await name.fill('Ada');
      await city.fill('Bristol');
      if (way === 'its button') await page.getByRole('button', { name: 'Send' }).click();
      else await city.press('Enter');
      await release();

      await page.getByText('Sent Bristol and Ada.', { exact: true }).waitFor();
      expect([await city.inputValue(), await name.inputValue()]).toEqual(['Bristol', 'Ada']);
      expect(site.documents()).toBe(1);
    },
  );

  test('React knows and keeps what was chosen before it was there', async () => {
    const { page, release } = await open('Choices', changes);
    await page.getByLabel('Fragile').check();
    await page.getByLabel('fast').check();
    await page.getByLabel('Size').selectOption('large');
    await page.getByLabel('Stamps').selectOption(['blue', 'gold']);
    await release();

    await page.getByText('fragile, fast, large, blue, gold', { exact: true }).waitFor();
    await page.getByLabel('Fragile').uncheck();
    await page.getByText('sturdy, fast, large, blue, gold', { exact: true }).waitFor();
    expect(await page.getByLabel('fast').isChecked()).toBe(true);
    expect(await page.getByLabel('Size').inputValue()).toBe('large');
  });

  test('what is written stays, and so do the focus and the caret', async () => {
    const { island, page, release } = await open('Desk', changes);
    const [reader, letter] = [island.getByLabel('Reader'), island.getByLabel('Letter')];
    await reader.fill('Ada');
    await letter.fill('Dear Ada,\n'.repeat(30));
    await letter.evaluate((field: HTMLTextAreaElement) => {
      field.setSelectionRange(5, 8);
    });
    await release();

    await island.getByText('300 letters', { exact: true }).waitFor();
    const state = await island.locator('textarea:focus').evaluate((field: HTMLTextAreaElement) => {
      const { selectionStart, selectionEnd } = field;
      return [selectionStart, selectionEnd];
    });
    expect(state).toEqual([5, 8]);
    await page.keyboard.type('Eve');
    await island.getByText('300 letters', { exact: true }).waitFor();
    expect(await reader.inputValue()).toBe('Ada');
  });
});

/**
 * Opens the page of islands, and delays the script of one of them until `release`, which makes the changes and lets it
 * arrive.
 */
async function open(name: string, changes: readonly ForeignChange[]) {
  const site = await serveFaults();
  const page = await openPage();
  page.setDefaultTimeout(5000);
  expectQuiet(page);
  const { release: arrive } = await holdBack(page, new RegExp(`/${name}-`));
  await page.goto(site.at('/islands'));
  const island = page.locator(`react-island[module*="/${name}-"]`);
  const release = async () => {
    for (const change of changes) await island.evaluate(FOREIGN_CHANGES[change]);
    arrive();
    await island.and(page.locator('[data-state=hydrated]')).waitFor();
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  return { page, site, island, release };
}
