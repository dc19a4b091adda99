import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MOTION, openPage } from '../../support/browser/open-page.ts';
import { expectQuiet } from '../../support/browser/page-errors.ts';
import { expectLinkToWork, expectReadable } from '../../support/browser/readable.ts';
import { serveFaults } from '../../support/faults/serve-faults.ts';
import { type Outcomes, tryFaults } from '../../support/faults/try-faults.ts';

const VISIT = 'a visit';
const LOAD = 'a page load';

/**
 * Files that a visit to the page `target` fetches, the outcomes if they fail, and the milliseconds until one that hangs
 * counts as failed. `unit/runtime/visit/malformed-parts.test.ts` has all that a body may be.
 */
const PARTS: readonly {
  part: string;
  url: RegExp;
  target: string;
  expected: Outcomes;
  patience?: number;
}[] = [
  {
    part: 'payload',
    url: /\/dark\.payload\.json/,
    target: 'Dark',
    expected: {
      reset: LOAD,
      hung: LOAD,
      // A file is validated by its content, not by its type.
      'of another type': VISIT,
    },
    patience: 8000,
  },
  {
    part: 'stylesheet',
    url: /\/page-\w+\.css/,
    target: 'Styled',
    expected: { reset: VISIT, hung: VISIT },
    patience: 3000,
  },
  {
    part: 'progress bar',
    url: /\/progress-bar-/,
    target: 'Dark',
    expected: { hung: VISIT, 'cut short as if whole': VISIT },
  },
];

test.each(PARTS)(
  'a visit still shows its page if the $part fails',
  async ({ url, target, expected, patience = 0 }) => {
    const { page, site } = await open();

    await tryFaults(page, expected, async (fault) => {
      await page.goto(site.at('/plain'));
      site.fail(url, fault);
      const before = site.documents();
      const requested = page.waitForRequest(url);
      await click(page, target);
      await requested;
      if (fault === 'hung') await page.clock.fastForward(patience);

      await expectReadable(page, target);
      const loads = site.documents() - before;
      expect(new URL(page.url()).pathname).toBe(`/${target.toLowerCase()}`);
      site.heal();
      // After a page load, a click before the runtime has started is the browser's.
      await page.waitForFunction(() => document.documentElement.dataset.progress === 'idle');
      await expectLinkToWork(page, 'Plain');
      expect(site.documents() - before).toBe(loads);
      return [VISIT, LOAD][loads] ?? `${loads} page loads`;
    });
  },
);

async function open() {
  const site = await serveFaults();
  const page = await openPage({ clock: true, ...MOTION });
  page.setDefaultTimeout(5000);
  expectQuiet(page, /^(?!uncaught)/);
  return { page, site };
}

function click(page: Page, link: string): Promise<void> {
  return page.locator('nav').getByRole('link', { name: link }).click();
}
