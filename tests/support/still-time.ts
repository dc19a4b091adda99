import type { Arrival, Arrive } from './setup-visits.ts';
import type { Visitor } from './visitor.ts';

/**
 * Opens a page of the visits fixture whose time stands still once its runtime runs: timers, frames and time limits
 * come when the test says so, by `page.clock.runFor`.
 */
export async function arriveInStillTime(
  arrive: Arrive,
  path: string,
  arrival: Arrival = {},
): Promise<Visitor> {
  const visitor = await arrive(path, {
    ...arrival,
    prepare: async (page) => {
      await page.clock.install({ time: 0 });
      await arrival.prepare?.(page);
    },
  });
  await stopTime(visitor);
  return visitor;
}

/** Stops the time of a page whose clock has been installed, a second from its now. */
export async function stopTime({ page }: Visitor): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
