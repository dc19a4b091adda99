import { expect, test } from 'vitest';
import {
  formWords,
  mailWords,
} from '../../../components/blocks/ContactForm/contact-form.content.ts';
import { contact } from '../../../layouts/_site.ts';
import { contactPage } from '../../../pages/contact.content.ts';
import { page as contactHead } from '../../../pages/contact.tsx';
import { axeViolations } from '../../support/browser/axe.ts';
import { at } from '../../support/browser/built-site.ts';
import { openAt, openPage } from '../../support/browser/open-page.ts';
import { expectQuiet } from '../../support/browser/page-errors.ts';
import { Enquirer, WRITTEN } from '../../support/form/enquirer.ts';

const { subject, fields } = contactPage.form.form;
const [name] = fields;
const mail = contact.mail.label;
/** How each message that is copied begins. */
const HEAD = `To: ${mail}\nSubject: ${subject}\n`;

test('without an endpoint, the form copies its message for webmail or opens it in the mail program, once it is complete, and says that it is not sent yet', async () => {
  const page = await openPage({
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 360, height: 740 },
  });
  expectQuiet(page, /mailto:/);
  const client = await page.context().newCDPSession(page);
  await client.send('Page.enable');
  const mails: URL[] = [];
  client.on('Page.frameRequestedNavigation', ({ url }) => mails.push(new URL(url)));
  await page.goto(at('/contact#sent'));
  const enquirer = new Enquirer(page);
  const copy = page.getByRole('button', { name: formWords.copy });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByText(formWords.opensMail).waitFor();
  await page.evaluate(() => navigator.clipboard.writeText('nothing yet'));
  await copy.click();
  await page.getByRole('link', { name: name.error }).waitFor();
  expect(await clipboard()).toBe('nothing yet');
  await enquirer.fillIn();
  await copy.click();

  await page.locator('form [role=status]', { hasText: mailWords.copied.result }).waitFor();
  expect(await clipboard()).toContain(`${HEAD}\n${name.label}\n${WRITTEN.name}\n\n`);
  for (const words of Object.values(WRITTEN)) expect(await clipboard()).toContain(words);
  expect(await axeViolations(page, 'section:has(form)')).toEqual([]);

  await enquirer.send();
  await page.getByText(mailWords.opened.result).waitFor();
  await expect.poll(() => mails).toHaveLength(1);
  expect(mails[0]?.pathname).toBe(mail);
  expect(mails[0]?.searchParams.get('subject')).toBe(subject);
  const body = mails[0]?.searchParams.get('body');
  for (const words of Object.values(WRITTEN)) {
    expect(body).toContain(words.replace('\n', '\r\n'));
  }
  expect(await enquirer.written()).toEqual(WRITTEN);
  expect(await enquirer.saysSent()).toBe(false);
  expect(await page.title()).toBe(contactHead.title);
  expect(await axeViolations(page, 'section:has(form)')).toEqual([]);
});

test('the form selects its message for a visitor whose browser does not copy it', async () => {
  const page = await openAt('/contact', {
    prepare: (empty) =>
      empty.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard')),
  });
  const enquirer = new Enquirer(page);
  await enquirer.fillIn();
  await page.getByRole('button', { name: formWords.copy }).click();

  await page.getByText(mailWords.uncopied.result).waitFor();
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected?.startsWith(HEAD)).toBe(true);
  expect(selected).toContain(WRITTEN.stuck);
  expect(await axeViolations(page, 'section:has(form)')).toEqual([]);
});
