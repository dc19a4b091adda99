import { describe, expect, test } from 'vitest';
import type { ForeignChange } from '../../support/islands/foreign-changes.ts';
import {
  fillInRest,
  MIXED,
  setupChangedIslands,
} from '../../support/islands/setup-changed-islands.ts';

const open = setupChangedIslands();

describe('in a form that others change once React is at work', () => {
  test.each<{ changes: ForeignChange[] }>([
    { changes: ['a translator wraps all words'] },
    { changes: ['a dictionary wraps each word', 'an extension wraps everything'] },
    { changes: ['an extension wraps fields', 'a CDN removes comments'] },
    { changes: ['a script puts copies in place of fields and buttons'] },
  ])('sentences still change, and nothing fails: $changes', async ({ changes }) => {
    const { page, island, change, arrive, errors } = await open();
    await page.locator('#enquiry-name').click();
    await arrive();
    await island.and(page.locator('[data-state=hydrated]')).waitFor();
    const [send, copy] = ['[type=submit]:not([value])', '[value=copy]'].map((button) =>
      page.locator(`#enquiry ${button}`),
    );
    const summary = page.locator('.error-summary :is(h2, h3, h4)');
    const email = page.locator('#enquiry-email');
    await change(changes);
    await send?.click();
    expect(await summary.textContent()).toBe('Four answers still to complete');
    await change(changes);
    await email.fill('ada');
    await email.blur();
    await page.locator('#enquiry-email-error', { hasText: 'with an @' }).waitFor();
    await fillInRest(page);
    await page.locator('#enquiry-name').fill('Ada');
    await page.locator('#enquiry-name').blur();
    await summary.waitFor({ state: 'detached' });
    await send?.click();
    const status = page.locator('.enquiry-form__status');
    await status.getByText('Your email app should').waitFor();
    await change(changes);
    await copy?.click();
    await status.getByText('paste it into').waitFor();

    expect(await status.textContent()).not.toContain('Your email app should');
    expect(await island.getAttribute('data-state')).toBe('hydrated');
    expect(errors()).toEqual([]);
  });
});

test('a filter that others have changed works, and goes on when they change it again', async () => {
  const { page, island, change, arrive, errors } = await open('/', 'PortfolioFilter');
  await change(MIXED);
  await island.scrollIntoViewIfNeeded();
  await arrive();
  await island.and(page.locator('[data-state=hydrated]')).waitFor();
  const status = island.getByRole('status');
  for (const line of ['Collaboration', 'Cloud']) {
    await change(MIXED);
    await island.getByRole('button', { name: line }).click();
    await status.getByText(new RegExp(`^${line}: \\d of \\d+ jobs$`)).waitFor();
  }
  expect(errors()).toEqual([]);
});
