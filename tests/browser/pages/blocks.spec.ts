import { expect, test } from 'vitest';
import { filterWords } from '../../../components/blocks/Portfolio/portfolio.content.ts';
import { home } from '../../../pages/index.content.ts';
import { NARROW } from '../../support/browser/frame-page.ts';
import { openAt } from '../../support/browser/open-page.ts';
import { isWholePageLaidOut } from '../../support/browser/prepare-page.ts';

test('at rest only the current side of the cube is seen, even without 3D; the list beside it names and picks it', async () => {
  const page = await openAt('/blocks', { site: 'blocks' });
  const works = page.locator('#works');
  await page.waitForFunction(isWholePageLaidOut);
  await works.scrollIntoViewIfNeeded();
  await works.locator('.slider[data-autoplay]').waitFor();
  const seen = () =>
    works
      .locator('.slider__slide')
      .evaluateAll((all) => all.map((one) => one.checkVisibility({ opacityProperty: true })));
  await expect.poll(seen).toEqual([true, false, false, false]);
  const picker = works.getByRole('button', { name: home.works.works[2].title });

  await picker.click();

  await expect.poll(seen).toEqual([false, false, true, false]);
  expect(await picker.getAttribute('aria-current')).toBe('true');
});

test('on a phone the timetable of services is still a table', async () => {
  const page = await openAt('/blocks#line-3', { site: 'blocks', viewport: NARROW });
  const table = page.getByRole('table', { name: home.services.title });

  expect(await table.getByRole('row').count()).toBe(1 + home.services.rows.length);
  expect(await table.getByRole('columnheader').count()).toBe(5);
  const { runs, firstStop, days, price } = home.services.rows[2];
  const cells = table.getByRole('row').nth(3).getByRole('cell');
  expect(await cells.allTextContents()).toEqual([runs, firstStop, `${days}`, price]);
});

test('the timetable of jobs shows those of the chosen line, also folded ones, and says how many; a step back brings the position, and all lines', async () => {
  const page = await openAt('/blocks', { site: 'blocks' });
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
  expect(await status.textContent()).toBe(filterWords.everything(all.length));

  for (const [index, { name }] of home.services.rows.entries()) {
    const chosen = all.filter((line) => line === index + 1);
    const button = section.locator(`button[data-line="${index + 1}"]`);
    await button.click();
    await expect.poll(lines).toEqual(chosen);
    expect(chosen).not.toEqual([]);
    expect(await section.getByText(home.portfolio.moreLabel).isVisible()).toBe(false);
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    expect(await section.locator('[aria-pressed="true"]').count()).toBe(1);
    expect(await status.textContent()).toBe(filterWords.some(name, chosen.length, all.length));
  }

  await section.locator('button[aria-pressed]').first().click();
  await expect.poll(lines).toEqual(all);
  await rows.last().evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const position = await page.evaluate(() => scrollY);
  await page.locator('a[href^="/contact"]:visible').first().dispatchEvent('click');
  await page.waitForURL('**/contact*');
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
  const page = await openAt('/partner/atlassian');
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
