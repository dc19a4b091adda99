import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageErrors } from '../../../scripts/tools/browser/page-errors.ts';
import { setupBrowser } from '../../support/browser/setup-browser.ts';
import { setupFaultySite } from '../../support/faults/setup-faulty-site.ts';

const openPage = setupBrowser();
const site = setupFaultySite();

/** In both layouts, with islands, behaviors and stylesheets. */
const ROUND = ['/night', '/', '/islands', '/behaviors', '/dark'];

test('100 visits leave no document, listener or detached element behind', async () => {
  const page = await openPage();
  const errors = pageErrors(page);
  await page.goto(site.at('/dark'));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');

  // After the first rounds everything is fetched.
  await visit(page, 4);
  const before = await measure(cdp);
  await visit(page, 16);
  const after = await measure(cdp);

  expect(after.documents).toBe(before.documents);
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(2);
  // One old page may not have been collected yet.
  expect(after.nodes - before.nodes).toBeLessThan(60);
  expect(site.documents()).toBe(1);
  expect(errors.filter((error) => !/(Broken|Rash) (detach|behavior)/.test(error))).toEqual([]);
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

async function measure(cdp: CDPSession) {
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
