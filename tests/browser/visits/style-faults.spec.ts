import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MOTION, openPage } from '../../support/browser/open-page.ts';
import { pageErrors } from '../../support/browser/page-errors.ts';
import { holdBack } from '../../support/browser/prepare-page.ts';
import { expectLinkToWork, expectReadable } from '../../support/browser/readable.ts';
import { serveFaults } from '../../support/faults/serve-faults.ts';
import { type Outcomes, tryFaults } from '../../support/faults/try-faults.ts';

/** The stylesheet of a page. */
const STYLES = /\/page-\w+\.css/;

const VISIT = 'a visit';
const LOAD = 'a page load';

/** Files without which the text of a first load is there all the same; and how the page can be left. */
const FILES: readonly { file: string; url: RegExp; expected: Outcomes }[] = [
  {
    file: 'runtime',
    url: /\/runtime-/,
    expected: { reset: LOAD, hung: LOAD, 'cut short as if whole': LOAD, 'of another type': LOAD },
  },
  { file: 'stylesheet', url: STYLES, expected: { '503': VISIT, hung: VISIT } },
  {
    file: 'font, image and behavior',
    url: /\.woff2|\.svg|\/shout-/,
    expected: { hung: VISIT, reset: VISIT },
  },
];

test.each(FILES)(
  'a page can be read and left as usual if the $file of its first load cannot be fetched',
  async ({ file, url, expected }) => {
    const site = await serveFaults();
    const page = await openPage({ clock: true, ...MOTION });
    const errors = pageErrors(page);

    await tryFaults(page, expected, async (fault) => {
      site.fail(url, fault);
      const requested = page.waitForRequest(url);
      await page.goto(site.at('/'), { waitUntil: 'commit' });
      await expectReadable(page, 'Home');
      await requested;
      if (file === 'stylesheet' && fault === 'hung') await page.clock.fastForward(3000);
      await page.getByText('Words behind a stylesheet').waitFor();
      await page.getByText('quiet words').waitFor();

      const before = site.documents();
      await expectLinkToWork(page, 'Plain');
      site.heal();
      return site.documents() === before ? VISIT : LOAD;
    });
    const uncaught = errors.filter((error) => error.startsWith('uncaught'));
    // Half a runtime cannot be parsed, and only the browser can report that.
    if (file !== 'runtime') expect(uncaught).toEqual([]);
  },
);

test('a stylesheet that failed is asked for again by the next page that needs it', async () => {
  const site = await serveFaults();
  const page = await openPage(MOTION);
  site.fail(STYLES, 'reset');
  await page.goto(site.at('/plain'));
  await expectLinkToWork(page, 'Styled');
  expect(await borderOf(page)).toBe('0px');

  await expectLinkToWork(page, 'Plain');
  site.heal();
  await expectLinkToWork(page, 'Styled');
  expect(await borderOf(page)).toBe('5px');
});

describe('a stylesheet that hangs', () => {
  test('holds back the words behind it for three seconds, but not the next click; then they are painted, although it still hangs', async () => {
    const site = await serveFaults();
    const page = await openPage(MOTION);
    await page.addInitScript(notePaint);
    site.fail(STYLES, 'hung');

    await page.goto(site.at('/'), { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.dataset.painted);

    const painted = await page.evaluate(() => Number(document.documentElement.dataset.painted));
    expect(painted).toBeGreaterThan(2900);
    expect(await page.evaluate(() => document.readyState)).not.toBe('loading');

    const requested = page.waitForRequest(STYLES);
    await page.goto(site.at('/styled'), { waitUntil: 'commit' });
    await requested;
    await expectReadable(page, 'Styled');
    await expectLinkToWork(page, 'Plain');
  });

  test('is applied when it arrives after that', async () => {
    const site = await serveFaults();
    const page = await openPage({ clock: true, ...MOTION });
    const { release } = await holdBack(page, STYLES);
    let asked = 0;
    page.on('request', (request) => {
      if (STYLES.test(request.url())) asked++;
    });
    const runtime = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/runtime-'),
    );
    await page.goto(site.at('/styled'), { waitUntil: 'commit' });
    await runtime;
    await page.clock.fastForward(3000);
    await page.locator('.panel').waitFor();
    expect(await borderOf(page)).toBe('0px');

    release();
    await expect.poll(() => borderOf(page)).toBe('5px');
    expect(asked).toBe(1);
    await expectLinkToWork(page, 'Plain');
    await expectLinkToWork(page, 'Styled');
    expect(await borderOf(page)).toBe('5px');
  });
});

function borderOf(page: Page): Promise<string> {
  return page.locator('.panel').evaluate((panel) => getComputedStyle(panel).borderTopWidth);
}

/** Runs in the page: records when the text after the stylesheet is painted. */
function notePaint() {
  new PerformanceObserver((list) => {
    const [entry] = list.getEntries();
    if (entry) {
      document.documentElement.dataset.painted = String(
        Reflect.get(entry, 'renderTime') || Reflect.get(entry, 'loadTime') || performance.now(),
      );
    }
  }).observe({ type: 'element', buffered: true });
}
