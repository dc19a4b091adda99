import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { findOverlaps } from '../../support/browser/find-overlaps.ts';
import { setupSharedContext, sharedBrowser } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';
import { isWholePageLaidOut } from '../../support/browser/whole-page.ts';

const openPage = setupSharedContext();
const at = setupSite();

const PATH = '/partners/atlassian';
const WIDTH = 360;
const PHONE = { width: WIDTH, height: 740 };

/** The page without a script, opened once, to be looked at in any width. */
let plain: Page;

beforeAll(async () => {
  const browser = await sharedBrowser();
  plain = await browser.newPage({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  await plain.goto(at(PATH));
});
afterAll(() => plain?.close());

test('a link to a phase shows it, and the address names the phase that is shown', async () => {
  const page = await openPage();
  await page.goto(at(`${PATH}#move`));
  const phases = page.locator('#phases');
  await phases.locator('[aria-current="step"]', { hasText: 'Move' }).waitFor();

  await phases.locator('#move').getByRole('link', { name: 'Next: Settle' }).click();

  await phases.locator('[aria-current="step"]', { hasText: 'Settle' }).waitFor();
  await page.waitForURL(at(`${PATH}#settle`));
});

test('without a script the phases follow each other and each station leads to its own', async () => {
  await plain.setViewportSize(PHONE);
  const phases = plain.locator('#phases .slider__slide');

  const boxes = await Promise.all((await phases.all()).map((phase) => phase.boundingBox()));
  const tops = boxes.map((box) => box?.y ?? 0);
  expect(tops).toHaveLength(4);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(boxes.every((box) => box && box.x + box.width <= WIDTH)).toBe(true);

  await plain.getByRole('link', { name: 'Settle 4 weeks' }).click();
  await plain.waitForURL(at(`${PATH}#settle`));
  const top = await plain.locator('#settle').evaluate((phase) => phase.getBoundingClientRect().top);
  expect(Math.abs(top)).toBeLessThan(200);
});

test.each([320, WIDTH])('at %i px, no words of a drawing touch others', async (width) => {
  await plain.setViewportSize({ width, height: PHONE.height });
  // The boxes of two lines of one text overlap by up to a pixel.
  const overlaps = await plain.evaluate(findOverlaps, 1);

  expect(overlaps.filter((label) => /\((text|tspan)\./.test(label))).toEqual([]);
});

test('how long a phase takes is said once: at its station, or in print, where there are none, beside its words', async () => {
  const lengths = atlassian.phases.phases.map(({ length }) => length);
  const said = () => plain.locator('#phases').getByText(/^(\d weeks|1 weekend)$/);
  const shown = () => said().filter({ visible: true }).allTextContents();

  expect(await shown()).toEqual(lengths);
  await plain.emulateMedia({ media: 'print' });
  expect(await shown()).toEqual(lengths);
  await plain.emulateMedia({ media: null });
});

test('the track of each scene comes from beyond the edge of the page', async () => {
  for (const width of [WIDTH, 768, 1024, 1280, 1920, 2560]) {
    await plain.setViewportSize({ width, height: 800 });
    const lefts = await plain
      .locator('#phases img')
      .evaluateAll((scenes) => scenes.map((scene) => scene.getBoundingClientRect().left));

    expect(lefts).toHaveLength(4);
    expect(Math.max(...lefts), `${width} px`).toBeLessThan(0);
  }
});

test('the old form and the new one can be read without a script, one below the other on a phone', async () => {
  await plain.setViewportSize(PHONE);
  await plain.locator('#turn-over summary').click();

  const [old, short] = await plain
    .locator('#turn-over article')
    .evaluateAll((sides) => sides.map((side) => side.getBoundingClientRect().toJSON()));
  expect(short.top).toBeGreaterThanOrEqual(old.bottom);
  expect(short.left).toBe(old.left);
});

test('the names of offers keep their words whole where type is twice as large', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
  await page.goto(at(PATH));
  await page.addStyleTag({ content: 'html { font-size: 200% }' });

  const offers = atlassian.situations.situations.flatMap<unknown>(({ offers }) => offers);
  const widths = await page
    .locator('.services-list__offer > b')
    .evaluateAll((names) =>
      names.map((name) => name.clientWidth / Number.parseFloat(getComputedStyle(name).fontSize)),
    );
  expect(widths).toHaveLength(offers.length);
  expect(Math.min(...widths)).toBeGreaterThan(6);
});

test('all 212 fields are drawn above their caption, whatever height an SVG has by itself', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(at(PATH));
  await page.waitForFunction(isWholePageLaidOut);
  await page.locator('#turn-over summary').click();
  const sheet = page.locator('#turn-over .form-sheet').first();
  const boxOf = async (part: string) => {
    const box = await sheet.locator(part).boundingBox();
    if (!box) throw new Error(`${part} is not there.`);
    return box;
  };
  const { height } = await boxOf('.form-sheet__fields');
  await sheet.locator('.field-plan').evaluate((plan: SVGElement) => {
    plan.style.aspectRatio = '1 / 9';
  });

  const plan = await boxOf('.field-plan');
  const caption = await boxOf('.form-sheet__caption');
  expect(plan.y + plan.height).toBeLessThanOrEqual(caption.y);
  expect((await boxOf('.form-sheet__fields')).height).toBe(height);
});

test('on a phone the board shows three statuses, all of them whole', async () => {
  const page = await openPage({ viewport: PHONE });
  await page.goto(at(PATH));

  const { right, statuses } = await page.locator('.screen:has(.flow)').evaluate((screen) => ({
    right: screen.getBoundingClientRect().right,
    statuses: [...screen.querySelectorAll('.flow > div')]
      .map((status) => status.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, width }) => ({ left, width })),
  }));

  expect(statuses).toHaveLength(3);
  expect(Math.min(...statuses.map(({ width }) => width))).toBeGreaterThan(80);
  expect(Math.max(...statuses.map(({ left, width }) => left + width))).toBeLessThan(right);
});

test('on a narrow screen the line to Cloud turns off before the next date, clear of all words, and leaves the page', async () => {
  const boxOf = (part: string) =>
    plain.locator(part).evaluate((element) => element.getBoundingClientRect().toJSON());
  for (const width of [320, 360, 767]) {
    await plain.setViewportSize({ width, height: 800 });
    const words = await boxOf('.date-line__stop--here > span');
    const label = await boxOf('.date-line__track--tall text.label');
    const branch = await boxOf('.date-line__track--tall path');
    const next = await boxOf('.date-line__stop--here + li > b');

    expect(label.top, `${width} px`).toBeGreaterThanOrEqual(words.bottom);
    expect(branch.bottom + 6, `${width} px`).toBeLessThan(next.top);
    expect(branch.right, `${width} px`).toBeGreaterThan(width);
  }
});

test('on a wide screen the stops of the line of dates are where their dates are', async () => {
  const days = atlassian.dateLine.stops.map(({ date }) => Date.parse(date));
  const shareOf = (values: readonly number[], index: number) => {
    const [first = 0, last = 1] = [values[0], values.at(-1)];
    return ((values[index] ?? 0) - first) / (last - first);
  };
  for (const width of [768, 912, 1280, 1920]) {
    await plain.setViewportSize({ width, height: 800 });
    const lefts = await plain
      .locator('.date-line__stop')
      .evaluateAll((stops) => stops.map((stop) => stop.getBoundingClientRect().left));
    for (const index of [1, 2]) {
      const gap = Math.abs(shareOf(lefts, index) - shareOf(days, index));
      expect(gap, `${width} px`).toBeLessThan(0.01);
    }
  }
});

test('the line of the weekend leaves the page after its last stop, whose words are clear of the edge', async () => {
  const rightOf = (part: string) =>
    plain
      .locator(part)
      .evaluateAll((elements) =>
        Math.max(...elements.map((element) => element.getBoundingClientRect().right)),
      );
  for (const width of [320, 767, 768, 1024, 1920, 2560]) {
    await plain.setViewportSize({ width, height: 800 });

    expect(await rightOf('.run-chart__opens text'), `${width} px`).toBeLessThan(width - 12);
    expect(await rightOf('.run-chart__opens > .run-chart__track'), `${width} px`).toBeGreaterThan(
      width,
    );
  }
});

test('the case study in the middle of the page has a light ground, and is printed as the rest is', async () => {
  const groundOf = (section: string) =>
    plain.locator(section).evaluate((element) => getComputedStyle(element).backgroundColor);

  expect(await groundOf('#case-study-long')).toBe('rgb(243, 246, 246)');
  await plain.emulateMedia({ media: 'print' });
  expect(await groundOf('#case-study-long')).toBe(await groundOf('body'));
  await plain.emulateMedia({ media: null });
});
