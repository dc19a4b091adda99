import type { Page } from 'playwright-core';
import { axeViolations } from '../browser/axe.ts';
import type { FormEndpointServer } from './form-endpoint.ts';

export const SEND = 'Send to the team';

/** What an enquirer fills in, as an endpoint receives it. */
export const WRITTEN = {
  name: 'Hanna Pryce',
  email: 'hanna@northmoor.example',
  about: 'Collaboration, Cloud',
  stuck: 'Our desk is an inbox, “since March”.\nNobody can see who has what & why.',
  deadline: 'By a fixed date',
  date: 'Before the 31st, at 100 %',
};

/** Somebody who fills in the form on the contact page. */
export class Enquirer {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async fillIn(): Promise<void> {
    const { page } = this;
    await page.getByLabel('Your name').fill(WRITTEN.name);
    await page.getByLabel('Work email').fill(WRITTEN.email);
    for (const line of WRITTEN.about.split(', ')) await page.getByLabel(line).check();
    await page.getByLabel('What is stuck, and for how long?').fill(WRITTEN.stuck);
    await page.getByLabel(WRITTEN.deadline).check();
    await page.getByLabel('Which date?').fill(WRITTEN.date);
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
      .locator('[role=alert] .notice--failed', { hasText: 'may have arrived' })
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
