import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../support/browser/open-page.ts';
import { expectQuiet } from '../../support/browser/page-errors.ts';
import { serveFaults } from '../../support/faults/serve-faults.ts';

/** In both layouts, with islands, behaviors and stylesheets. */
const ROUND = ['/night', '/', '/islands', '/dark'];

test('108 visits leave no document, listener or detached element behind', async () => {
  const site = await serveFaults();
  const page = await openPage();
  expectQuiet(page);
  await page.goto(site.at('/dark'));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');

  const sizes: Size[] = [];
  for (let third = 0; third < 3; third++) {
    await visit(page, 9);
    sizes.push(await measure(cdp));
  }

  // After the first third everything is fetched. The browser may keep one old page, from then on or later; what every
  // visit leaves behind grows in both of the others.
  const grown = (name: keyof Size) => {
    const [first = 0, second = 0, third = 0] = sizes.map((size) => size[name]);
    return Math.min(second - first, third - second);
  };
  expect(grown('documents')).toBeLessThanOrEqual(0);
  expect(grown('listeners')).toBeLessThanOrEqual(2);
  expect(grown('nodes')).toBeLessThanOrEqual(2);
  expect(site.documents()).toBe(1);
});

/** Visits the pages in turn, and waits for the islands of each. */
async function visit(page: Page, rounds: number): Promise<void> {
  await page.evaluate(
    async ({ paths, rounds }) => {
      const next = (type: string) =>
        new Promise((resolve) => document.addEventListener(type, resolve, { once: true }));
      const isAwake = () =>
        !document.querySelector('[hydrate=load]:not([data-state=hydrated])') &&
        !document.querySelector('[data-behavior=shout]')?.textContent?.includes('quiet');
      for (let round = 0; round < rounds; round++) {
        for (const path of paths) {
          const end = next('visit:end');
          document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click();
          await end;
          while (!isAwake()) await new Promise(requestAnimationFrame);
        }
      }
    },
    { paths: ROUND, rounds },
  );
}

type Size = Record<'documents' | 'listeners' | 'nodes', number>;

async function measure(cdp: CDPSession): Promise<Size> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const amountOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    documents: amountOf('Documents'),
    listeners: amountOf('JSEventListeners'),
    nodes: amountOf('Nodes'),
  };
}
