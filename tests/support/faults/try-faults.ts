import type { Page } from 'playwright-core';
import { FAULTS, type Fault } from './misbehave.ts';

/** Fault → its outcome, in words. */
export type Outcomes = Partial<Record<Fault, string>>;

/** The outcomes for a file with which all faults end alike, except for those given. */
export function allFaults(
  outcome: string,
  exceptions: Outcomes = {},
  faults: readonly Fault[] = FAULTS,
): Outcomes {
  return Object.fromEntries(faults.map((fault) => [fault, exceptions[fault] ?? outcome]));
}

/**
 * Tries each fault on one page, with empty memory and cache each time. If an attempt throws, that is its outcome, so
 * that one table shows them all.
 */
export async function tryFaults(
  page: Page,
  attempt: (fault: Fault) => Promise<string>,
  faults: readonly Fault[] = FAULTS,
): Promise<Outcomes> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  const outcomes: Outcomes = {};
  for (const fault of faults) {
    await page.evaluate(() => location.protocol === 'http:' && sessionStorage.clear());
    outcomes[fault] = await attempt(fault).catch((error: unknown) => String(error));
  }
  return outcomes;
}
