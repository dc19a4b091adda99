import { expect, test } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { pageErrors } from '../../support/browser/page-errors.ts';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';
import { Enquirer, WRITTEN } from '../../support/form/enquirer.ts';

const openPage = setupSharedContext();
const at = setupSite();

test('without an endpoint, the form copies its message for webmail or opens it in the mail program, once it is complete, and says that it is not sent yet', async () => {
  const page = await openPage({
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 360, height: 740 },
  });
  const errors = pageErrors(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Page.enable');
  const mails: URL[] = [];
  client.on('Page.frameRequestedNavigation', ({ url }) => mails.push(new URL(url)));
  await page.goto(at('/contact#sent'));
  const enquirer = new Enquirer(page);
  const copy = page.getByRole('button', { name: 'Copy the message' });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByText('Your email app then opens').waitFor();
  await page.evaluate(() => navigator.clipboard.writeText('nothing yet'));
  await copy.click();
  await page.getByRole('link', { name: 'Enter your name' }).waitFor();
  expect(await clipboard()).toBe('nothing yet');
  await enquirer.fillIn();
  await copy.click();

  await page.locator('form [role=status]', { hasText: 'Message copied' }).waitFor();
  expect(await clipboard()).toContain(
    `To: hello@pointwork.example\nSubject: What is stuck\n\nYour name\n${WRITTEN.name}\n\n`,
  );
  for (const words of Object.values(WRITTEN)) expect(await clipboard()).toContain(words);
  expect(await axeViolations(page, 'section:has(form)')).toEqual([]);

  await enquirer.send();
  await page.getByText('It is not sent until you send it there.').waitFor();
  await expect.poll(() => mails).toHaveLength(1);
  expect(`${mails[0]}`).toMatch(/^mailto:hello@pointwork\.example\?subject=What%20is%20stuck&/);
  const body = mails[0]?.searchParams.get('body');
  for (const words of Object.values(WRITTEN)) {
    expect(body).toContain(words.replace('\n', '\r\n'));
  }
  expect(await enquirer.written()).toEqual(WRITTEN);
  expect(await enquirer.saysSent()).toBe(false);
  expect(await page.title()).toBe('Contact Pointwork');
  expect(await axeViolations(page, 'section:has(form)')).toEqual([]);
  expect(errors.filter((error) => !error.includes('mailto:'))).toEqual([]);
});

test('the form selects its message for a visitor whose browser does not copy it', async () => {
  const page = await openPage();
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await page.goto(at('/contact'));
  const enquirer = new Enquirer(page);
  await enquirer.fillIn();
  await page.getByRole('button', { name: 'Copy the message' }).click();

  await page.getByText('Your browser did not let us copy the message.').waitFor();
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected).toMatch(/^To: hello@pointwork\.example\nSubject: What is stuck\n/);
  expect(selected).toContain(WRITTEN.stuck);
  expect(await axeViolations(page, 'section:has(form)')).toEqual([]);
});
