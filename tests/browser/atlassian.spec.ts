import { expect, test } from 'vitest';
import { setupBrowser } from '../support/setup-browser.ts';
import { setupSite } from '../support/setup-site.ts';

const openPage = setupBrowser();
const at = setupSite();

const PATH = '/partners/atlassian';
const WIDTH = 360;

test('a phase that somebody was sent is in front, and can be sent on', async () => {
  const page = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(at(`${PATH}#move`));
  const phases = page.locator('#phases');

  await phases.locator('[aria-current="step"]', { hasText: 'Move' }).waitFor();
  await phases.locator('#move').getByRole('link', { name: 'Send your manager' }).click();

  await phases.locator('#move').getByRole('status').filter({ hasText: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(at(`${PATH}#move`));
});

test('without a script the phases follow each other and each station leads to its own', async () => {
  const viewport = { width: WIDTH, height: 740 };
  const page = await openPage({ javaScriptEnabled: false, viewport });
  await page.goto(at(PATH));
  const phases = page.locator('#phases .slider__slide');

  const boxes = await Promise.all((await phases.all()).map((phase) => phase.boundingBox()));
  const tops = boxes.map((box) => box?.y ?? 0);
  expect(tops).toHaveLength(4);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(boxes.every((box) => box && box.x + box.width <= WIDTH)).toBe(true);

  await page.getByRole('link', { name: 'Settle 4 weeks' }).click();
  await page.waitForURL(at(`${PATH}#settle`));
  const top = await page.locator('#settle').evaluate((phase) => phase.getBoundingClientRect().top);
  expect(Math.abs(top)).toBeLessThan(200);
});

test('both sides of the form are to be read without a script, one below the other on a phone', async () => {
  const viewport = { width: WIDTH, height: 740 };
  const page = await openPage({ javaScriptEnabled: false, viewport });
  await page.goto(at(PATH));

  const [old, short] = await page
    .locator('#turn-over article')
    .evaluateAll((sides) => sides.map((side) => side.getBoundingClientRect().toJSON()));
  expect(short.top).toBeGreaterThanOrEqual(old.bottom);
  expect(short.left).toBe(old.left);
});
