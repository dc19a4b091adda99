import { expect, test } from 'vitest';
import { pageErrors } from '../../scripts/browser/page-errors.ts';
import { NOT_FOUND_MESSAGE } from '../../scripts/shared/error-messages.ts';
import { contents, Enquirer, WRITTEN } from '../support/enquirer.ts';
import { setupSharedContext } from '../support/setup-browser.ts';
import { setupFormSite } from '../support/setup-form-site.ts';
import { setupVisits } from '../support/setup-visits.ts';

const arrive = setupVisits();
const openPage = setupSharedContext();
const site = setupFormSite();

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

test('the error page stands for a path that the manifest does not list, and leads home', async () => {
  const visitor = await arrive('/night');
  visitor.expectComplaints(/^console error: Route \/no\/such is not pre-rendered \(/);
  await visitor.addToPage('<a href="/no/such">Go</a>');

  await visitor.visit('Go');

  expect(await visitor.heading()).toBe(NOT_FOUND_MESSAGE);
  expect((await visitor.record()).events[1]).toMatch('fail /no/such: Route /no/such is not');
  await visitor.visit('Back to the home page');
  expect([visitor.address, await visitor.heading()]).toEqual(['/', 'Home']);
  expect(visitor.documents).toEqual(['/night']);
});

test('an island is hydrated, and its link keeps the base', async () => {
  const { page, site } = await arrive('/islands');
  await page.getByRole('button', { name: 'Pressed: 0' }).click();

  await page.getByRole('button', { name: 'Pressed: 1' }).waitFor();
  await page.getByRole('link', { name: 'To the press' }).click();

  await expect.poll(() => page.url()).toBe(site.at('/quick'));
});

test('the error page suggests the page that was meant, at an address that exists', async () => {
  const page = await openPage();
  await page.goto(site.at('/partner/atlassian'));
  const suggestion = page.getByText('Did you mean').getByRole('link');

  await suggestion.click();

  await expect.poll(() => page.url()).toBe(site.at('/partners/atlassian'));
  expect(await page.locator('html').getAttribute('data-layout')).toBe('dark');
});

test('the address follows the slides, and leads to one', async () => {
  const page = await openPage();
  await page.goto(site.at('/partners/atlassian#rehearse'));
  const shown = (phase: string) =>
    page.locator('#phases [aria-current="step"]', { hasText: phase }).waitFor();
  await shown('Rehearse');

  await page.locator('#phases .slider__pickers').getByRole('link', { name: 'Move' }).click();

  await shown('Move');
  expect(page.url()).toBe(site.at('/partners/atlassian#move'));
});

test.each([true, false])(
  'a message is sent and answered (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const page = await openPage({ javaScriptEnabled });
    await page.goto(site.at('/contact'));
    const enquirer = new Enquirer(page);
    await enquirer.fillIn();
    await enquirer.send();

    expect(await enquirer.ticket()).toContain('One of our four leads will reply');
    expect(contents(site.endpoint)).toEqual([WRITTEN]);
    if (!javaScriptEnabled) expect(page.url()).toBe(site.at('/contact#sent'));
  },
);

test('without JavaScript a link leads to its page', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(site.at('/'));
  await page.getByRole('link', { name: 'Ask for a call' }).first().click();
  await page.waitForURL(`${site.at('/contact')}*`);
});

test.each(['/', '/contact', '/partners/atlassian'])(
  'all islands and behaviors of %s come alive, without a word in the console',
  async (path) => {
    const page = await openPage();
    const errors = pageErrors(page);
    await page.goto(site.at(path));
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
