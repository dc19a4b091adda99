import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pageErrors } from '../browser/page-errors.ts';
import { holdBack } from '../browser/prepare-page.ts';
import { setupSharedContext } from '../browser/setup-browser.ts';
import { setupSite } from '../browser/setup-site.ts';
import { FOREIGN_CHANGES, type ForeignChange } from './foreign-changes.ts';

/** What three of the others do to one island. */
export const MIXED: ForeignChange[] = [
  'a translator wraps all words',
  'a checker adds attributes and shadow trees',
  'a CDN hides mail addresses and removes comments',
];

/**
 * Call it once at the top of a spec: returns a function that opens the contact page, and keeps the script of its form back
 * until it is to `arrive`.
 */
export function setupChangedIslands() {
  const openPage = setupSharedContext();
  const at = setupSite();
  return async () => {
    const page = await openPage();
    page.setDefaultTimeout(5000);
    const errors = pageErrors(page);
    const mails: string[] = [];
    const client = await page.context().newCDPSession(page);
    await client.send('Page.enable');
    client.on('Page.frameRequestedNavigation', ({ url }) => mails.push(decodeURIComponent(url)));
    const { release } = await holdBack(page, /\/EnquiryForm-/);
    await page.goto(at('/contact'));
    await page.locator('html[data-connection]').waitFor();
    const island = page.locator('react-island[module*="/EnquiryForm-"]');
    const script = await island.getAttribute('module');
    return {
      page,
      island,
      change: async (changes: readonly ForeignChange[]) => {
        for (const each of changes) await island.evaluate(FOREIGN_CHANGES[each]);
      },
      /** Waits until the script is there. */
      arrive: () => {
        release();
        return page.evaluate(`import('${script}').then(() => {})`);
      },
      /** Waits for the message in the mail program. */
      sent: async () => {
        await expect.poll(() => mails).toHaveLength(1);
        return mails[0];
      },
      errors: () => errors.filter((error) => !error.includes('mailto:')),
    };
  };
}

/** Everything but the name. */
export async function fillInRest(page: Page): Promise<void> {
  await page.locator('#enquiry-email').fill('ada@countess.example');
  await page.locator('#enquiry-stuck').fill('No engine');
  await page.locator('[name=deadline]').nth(1).check();
}
