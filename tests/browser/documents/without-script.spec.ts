import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NOT_FOUND_MESSAGE } from '../../../scripts/shared/error-messages.ts';
import { at } from '../../support/browser/built-site.ts';
import { openAt, openPage } from '../../support/browser/open-page.ts';
import { expectQuiet } from '../../support/browser/page-errors.ts';
import { isWholePageLaidOut } from '../../support/browser/prepare-page.ts';
import { ROUTES } from '../../support/site-routes.ts';
import { serveVisits } from '../../support/visits/serve-visits.ts';

describe('without JavaScript', () => {
  test.each(ROUTES)(
    '%s says what it says with JavaScript, and has no control that does nothing',
    async (path) => {
      const other = await openAt(path);
      await other.waitForFunction(isWholePageLaidOut);
      const page = await openAt(path, { javaScriptEnabled: false });

      expect(await page.locator('form:not([action])').count()).toBe(0);
      expect(await idleControls(page)).toEqual([]);
      const scripted = page.locator('[value=copy], .enquiry-form__scripted');
      expect(await scripted.filter({ visible: true }).count()).toBe(0);
      const words = await wordsOf(page);
      expect(words.length).toBeGreaterThan(200);
      expect(words).toBe(await wordsOf(other));
    },
  );

  test('all links inside the site lead to a page with a heading, also those of an unknown path, and nothing is printed in the console', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    const answer = await page.goto(at('/no/such/page'));
    expect(answer?.status()).toBe(404);
    expect(await page.getByText(NOT_FOUND_MESSAGE).first().isVisible()).toBe(true);
    await page.locator('a[href="/contact"]:visible').first().click();
    await page.waitForURL(at('/contact'));

    expectQuiet(page);
    const seen = new Set<string>();
    const waiting = ['/'];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const response = await page.goto(at(path));
      expect(`${path} ${response?.status()}`).toBe(`${path} 200`);
      expect(await page.locator('h1:visible').count()).toBe(1);
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((found) =>
          found.map((link) => new URL(link.getAttribute('href') ?? '', link.baseURI).pathname),
        );
      waiting.push(...links.filter((link) => !/\.\w+$/.test(link)));
    }
    expect([...seen].sort()).toEqual(ROUTES);
  });
});

/** The visible controls that need a script. */
function idleControls(page: Page): Promise<string[]> {
  return page.locator('button:visible, [role=button]:visible').evaluateAll((controls) =>
    controls
      .filter((control) => {
        const form = control.closest('form[action]');
        const isSubmit = form && control.getAttribute('type') !== 'button';
        return !isSubmit && !control.matches('[popovertarget], [commandfor]');
      })
      .map((control) => control.outerHTML),
  );
}

/**
 * The visible text of the page, with every choice made that reveals more, separated by single spaces. Without the
 * buttons that pick a slide, which repeat its caption, and without the way to copy a message, which needs a script.
 */
async function wordsOf(page: Page): Promise<string> {
  const scripted = '.slider__pickers, [value=copy], .enquiry-form__scripted';
  await page.locator(scripted).evaluateAll((parts) => {
    for (const each of parts) each.remove();
  });
  await page.locator('[type=radio], [name=call]').evaluateAll((choices) => {
    for (const choice of choices) Reflect.set(choice, 'checked', true);
  });
  return (await page.locator('main').allInnerTexts()).join(' ').replace(/\s+/g, ' ');
}

/** A page in a browser that is too old for the runtime, with its console messages and requests. */
async function openOldBrowser(url: string) {
  const page = await openPage();
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, said };
}

test('in an older browser links are left to the browser, and nothing is requested twice', async () => {
  const site = await serveVisits();
  const { page, said } = await openOldBrowser(`${site.origin}/controls`);
  const first = site.requests.length;

  await page.locator('a[href="/long"]').first().hover();
  await page.locator('a[href="/long"]').first().click();
  await page.getByRole('heading', { name: 'Long', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');

  const asked = site.requests.slice(first);
  expect(asked).toContain('/long');
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.filter((path) => /json|HEAD/.test(path))).toEqual([]);
  expect(await runtimeTraces(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('heading', { name: 'Controls' }).waitFor();
  expect(said).toEqual([]);
});

test('in an older browser a form is left to the browser, which checks it', async () => {
  const { page, said } = await openOldBrowser(at('/contact'));
  const form = page.locator('form');
  const field = form.locator('[name=name]');

  await form.locator('[type=submit]').first().click();

  expect(await field.evaluate((input) => (input as HTMLInputElement).validity.valueMissing)).toBe(
    true,
  );
  await expect.poll(() => field.evaluate((input) => document.activeElement === input)).toBe(true);
  expect(await form.evaluate((element) => (element as HTMLFormElement).noValidate)).toBe(false);
  expect(await runtimeTraces(page)).toEqual([]);
  expect(said).toEqual([]);
});

/** The traces that the runtime leaves in a document. */
function runtimeTraces(page: Page): Promise<string[]> {
  return page
    .locator('[data-runtime], [data-progress], [data-connection], [data-state=hydrated]')
    .evaluateAll((elements) => elements.map((element) => element.tagName));
}
