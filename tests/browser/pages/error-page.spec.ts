import { expect, test } from 'vitest';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';

const openPage = setupSharedContext();
const at = setupSite();

test('the suggestion of the error page takes the place of the advice, and nothing else moves, however wide it is', async () => {
  const page = await openPage();
  await page.goto(at('/partner/atlassian'));
  await page.locator('.error-page__suggestion').waitFor();
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const moved = await page.evaluate(() => {
      const suggestion = document.querySelector('.error-page__suggestion');
      const others = [...document.querySelectorAll('main *, footer *')].filter(
        (element) => !suggestion?.contains(element),
      );
      const places = () => others.map((element) => JSON.stringify(element.getBoundingClientRect()));
      const after = places();
      suggestion?.remove();
      const before = places();
      document.querySelector('.error-page__advice')?.after(suggestion ?? '');
      return others
        .filter((_, index) => before[index] !== after[index])
        .map((each) => each.tagName);
    });

    expect(moved, `${width} px`).toEqual([]);
    expect(await page.locator('.error-page__advice').isVisible()).toBe(false);
  }
});
