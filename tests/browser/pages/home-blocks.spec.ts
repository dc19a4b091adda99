import { describe, expect, test } from 'vitest';
import { home } from '../../../pages/index.content.ts';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';
import { isWholePageLaidOut } from '../../support/browser/whole-page.ts';

const openPage = setupSharedContext();
const at = setupSite();

test('at rest only the current slide of the cube is visible, even without 3D', async () => {
  const page = await openPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at('/'));
  const slider = page.locator('#works .slider[data-autoplay]');
  await page.locator('#works').scrollIntoViewIfNeeded();
  await slider.waitFor();
  const seen = () =>
    slider
      .locator('.slider__slide')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity === '1'));
  await expect.poll(seen).toEqual([true, false, false, false]);

  await slider.locator('.slider__picker').nth(1).click();

  await expect.poll(seen).toEqual([false, true, false, false]);
});

test('at rest nothing is seen of the screens beside the one in front', async () => {
  const page = await openPage({ viewport: { width: 768, height: 800 } });
  await page.goto(at('/partners/atlassian'));
  await page.waitForFunction(isWholePageLaidOut);
  const screens = page.locator('#showcases');
  await screens.scrollIntoViewIfNeeded();
  await screens.locator('.slider[data-autoplay]').waitFor();
  const seen = () =>
    screens
      .locator('.screen')
      .evaluateAll((all) => all.map((screen) => screen.checkVisibility({ opacityProperty: true })));
  await expect.poll(seen).toEqual([true, false, false]);

  await screens.getByRole('button', { name: 'Portal' }).click();

  await expect.poll(seen).toEqual([false, true, false]);
});

test('in text of twice the size departures on a phone have their durations below them', async () => {
  const page = await openPage({ viewport: { width: 360, height: 740 } });
  await page.goto(at('/'));
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

  const entries = await page.locator('.departures__entry').evaluateAll((all) =>
    all.map((entry) => {
      const [words, duration] = [...entry.children]
        .slice(1)
        .map((part) => part.getBoundingClientRect());
      return {
        isBelow: words && duration && duration.top >= words.bottom,
        isCut: entry.scrollWidth > entry.clientWidth,
      };
    }),
  );
  expect(entries).toEqual(Array(4).fill({ isBelow: true, isCut: false }));
});

test('in text of twice the size no word of the first stops is broken, and no two headings of their table overlap', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(at('/'));
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const width of [1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const { stops, heads } = await page.evaluate(measureServices);

    expect(stops).toHaveLength(4);
    for (const { words, lines } of stops) expect(lines, `${width} px`).toBeLessThanOrEqual(words);
    for (const [index, { left }] of heads.entries()) {
      expect(heads[index - 1]?.right ?? 0, `${width} px`).toBeLessThanOrEqual(left);
    }
  }
});

/** Runs in the page: the words and lines of each first stop, and where the words of the heads are, if they are shown. */
function measureServices() {
  const table = document.querySelector('.services-table') as HTMLElement;
  const rangeOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range;
  };
  const stops = [...table.querySelectorAll('td:nth-child(3) a')].map((cell) => ({
    words: cell.textContent.split(' ').length,
    lines: new Set([...rangeOf(cell).getClientRects()].map(({ top }) => Math.round(top))).size,
  }));
  const group = table.querySelector('.services-table__heads') as HTMLElement;
  const heads = [...group.querySelectorAll('th')].slice(2);
  const isShown = group.clientWidth > 1;
  return {
    stops,
    heads: isShown ? heads.map((head) => rangeOf(head).getBoundingClientRect()) : [],
  };
}

test('the footer asks for a call only where something went wrong, since all other pages have an end of their own', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  const closing = page.locator('.footer__closing');
  for (const path of ['/', '/partners/atlassian', '/contact', '/no-such-page']) {
    await page.goto(at(path));
    expect(await closing.isVisible(), path).toBe(false);
  }
  await page.goto(at('/500'));
  expect(await closing.isVisible()).toBe(true);
});

describe('the timetable of jobs', () => {
  test('shows the jobs of the chosen line, also folded ones, and says how many, and every line has some', async () => {
    const page = await openPage({ reducedMotion: 'reduce' });
    await page.goto(at('/'));
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

    for (const [index, name] of ['Collaboration', 'Design', 'Web', 'Cloud'].entries()) {
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
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(at('/'));
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
