import { expect, test } from 'vitest';
import { pageErrors } from '../../support/browser/page-errors.ts';
import { MOTION, setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';
import { ROUTES } from '../../support/site-routes.ts';

const at = setupSite();
const openPage = setupSharedContext();

test.each(ROUTES)(
  '%s shows its heading, and React draws nothing of its islands anew',
  async (path) => {
    const page = await openPage(MOTION);
    const errors = pageErrors(page);

    const response = await page.goto(at(path), { waitUntil: 'load' });

    expect(response?.status()).toBe(200);
    const heading = page.locator('h1');
    expect(await heading.count()).toBe(1);
    expect(await heading.isVisible()).toBe(true);
    expect((await heading.textContent())?.trim()).toBeTruthy();
    const written = await page.evaluateHandle(() => [
      ...document.querySelectorAll('react-island *'),
    ]);
    for (const island of await page.locator('react-island').all()) {
      // Every island is hydrated at once when somebody uses it.
      await island.dispatchEvent('pointerdown');
    }
    await page.waitForFunction(
      () => !document.querySelector('react-island:not([data-state=hydrated])'),
    );
    expect(await written.evaluate((all) => all.every((each) => each.isConnected))).toBe(true);
    expect(errors).toEqual([]);
  },
);
