import { type Fault, foldRoutes, formatFaults } from '../prerender/faults/fault.ts';

/**
 * Returns a function that prints all faults of the site in the terminal, if they differ from those that it printed last.
 * If there are none any more, it says so.
 */
export function createFaultLog(log: (text: string) => void): (faults: readonly Fault[]) => void {
  let printed = '';
  return (faults) => {
    const text = formatFaults(foldRoutes(faults));
    if (text === printed) return;
    printed = text;
    log(text || 'All faults are gone.');
  };
}
