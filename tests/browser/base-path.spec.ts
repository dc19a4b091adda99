import { expect, test } from 'vitest';
import { pageErrors } from '../../scripts/browser/page-errors.ts';
import { NOT_FOUND_MESSAGE } from '../../scripts/shared/error-messages.ts';
import { setupBrowser } from '../support/browser/setup-browser.ts';
import { setupSite } from '../support/browser/setup-site.ts';
import { setupVisits } from '../support/visits/setup-visits.ts';

const arrive = setupVisits();
const openPage = setupBrowser();
const at = setupSite();

test('addresses outside of the base are left to the browser', async () => {
  const visitor = await arrive('/');
  visitor.allowComplaints(/status of 404/);
  await visitor.page.evaluate(() => {
    document.body.prepend(
      Object.assign(document.createElement('a'), { href: '/long', textContent: 'Beside' }),
    );
  });

  await visitor.click('Beside');
  await visitor.page.waitForURL('**/long');

  expect(visitor.documents).toHaveLength(2);
  expect(new URL(visitor.page.url()).pathname).toBe('/long');
});

test('middleware redirects to a path of the site without naming the base', async () => {
  const visitor = await arrive('/', {
    prepare: (page) => page.addInitScript('globalThis.guard = () => ({ redirect: "/long" })'),
  });

  await visitor.visit('Guarded');

  expect([visitor.address, await visitor.heading()]).toEqual(['/long', 'Long']);
  expect(visitor.documents).toHaveLength(1);
});

test('an island is hydrated, and its link keeps the base', async () => {
  const { page, site } = await arrive('/islands');
  await page.getByRole('button', { name: 'Pressed: 0' }).click();

  await page.getByRole('button', { name: 'Pressed: 1' }).waitFor();
  await page.getByRole('link', { name: 'To the press' }).click();

  await expect.poll(() => page.url()).toBe(site.at('/quick'));
});

test('a visit to an address without a page shows the error page, which leads home', async () => {
  const visitor = await arrive('/');
  visitor.expectComplaints(/^console error: Route \/no\/such is not pre-rendered/);
  await visitor.addToPage('<a href="/no/such">Go</a>');

  await visitor.visit('Go');
  expect([visitor.address, await visitor.heading()]).toEqual(['/no/such', NOT_FOUND_MESSAGE]);
  await visitor.visit('Back to the home page');

  expect([visitor.address, await visitor.heading()]).toEqual(['/', 'Home']);
  expect(visitor.documents).toEqual(['/']);
});

test('the address of a slide keeps the base', async () => {
  const page = await openPage();
  await page.goto(at('/partners/atlassian'));
  const slider = page.locator('.slider[data-hash]');
  await slider.scrollIntoViewIfNeeded();
  await slider.and(page.locator('[data-autoplay]')).waitFor();

  await slider.getByRole('link', { name: 'Rehearse' }).click();

  expect(page.url()).toBe(at('/partners/atlassian#rehearse'));
});

test('the error page suggests the page that was meant, at an address that exists', async () => {
  const page = await openPage();
  await page.goto(at('/partner/atlassian'));
  const suggestion = page.getByText('Did you mean').getByRole('link');

  await suggestion.click();

  await expect.poll(() => page.url()).toBe(at('/partners/atlassian'));
  expect(await page.locator('html').getAttribute('data-layout')).toBe('dark');
});

test.each(['/', '/contact', '/partners/atlassian', '/404.html'])(
  'all islands and behaviors of %s come alive; hydration changes nothing, without a word in the console',
  async (path) => {
    const page = await openPage();
    const errors = pageErrors(page);
    await page.goto(at(path));
    for (const island of await page.locator('react-island').all()) {
      await island.dispatchEvent('pointerdown');
    }
    await page.waitForFunction(
      () => !document.querySelector('react-island:not([data-state=hydrated])'),
    );
    for (const slider of await page.locator('[data-behavior=slider]').all()) {
      await slider.scrollIntoViewIfNeeded();
      await slider.and(page.locator('[data-autoplay]')).waitFor();
    }
    expect(errors).toEqual([]);
  },
);
