import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { misplacedText } from '../../support/browser/misplaced-text.ts';
import { openAt } from '../../support/browser/open-page.ts';
import { isWholePageLaidOut } from '../../support/browser/prepare-page.ts';
import { ROUTES } from '../../support/site-routes.ts';

/** What is inside margins of a centimetre, in pixels of a 96th of an inch. */
const SHEETS = {
  A4: { width: 718, height: 1047 },
  'A4 across': { width: 1047, height: 718 },
  'A4 at half the size': { width: 1436, height: 2094 },
  'A4 without margins': { width: 794, height: 1123 },
  Letter: { width: 740, height: 980 },
} as const;
const PATHS = [...ROUTES, '/partner/atlassian'];

test.each(
  Object.keys(SHEETS).flatMap((format) =>
    PATHS.map((path) => ({ path, format: format as keyof typeof SHEETS })),
  ),
)('no text of $path on $format is cut off or lies on other text', async ({ path, format }) => {
  const page = await openAt(path);
  const sheets = await layOnSheets(page, format);

  expect(await page.evaluate(misplacedText, { selector: 'body', isPaper: true })).toEqual([]);
  if (!/^A4$|Letter/.test(format)) return;
  // The first sheet is full, only the last may have a few lines, and no button leads to the top.
  expect(Math.max(...(sheets[0] ?? []))).toBeGreaterThan(SHEETS[format].height / 2);
  expect(Math.min(...sheets.slice(0, -1).map(({ length }) => length))).toBeGreaterThan(4);
  const button = page.locator('.scroll-to-top');
  expect(await button.evaluate((each) => getComputedStyle(each).display)).toBe('none');
});

test('a form is printed with all that was written, and with its choices, which need no background', async () => {
  const page = await openAt('/contact', { viewport: { width: 360, height: 740 } });
  const name = `Hanna ${'Pryce-'.repeat(40)}Pryce`;
  const stuck = Array.from({ length: 14 }, (_, line) => `Line ${line}`).join('\n');
  await page.locator('[name=name]').fill(name);
  await page.locator('[name=stuck]').fill(stuck);
  await page.locator('[name=deadline]').first().check();
  await page.locator('react-island[data-state=hydrated]').first().waitFor();
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      const visible = [...document.querySelectorAll<HTMLElement>('.field-row__printed')];
      document.body.dataset.printed = JSON.stringify(visible.map((each) => each.textContent));
    });
  });
  await page.pdf();
  const printed = await page.evaluate(() => JSON.parse(document.body.dataset.printed ?? ''));
  expect(printed).toEqual(expect.arrayContaining([name, stuck]));
  expect(await page.locator('.field-row__printed').count()).toBe(0);
  expect(await page.locator('[name=name]').isVisible()).toBe(true);

  // Without the script, the browser makes the longer field as high as its text.
  await page.emulateMedia({ media: 'print' });
  expect(
    await page.locator('[name=stuck]').evaluate((field) => field.scrollHeight - field.clientHeight),
  ).toBeLessThanOrEqual(0);
  const choice = page.locator('[name=deadline]').first();
  expect(await choice.evaluate((box) => getComputedStyle(box).appearance)).toBe('auto');
});

/**
 * Lays the page out as it is printed, but with the sheets side by side: they are columns as large as a sheet, which break in
 * the same places. @returns where the lines of each sheet are, in pixels below its top.
 */
async function layOnSheets(page: Page, format: keyof typeof SHEETS): Promise<number[][]> {
  const { width, height } = SHEETS[format];
  await page.waitForFunction(isWholePageLaidOut);
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(
    (size) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `body { columns: ${size.width}px; column-gap: 0; column-fill: auto; block-size: ${size.height}px; overflow: visible; }`,
      );
      document.adoptedStyleSheets.push(sheet);
      const sheets: Set<number>[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const box of range.getClientRects()) {
          const at = Math.floor((box.left + box.right) / 2 / size.width);
          sheets[at] ??= new Set();
          sheets[at].add(Math.round(box.top));
        }
      }
      return sheets.map((lines) => [...lines]);
    },
    { width, height },
  );
}
