import { expect, test } from 'vitest';
import { pageErrors } from '../../support/browser/page-errors.ts';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';

const openPage = setupSharedContext();
const at = setupSite();

test.each([
  { visitor: 'who wants less motion', reducedMotion: 'reduce', rate: 1 },
  { visitor: 'whose processor is four times slower', reducedMotion: 'no-preference', rate: 4 },
] as const)('a visit works for a visitor $visitor', async ({ reducedMotion, rate }) => {
  const page = await openPage({ reducedMotion });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const errors = pageErrors(page);
  await page.goto(at('/contact'));
  const moves = await page.evaluateHandle(() => {
    const types: string[] = [];
    for (const type of ['transitionrun', 'animationstart']) {
      addEventListener(type, ({ target }) => {
        if ((target as Element).id === 'page') types.push(type);
      });
    }
    return types;
  });
  const ended = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('visit:end', resolve, { once: true })),
  );
  await page.locator('a[href="/partners/atlassian"]:visible').first().click();
  await ended;

  expect(new URL(page.url()).pathname).toBe('/partners/atlassian');
  expect(await page.title()).toMatch(/atlassian/i);
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect(await page.locator('h1').evaluate((heading) => heading === document.activeElement)).toBe(
    true,
  );
  expect(await page.locator('html').getAttribute('data-progress')).toBe('idle');
  if (reducedMotion === 'reduce') expect(await moves.jsonValue()).toEqual([]);
  else expect(await moves.jsonValue()).toContain('animationstart');
  expect(errors).toEqual([]);
});
