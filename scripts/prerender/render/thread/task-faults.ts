import type { Fault } from '../../faults/fault.ts';

/** The faults found since the last task. A thread does one task at a time. */
const found: Fault[] = [];

export function addFaults(faults: readonly Fault[]): void {
  found.push(...faults);
}

/**
 * Returns the faults found since the last call. Waits for the event loop first, so that uncaught errors are included.
 */
export async function takeFaults(): Promise<readonly Fault[]> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setImmediate(resolve);
  await promise;
  return found.splice(0);
}
