import type { Locator, Page } from 'playwright-core';
import { noticeWords } from '../../../components/blocks/ContactForm/contact-form.content.ts';
import { contactPage } from '../../../pages/contact.content.ts';
import { axeViolations } from '../browser/axe.ts';
import type { FormEndpointServer } from './form-endpoint.ts';

/** The choices of the form, in the site's words. */
const [, , , about, , deadline] = contactPage.form.form.fields;
const [firstLine, , , lastLine] = about.options;

/** What an enquirer fills in, as an endpoint receives it. */
export const WRITTEN = {
  name: 'Hanna Pryce',
  email: 'hanna@northmoor.example',
  about: `${firstLine.value}, ${lastLine.value}`,
  stuck: 'Our desk is an inbox, “since March”.\nNobody can see who has what & why.',
  deadline: deadline.options[2].value,
  date: 'Before the 31st, at 100 %',
};

/** Somebody who fills in the form on the contact page. */
export class Enquirer {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** A field by its name in the message, or one of its choices. */
  field(name: string, value?: string): Locator {
    return this.page.locator(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`);
  }

  async fillIn(): Promise<void> {
    const { name, email, about, stuck, deadline, date } = WRITTEN;
    await this.field('name').fill(name);
    await this.field('email').fill(email);
    for (const line of about.split(', ')) await this.field('about', line).check();
    await this.field('stuck').fill(stuck);
    await this.field('deadline', deadline).check();
    await this.field('date').fill(date);
  }

  /** Presses the form's first button, whatever its label: without an endpoint it opens an e-mail. */
  send(): Promise<void> {
    return this.page.locator('form [type=submit]').first().click();
  }

  /** Everything that is filled in. */
  written(): Promise<Record<string, string>> {
    return this.page.locator('form').evaluate((form: HTMLFormElement) => {
      const data = new FormData(form);
      const names = Object.keys({ ...Object.fromEntries(data) });
      const entries = names.map((name) => [name, data.getAll(name).join(', ')] as const);
      return Object.fromEntries(entries.filter(([name, value]) => value && name !== 'subject'));
    });
  }

  /** Waits until the form says that nobody knows whether the message has arrived. */
  async failure(): Promise<void> {
    await this.page
      .locator('[role=alert] .notice--failed', { hasText: noticeWords.failed.split('{')[0] })
      .waitFor();
  }

  /** Waits for the thank-you ticket. @returns its text. */
  async ticket(): Promise<string> {
    const words = this.page.locator('.sent-ticket:visible .ticket__main :is(h3, p)');
    await words.first().waitFor();
    return (await words.allTextContents()).join(' ');
  }

  /** What axe finds in the part of the page with the form: `browser/frame/axe.spec.ts` has the rest. */
  violations(): Promise<string[]> {
    return axeViolations(this.page, 'section:has(.contact-form__main, .enquiry-form)');
  }

  /** Whether the page says anywhere that a message was sent. */
  saysSent(): Promise<boolean> {
    return this.page.locator('.sent-ticket').isVisible();
  }
}

/** The fields that an enquirer fills in, of each message received. */
export function contents({ received }: FormEndpointServer): Record<string, string | undefined>[] {
  return received.map(({ fields }) =>
    Object.fromEntries(Object.keys(WRITTEN).map((name) => [name, fields[name]])),
  );
}
