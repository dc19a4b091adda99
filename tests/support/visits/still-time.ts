import type { Arrival, Arrive } from './setup-visits.ts';
import type { Visitor } from './visitor.ts';

/**
 * Opens a page of the visits fixture and stops its time once the runtime has started: timers, frames and time limits
 * advance only by `page.clock.runFor`.
 */
export async function arriveInStillTime(
  arrive: Arrive,
  path: string,
  arrival: Arrival = {},
): Promise<Visitor> {
  const visitor = await arrive(path, { ...arrival, clock: true });
  const { clock } = visitor.page;
  await clock.pauseAt((await visitor.page.evaluate(() => Date.now())) + 1000);
  return visitor;
}
