import type { Page } from 'playwright-core';

/** A state that a visitor can bring a page into. */
export interface PageState {
  name: string;
  /** Brings the page into it, from the state before. @returns whether the page has such a state. */
  enter: (page: Page) => Promise<boolean>;
  leave?: (page: Page) => Promise<void>;
}

const pressEscape = (page: Page) => page.keyboard.press('Escape');

/** No page, and not the address of the page that says so. */
const NOWHERE = '/no/page/either';

/**
 * The states of a page at rest, in an order in which each can follow the one before. They are found by what every
 * page of every site may have (buttons, disclosures, forms), not by names, so that a new block is in from its start.
 */
export const PAGE_STATES: readonly PageState[] = [
  { name: 'rest', enter: async () => true },
  {
    name: 'menu',
    enter: async (page) => {
      const opener = page.locator('header :is(button, summary):visible').first();
      if ((await opener.count()) === 0) return false;
      await opener.click();
      await page.locator('dialog[open], header details[open]').first().waitFor();
      return true;
    },
    leave: pressEscape,
  },
  {
    name: 'disclosures',
    enter: (page) =>
      page.evaluate(() => {
        const closed = document.querySelectorAll<HTMLElement>('main details:not([open]) > summary');
        for (const summary of closed) summary.click();
        return closed.length > 0;
      }),
  },
  {
    name: 'dialog',
    enter: async (page) => {
      await page.evaluate(() => {
        const isPressed = () => document.querySelector('dialog[open]') !== null;
        const buttons = document.querySelectorAll<HTMLElement>(
          'main :is(button, a[data-behavior])',
        );
        for (const button of buttons)
          if (button.closest('form') === null && !isPressed()) button.click();
      });
      return (await page.locator('dialog[open]').count()) > 0;
    },
    leave: pressEscape,
  },
  {
    name: 'buttons pressed',
    enter: (page) =>
      page.evaluate(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>('main button')].filter(
          (button) => !button.closest('form, dialog') && button.checkVisibility(),
        );
        for (const button of buttons) button.click();
        return buttons.length > 0;
      }),
    leave: pressEscape,
  },
  {
    name: 'motion stopped',
    enter: async (page) => {
      const control = page.locator('[role=switch]:visible');
      if ((await control.count()) === 0) return false;
      await control.first().click();
      return true;
    },
  },
  {
    name: 'form errors',
    enter: async (page) => {
      const send = page.locator('main form [type=submit]').first();
      if ((await send.count()) === 0) return false;
      await send.click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      return true;
    },
  },
  {
    name: 'form sent',
    enter: async (page) => {
      if ((await page.locator('#sent').count()) === 0) return false;
      await page.evaluate(() => location.assign('#sent'));
      return true;
    },
  },
  {
    name: 'visit to no page',
    enter: async (page) => {
      const link = page.locator('main a[href^="/"]:visible').first();
      if ((await link.count()) === 0 || (await page.locator('[role=switch]').count()) === 0) {
        return false;
      }
      await link.evaluate((element, to) => element.setAttribute('href', to), NOWHERE);
      await link.click();
      await page.waitForURL(`**${NOWHERE}`, { waitUntil: 'commit' });
      return true;
    },
  },
];
