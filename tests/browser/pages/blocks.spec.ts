import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { home } from '../../../pages/index.content.ts';
import { NARROW } from '../../support/browser/frame-page.ts';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';
import { isWholePageLaidOut } from '../../support/browser/whole-page.ts';

const openPage = setupSharedContext();
const at = setupSite();

async function open(path: string, options?: Parameters<typeof openPage>[0]): Promise<Page> {
  const page = await openPage(options);
  await page.goto(at(path));
  return page;
}

/** Scrolls to a section with a slider, and waits until that is running. */
async function showSection(page: Page, selector: string): Promise<Locator> {
  const section = page.locator(selector);
  await page.waitForFunction(isWholePageLaidOut);
  await section.scrollIntoViewIfNeeded();
  await section.locator('.slider[data-autoplay]').waitFor();
  return section;
}

/** Which of the elements are seen. */
const seen = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((one) => one.checkVisibility({ opacityProperty: true })));

test('a link to a phase shows it, and the address names the phase that is shown', async () => {
  const page = await open('/partners/atlassian#move');
  const phases = page.locator('#phases');
  await phases.locator('[aria-current="step"]', { hasText: 'Move' }).waitFor();

  await phases.locator('#move').getByRole('link', { name: 'Next: Settle' }).click();

  await phases.locator('[aria-current="step"]', { hasText: 'Settle' }).waitFor();
  await page.waitForURL(at('/partners/atlassian#settle'));
});

test('at rest only the current side of the cube is seen, even without 3D; the list beside it names and picks it', async () => {
  const works = await showSection(await open('/'), '#works');
  const sides = works.locator('.slider__slide');
  await expect.poll(() => seen(sides)).toEqual([true, false, false, false]);
  const picker = works.getByRole('button', { name: 'A site the press office runs itself' });

  await picker.click();

  await expect.poll(() => seen(sides)).toEqual([false, false, true, false]);
  expect(await picker.getAttribute('aria-current')).toBe('true');
  const widthOf = (caption: HTMLElement) => caption.offsetWidth;
  expect(await works.locator('.works__caption').first().evaluate(widthOf)).toBe(1);
});

test('at rest nothing is seen of the screens beside the one in front', async () => {
  const page = await open('/partners/atlassian', { viewport: { width: 768, height: 800 } });
  const section = await showSection(page, '#showcases');
  const screens = section.locator('.screen');
  await expect.poll(() => seen(screens)).toEqual([true, false, false]);

  await section.getByRole('button', { name: 'Portal' }).click();

  await expect.poll(() => seen(screens)).toEqual([false, true, false]);
});

test('on a phone the timetable of services is still a table', async () => {
  const page = await open('/#line-3', { viewport: NARROW });
  const table = page.getByRole('table', { name: 'Four lines, one timetable.' });

  expect(await table.getByRole('row').count()).toBe(5);
  expect(await table.getByRole('columnheader').count()).toBe(5);
  const { runs, firstStop, days, price } = home.services.rows[2];
  expect(await table.getByRole('row', { name: 'Web' }).getByRole('cell').allTextContents()).toEqual(
    [runs, firstStop, `${days}`, price],
  );
});

describe('the timetable of jobs', () => {
  test('shows the jobs of the chosen line, also folded ones, and says how many, and every line has some', async () => {
    const page = await open('/');
    await page.waitForFunction(isWholePageLaidOut);
    const section = page.locator('.portfolio');
    await section.scrollIntoViewIfNeeded();
    await section.locator('[data-ready="true"]').waitFor();
    const status = section.getByRole('status');
    const lines = () =>
      section
        .locator('.portfolio__job:visible')
        .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-line'))));
    const all = home.portfolio.jobs.map(({ line }) => Number(line));
    expect(await lines()).toEqual(all.slice(0, home.portfolio.shown));
    expect(await status.textContent()).toBe(`All lines: ${all.length} jobs`);

    for (const [index, { name }] of home.services.rows.entries()) {
      const chosen = all.filter((line) => line === index + 1);
      const button = section.getByRole('button', { name: `${name} ${chosen.length}` });
      await button.click();
      await expect.poll(lines).toEqual(chosen);
      expect(chosen).not.toEqual([]);
      expect(await section.getByText(home.portfolio.others).isVisible()).toBe(false);
      expect(await button.getAttribute('aria-pressed')).toBe('true');
      expect(await section.locator('[aria-pressed="true"]').count()).toBe(1);
      expect(await status.textContent()).toBe(`${name}: ${chosen.length} of ${all.length} jobs`);
    }

    await section.getByRole('button', { name: `All ${all.length}` }).click();
    await expect.poll(lines).toEqual(all);
  });

  test('opens a job in place, without JavaScript too', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    const row = page.locator('.portfolio__job').first();
    expect(await row.locator('.portfolio__note').isVisible()).toBe(false);

    await row.locator('summary').click();

    await row.locator('.portfolio__note').waitFor();
    expect(await page.locator('.portfolio-filter__buttons').isVisible()).toBe(false);
  });
});

test('the portraits of eight people cost one request', async () => {
  const page = await openPage();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/people-')) requests.push(request.url());
  });
  await page.goto(at('/'));
  const portraits = page.locator('.team .portrait');
  await portraits.last().scrollIntoViewIfNeeded();

  const drawn = () =>
    portraits.evaluateAll((all) =>
      (all as HTMLImageElement[]).filter(({ complete, naturalWidth }) => complete && naturalWidth),
    );
  await expect.poll(async () => (await drawn()).length).toBe(8);
  expect(requests).toHaveLength(1);
});

test('the suggestion of the error page takes the place of the advice, and nothing else moves, however wide it is', async () => {
  const page = await open('/partner/atlassian');
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
