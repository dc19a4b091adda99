import { expect, test } from 'vitest';
import { pageErrors } from '../../support/browser/page-errors.ts';
import { denyStorage } from '../../support/browser/prepare-page.ts';
import { expectLinkToWork, expectReadable } from '../../support/browser/readable.ts';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupFaultySite } from '../../support/faults/setup-faulty-site.ts';

const openPage = setupSharedContext();
const site = setupFaultySite();

test('where storage is denied, visits, back and forward work, and a broken part causes one page load of another page, and none of the page that is shown', async () => {
  const page = await openPage();
  await denyStorage(page, 'sessionStorage');
  const errors = pageErrors(page);
  await page.goto(site.at('/plain'));
  await expectLinkToWork(page, 'Dark');
  await page.goBack();
  await expectReadable(page, 'Plain');
  await page.goForward();
  await expectReadable(page, 'Dark');
  await page.goBack();
  await expectReadable(page, 'Plain');
  expect(site.documents()).toBe(1);
  expect(errors).toEqual([]);

  await site.fail(page, /\/(night\/payload|Load-)/, '503');
  await page.locator('nav').getByRole('link', { name: 'Night' }).click();
  await expectReadable(page, 'Night');
  expect(site.documents()).toBe(2);
  await page.locator('react-island[data-state=failed]').waitFor();
  await expectLinkToWork(page, 'Plain');
  expect(site.documents()).toBe(2);
  expect(errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
});
