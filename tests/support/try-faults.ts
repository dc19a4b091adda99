import type { Page } from 'playwright-core';
import { FAULTS, type Fault } from './misbehave.ts';

/** Fault → what came of it, in words. */
export type Outcomes = Record<Fault, string>;

/** The outcomes of a file with which all faults end alike, but for those named. */
export function allFaults(outcome: string, exceptions: Partial<Outcomes> = {}): Outcomes {
  const usual = FAULTS.map((fault) => [fault, outcome] as const);
  return { ...(Object.fromEntries(usual) as Outcomes), ...exceptions };
}

/**
 * Tries every fault in turn on one page, whose memory and cache are empty each time. What an attempt throws is its
 * outcome, so that one table tells of all.
 */
export async function tryFaults(
  page: Page,
  attempt: (fault: Fault) => Promise<string>,
): Promise<Outcomes> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  const outcomes = allFaults('not tried');
  for (const fault of FAULTS) {
    await page.evaluate(() => location.protocol === 'http:' && sessionStorage.clear());
    outcomes[fault] = await attempt(fault).catch((error: unknown) => String(error));
  }
  return outcomes;
}
