import { expect, test } from 'vitest';
import { at } from '../../support/browser/built-site.ts';
import { MOTION, openPage } from '../../support/browser/open-page.ts';
import { expectQuiet } from '../../support/browser/page-errors.ts';
import { ROUTES } from '../../support/site-routes.ts';

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
  '%s shows its heading, all its islands and sliders start, React draws nothing of them anew, and nothing is printed in the console',
  async (path) => {
    const page = await openPage(MOTION);
    expectQuiet(page);
    const response = await page.goto(at(path));
    expect(response?.status()).toBe(200);
    expect(await page.locator('h1').allInnerTexts()).toEqual([expect.stringMatching(/\w/)]);
    const written = await page.evaluateHandle(() => [
      ...document.querySelectorAll('react-island *'),
    ]);
    // Every island is hydrated at once when somebody uses it.
    for (const island of await page.locator('react-island').all()) {
      await island.dispatchEvent('pointerdown');
    }
    await page.waitForFunction(
      () => !document.querySelector('react-island:not([data-state=hydrated])'),
    );
    expect(await written.evaluate((all) => all.every((each) => each.isConnected))).toBe(true);
    await page
      .locator('details:has([data-behavior=slider])')
      .evaluateAll((folds: HTMLDetailsElement[]) => {
        for (const fold of folds) fold.open = true;
      });
    for (const slider of await page.locator('[data-behavior=slider]').all()) {
      await slider.scrollIntoViewIfNeeded();
      await slider.and(page.locator('[data-autoplay]')).waitFor();
    }
  },
);
