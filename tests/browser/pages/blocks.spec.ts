import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { home } from '../../../pages/index.content.ts';
import { NARROW } from '../../support/browser/frame-page.ts';
import { isWholePageLaidOut } from '../../support/browser/prepare-page.ts';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';

const openPage = setupSharedContext();
const at = setupSite();

async function open(path: string, options?: Parameters<typeof openPage>[0]): Promise<Page> {
  const page = await openPage(options);
  await page.goto(at(path));
  return page;
}

test('at rest only the current side of the cube is seen, even without 3D; the list beside it names and picks it', async () => {
  const page = await open('/');
  const works = page.locator('#works');
  await page.waitForFunction(isWholePageLaidOut);
  await works.scrollIntoViewIfNeeded();
  await works.locator('.slider[data-autoplay]').waitFor();
  const seen = () =>
    works
      .locator('.slider__slide')
      .evaluateAll((all) => all.map((one) => one.checkVisibility({ opacityProperty: true })));
  await expect.poll(seen).toEqual([true, false, false, false]);
  const picker = works.getByRole('button', { name: 'A site the press office runs itself' });

  await picker.click();

  await expect.poll(seen).toEqual([false, false, true, false]);
  expect(await picker.getAttribute('aria-current')).toBe('true');
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

test('the timetable of jobs shows those of the chosen line, also folded ones, and says how many; a step back brings the position, and all lines', async () => {
  const page = await open('/');
  await page.waitForFunction(isWholePageLaidOut);
  const section = page.locator('.portfolio');
  await section.scrollIntoViewIfNeeded();
  await section.locator('[data-ready="true"]').waitFor();
  const status = section.getByRole('status');
  const rows = section.locator('.portfolio__job:visible');
  const lines = () =>
    rows.evaluateAll((all) => all.map((row) => Number(row.getAttribute('data-line'))));
  const all = home.portfolio.jobs.map(({ line }) => Number(line));
  expect(await lines()).toEqual(all.slice(0, home.portfolio.visibleCount));
  expect(await status.textContent()).toBe(`All lines: ${all.length} jobs`);

  for (const [index, { name }] of home.services.rows.entries()) {
    const chosen = all.filter((line) => line === index + 1);
    const button = section.getByRole('button', { name: `${name} ${chosen.length}` });
    await button.click();
    await expect.poll(lines).toEqual(chosen);
    expect(chosen).not.toEqual([]);
    expect(await section.getByText(home.portfolio.moreLabel).isVisible()).toBe(false);
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    expect(await section.locator('[aria-pressed="true"]').count()).toBe(1);
    expect(await status.textContent()).toBe(`${name}: ${chosen.length} of ${all.length} jobs`);
  }

  await section.getByRole('button', { name: `All ${all.length}` }).click();
  await expect.poll(lines).toEqual(all);
  await rows.last().evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const position = await page.evaluate(() => scrollY);
  await page.locator('a[href^="/contact"]:visible').first().dispatchEvent('click');
  await page.waitForURL(`${at('/contact')}*`);
  await page.evaluate(() =>
    document.addEventListener('visit:swap', () => {
      document.documentElement.dataset.atSwap = `${scrollY}`;
    }),
  );
  await page.goBack();
  await section.locator('react-island[data-state=hydrated]').waitFor();
  expect(await page.locator('html').getAttribute('data-at-swap')).toBe(`${position}`);
  expect(await lines()).toEqual(all.slice(0, home.portfolio.visibleCount));
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
