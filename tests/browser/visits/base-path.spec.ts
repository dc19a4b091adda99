import { expect, test } from 'vitest';
import { pageErrors } from '../../support/browser/page-errors.ts';
import { MOTION, setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';
import { ROUTES } from '../../support/site-routes.ts';
import { setupVisits } from '../../support/visits/setup-visits.ts';

const arrive = setupVisits();
const openPage = setupSharedContext();
const at = setupSite();

test('addresses outside the base are left to the browser', async () => {
  const visitor = await arrive('/');
  visitor.allowConsole(/status of 404/);
  // A request that is under way when the document goes would be reported as failed.
  await visitor.page.waitForLoadState('networkidle');
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

test('an island is hydrated, and its link keeps the base', async () => {
  const { page, site } = await arrive('/islands');
  await page.getByRole('button', { name: 'Pressed: 0' }).click();

  await page.getByRole('button', { name: 'Pressed: 1' }).waitFor();
  await page.getByRole('link', { name: 'To the press' }).click();

  await expect.poll(() => page.url()).toBe(site.at('/quick'));
});

test('the error page suggests the page that was meant, at an address that exists, and never the home page, nor where only the base is alike', async () => {
  const page = await openPage(MOTION);
  const hint = page.getByText('Did you mean');
  await page.goto(at('/nothing'));
  await page.locator('[data-behavior=did-you-mean][data-behavior-module]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await hint.count()).toBe(0);
  await page.goto(at('/cont'));
  expect(await hint.getByRole('link').textContent()).toBe('Contact');
  await page.goto(at('/partner/atlassian'));

  await hint.getByRole('link').click();

  await expect.poll(() => page.url()).toBe(at('/partners/atlassian'));
  expect(await page.locator('html').getAttribute('data-layout')).toBe('dark');
});

test.each([...ROUTES, '/404'])(
  'all islands and sliders of %s start, hydration changes nothing, and nothing is printed in the console',
  async (path) => {
    const page = await openPage(MOTION);
    const errors = pageErrors(page);
    await page.goto(at(path));
    for (const island of await page.locator('react-island').all()) {
      await island.dispatchEvent('pointerdown');
    }
    await page.waitForFunction(
      () => !document.querySelector('react-island:not([data-state=hydrated])'),
    );
    await page
      .locator('details:has([data-behavior=slider])')
      .evaluateAll((folds: HTMLDetailsElement[]) => {
        for (const fold of folds) fold.open = true;
      });
    for (const slider of await page.locator('[data-behavior=slider]').all()) {
      await slider.scrollIntoViewIfNeeded();
      await slider.and(page.locator('[data-autoplay]')).waitFor();
    }
    expect(errors).toEqual([]);
  },
);
