import { describe, expect, test } from 'vitest';
import {
  errorWords,
  mailWords,
} from '../../../components/blocks/ContactForm/contact-form.content.ts';
import { contactPage } from '../../../pages/contact.content.ts';
import type { ForeignChange } from '../../support/islands/foreign-changes.ts';
import {
  fillInRest,
  MIXED,
  setupChangedIslands,
} from '../../support/islands/setup-changed-islands.ts';

const open = setupChangedIslands();
const [, address, , about, , deadline] = contactPage.form.form.fields;

const [BEFORE, MEANWHILE, AFTER] = [
  'before its script is asked for',
  'while its script is on its way',
  'when its script has come, but is not at work yet',
];

/** Changes that different others may have made to one page. */
const CHANGES: ForeignChange[][] = [
  ['a translator wraps all words', 'a checker adds attributes and shadow trees'],
  [
    'a password manager puts buttons and hidden fields before fields',
    'an extension puts fields of its own in front',
    'a CDN hides mail addresses and removes comments',
  ],
  ['an extension wraps everything', 'a script puts copies in place of fields and buttons'],
];

const named = (changes: ForeignChange[]) => ({ changes, name: changes.join(', ') });

describe.each([BEFORE, MEANWHILE, AFTER])('in a form that others change %s', (moment) => {
  // What can be changed does not depend on the moment.
  test.each(moment === BEFORE ? CHANGES.map(named) : [named(MIXED)])(
    'what is typed, the focus and the caret stay, and the message is sent: $name',
    async ({ changes }) => {
      const { page, island, change, arrive, sent, errors } = await open();
      const name = page.locator('#enquiry-name');
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
      await island.and(page.locator('[data-state=hydrated]')).waitFor();
      await page.keyboard.type('G. ');

      expect(await name.inputValue()).toBe('Ada G. Byron');
      await fillInRest(page);
      await page.locator('#enquiry [type=submit]').first().click();
      expect(await sent()).toContain('Ada G. Byron');
      expect(errors()).toEqual([]);
    },
  );

  test('what is chosen stays, and a press on the button sends the message', async () => {
    const { page, island, change, arrive, sent, errors } = await open();
    if (moment === BEFORE) await change(MIXED);
    await page.locator('#enquiry-name').fill('Ada');
    await fillInRest(page);
    await page.locator('#design').click();
    await page.locator('#enquiry [type=submit]').first().hover();
    await page.mouse.down();
    if (moment === AFTER) {
      await arrive();
      expect(await island.getAttribute('data-state')).toBe('loading');
      await change(MIXED);
    }
    await page.mouse.up();
    if (moment === MEANWHILE) await change(MIXED);
    await arrive();

    const message = await sent();
    const choices = [about.options[1].value, deadline.options[1].value];
    for (const words of ['Ada', 'ada@countess.example', ...choices, 'No engine']) {
      expect(message).toContain(words);
    }
    expect(errors()).toEqual([]);
  });

  test('the button is pressed by the space bar, too', async () => {
    const { page, change, arrive, errors } = await open();
    if (moment === BEFORE) await change(MIXED);
    await page.locator('#enquiry [type=submit]').first().focus();
    await page.keyboard.down(' ');
    if (moment === MEANWHILE) await change(MIXED);
    await arrive();
    if (moment === AFTER) await change(MIXED);
    await page.keyboard.up(' ');

    await page.getByText(errorWords.incomplete(4)).waitFor();
    expect(errors()).toEqual([]);
  });

  test('what is composed with an input method stays whole', async () => {
    const { page, island, change, arrive, errors } = await open();
    const client = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      client.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    const name = page.locator('#enquiry-name');
    if (moment === BEFORE) await change(MIXED);
    await name.fill('氏');
    await name.press('Home');
    await compose('に');
    if (moment === MEANWHILE) await change(MIXED);
    await arrive();
    await compose('にほん');
    if (moment === AFTER) await change(MIXED);
    await compose('にほんご');
    expect(await island.getAttribute('data-state')).toBe('loading');
    await client.send('Input.insertText', { text: '日本語' });
    await island.and(page.locator('[data-state=hydrated]')).waitFor();
    await page.keyboard.type('の');

    expect(await name.inputValue()).toBe('日本語の氏');
    expect(errors()).toEqual([]);
  });
});

test.each<{ changes: ForeignChange[] }>([
  { changes: ['a translator wraps all words'] },
  { changes: ['an extension wraps everything'] },
  { changes: ['a CDN hides mail addresses and removes comments'] },
  { changes: ['a script puts copies in place of fields and buttons'] },
])(
  'in a form that others change once React is at work, sentences still change, and nothing fails: $changes',
  async ({ changes }) => {
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
    await page.locator('#enquiry-email-error', { hasText: address.error }).waitFor();
    await fillInRest(page);
    await page.locator('#enquiry-name').fill('Ada');
    await page.locator('#enquiry-name').blur();
    await summary.waitFor({ state: 'detached' });
    await send?.click();
    const status = page.locator('.enquiry-form__status');
    await status.getByText(mailWords.opened.result).waitFor();
    await change(changes);
    await copy?.click();
    await status.getByText(mailWords.uncopied.result).waitFor();

    expect(await status.textContent()).not.toContain(mailWords.opened.result);
    expect(await island.getAttribute('data-state')).toBe('hydrated');
    expect(errors()).toEqual([]);
  },
);
