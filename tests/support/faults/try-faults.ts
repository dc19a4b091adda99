import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ServerFault } from './misbehave.ts';

/** Fault of the server → its outcome, in words. */
export type Outcomes = Partial<Record<ServerFault, string>>;

/**
 * Tries each fault that has an outcome on one page, with empty memory and cache each time. If an attempt throws, that is
 * its outcome, so that one comparison shows them all.
 */
export async function tryFaults(
  page: Page,
  expected: Outcomes,
  attempt: (fault: ServerFault) => Promise<string>,
): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  const outcomes: Outcomes = {};
  for (const fault of Object.keys(expected) as ServerFault[]) {
    await page.evaluate(() => location.protocol === 'http:' && sessionStorage.clear());
    outcomes[fault] = await attempt(fault).catch((error: unknown) => String(error));
  }
  expect(outcomes).toEqual(expected);
}
