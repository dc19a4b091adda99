import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  errorWords,
  mailWords,
} from '../../../components/blocks/ContactForm/contact-form.content.ts';
import { contactPage } from '../../../pages/contact.content.ts';
import { at } from '../../support/browser/built-site.ts';
import { openPage } from '../../support/browser/open-page.ts';
import { expectQuiet } from '../../support/browser/page-errors.ts';
import { holdBack } from '../../support/browser/prepare-page.ts';
import { FOREIGN_CHANGES, type ForeignChange } from '../../support/islands/foreign-changes.ts';

const [, address, , about, , deadline] = contactPage.form.form.fields;

const [BEFORE, MEANWHILE, AFTER] = [
  'before its script is asked for',
  'while its script is on its way',
  'when its script has come, but is not at work yet',
];

/** What three of the others do to one island. */
const MIXED: ForeignChange[] = [
  'a translator wraps all words',
  'a checker adds attributes and shadow trees',
  'a CDN hides mail addresses and removes comments',
];

// `replay.spec.ts` has what is pressed and chosen in smaller forms. What can be changed does not depend on the moment.
test.each<{ moment: string | undefined; changes: ForeignChange[] }>([
  { moment: BEFORE, changes: MIXED },
  {
    moment: BEFORE,
    changes: [
      'a password manager puts buttons and hidden fields before fields',
      'an extension puts fields of its own in front',
    ],
  },
  {
    moment: BEFORE,
    changes: [
      'an extension wraps everything',
      'a script puts copies in place of fields and buttons',
    ],
  },
  { moment: MEANWHILE, changes: MIXED },
  { moment: AFTER, changes: MIXED },
])(
  'in a form that others change $moment, what is typed, the focus and the caret stay, and the message is sent: $changes',
  async ({ moment, changes }) => {
    const { page, island, name, change, arrive, sent } = await open();
    if (moment === BEFORE) await change(changes);
    if (moment === AFTER) {
      await name.hover();
      await page.mouse.down();
      await arrive();
      expect(await island.getAttribute('data-state')).toBe('loading');
      await change(changes);
      await page.mouse.up();
    } else await name.click();
    await page.keyboard.type('Byron', { delay: 80 });
    await page.keyboard.press('Home');
    if (moment === MEANWHILE) await change(changes);
    void arrive();
    await page.keyboard.type('Ada ', { delay: 80 });
    await isHydrated(island);
    await page.keyboard.type('G. ');

    expect(await name.inputValue()).toBe('Ada G. Byron');
    await fillInRest(page);
    await page.locator('#enquiry [type=submit]').first().click();
    expect(await sent()).toContain('Ada G. Byron');
  },
);

test('in a form that others change while its button is held down, what is chosen stays, and the message is sent', async () => {
  const { page, island, name, change, arrive, sent } = await open();
  await name.fill('Ada');
  await fillInRest(page);
  await page.locator('#design').click();
  await page.locator('#enquiry [type=submit]').first().hover();
  await page.mouse.down();
  await arrive();
  expect(await island.getAttribute('data-state')).toBe('loading');
  await change(MIXED);
  await page.mouse.up();

  const message = await sent();
  const choices = [about.options[1].value, deadline.options[1].value];
  for (const words of ['Ada', 'ada@countess.example', ...choices, 'No engine']) {
    expect(message).toContain(words);
  }
});

test('in a form that others change while its button is held down by the space bar, it is pressed, too', async () => {
  const { page, change, arrive } = await open();
  await page.locator('#enquiry [type=submit]').first().focus();
  await page.keyboard.down(' ');
  await arrive();
  await change(MIXED);
  await page.keyboard.up(' ');

  await page.getByText(errorWords.incomplete(4)).waitFor();
});

test('in a form that others change meanwhile, what is composed with an input method stays whole', async () => {
  const { page, island, name, change, arrive } = await open();
  const client = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    client.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await name.fill('氏');
  await name.press('Home');
  await compose('に');
  await arrive();
  await compose('にほん');
  await change(MIXED);
  await compose('にほんご');
  expect(await island.getAttribute('data-state')).toBe('loading');
  await client.send('Input.insertText', { text: '日本語' });
  await isHydrated(island);
  await page.keyboard.type('の');

  expect(await name.inputValue()).toBe('日本語の氏');
});

test.each<{ changes: ForeignChange[] }>([
  { changes: ['a translator wraps all words'] },
  { changes: ['an extension wraps everything'] },
  { changes: ['a CDN hides mail addresses and removes comments'] },
  { changes: ['a script puts copies in place of fields and buttons'] },
])(
  'in a form that others change once React is at work, sentences still change, and nothing fails: $changes',
  async ({ changes }) => {
    const { page, island, name, change, arrive } = await open();
    await name.click();
    await arrive();
    await isHydrated(island);
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
    await page.locator('#enquiry-email-error', { hasText: address.error }).waitFor();
    await fillInRest(page);
    await name.fill('Ada');
    await name.blur();
    await summary.waitFor({ state: 'detached' });
    await send?.click();
    const status = page.locator('.enquiry-form__status');
    await status.getByText(mailWords.opened.result).waitFor();
    await change(changes);
    await copy?.click();
    await status.getByText(mailWords.uncopied.result).waitFor();

    expect(await status.textContent()).not.toContain(mailWords.opened.result);
    expect(await island.getAttribute('data-state')).toBe('hydrated');
  },
);

/** Opens the contact page, and keeps the script of its form back until it is to `arrive`. */
async function open() {
  const page = await openPage();
  page.setDefaultTimeout(5000);
  expectQuiet(page, /mailto:/);
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
    name: page.locator('#enquiry-name'),
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
  };
}

/** Everything but the name. */
async function fillInRest(page: Page): Promise<void> {
  await page.locator('#enquiry-email').fill('ada@countess.example');
  await page.locator('#enquiry-stuck').fill('No engine');
  await page.locator('[name=deadline]').nth(1).check();
}

const isHydrated = (island: Locator) =>
  island.and(island.page().locator('[data-state=hydrated]')).waitFor();
