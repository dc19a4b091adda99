import { expect, test } from 'vitest';
import { pageErrors } from '../../support/browser/page-errors.ts';
import { expectLinkToWork, expectReadable } from '../../support/browser/readable.ts';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupFaultySite } from '../../support/faults/setup-faulty-site.ts';

const openPage = setupSharedContext();
const site = setupFaultySite();

test('visits, back and forward work where storage is denied', async () => {
  const { page, errors } = await open();
  await page.goto(site.at('/plain'));
  await expectLinkToWork(page, 'Dark');
  await page.goBack();
  await expectReadable(page, 'Plain');
  await page.goForward();
  await expectReadable(page, 'Dark');
  expect(site.documents()).toBe(1);
  expect(errors).toEqual([]);
});

test('where storage is denied, a broken part causes one page load of another page, and none of the page that is shown', async () => {
  const { page, errors } = await open();
  await page.goto(site.at('/plain'));
  await site.fail(page, /\/(dark\/payload|Load-)/, '503');
  await page.locator('nav').getByRole('link', { name: 'Dark' }).click();
  await expectReadable(page, 'Dark');
  expect(site.documents()).toBe(2);

  await page.goto(site.at('/night'));
  await page.locator('react-island[data-state=failed]').waitFor();
  await expectLinkToWork(page, 'Plain');
  expect(site.documents()).toBe(3);
  expect(errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
});

async function open() {
  const page = await openPage();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  return { page, errors: pageErrors(page) };
}
