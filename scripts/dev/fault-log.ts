import { type Fault, formatFaults } from '../prerender/faults/fault.ts';
import { foldRoutes } from '../prerender/faults/fold-faults.ts';

/** Prints faults in the terminal, without repeating those that it has just printed. */
export interface FaultLog {
  /** Prints the faults that have not been printed yet. */
  add: (faults: readonly Fault[]) => void;
  /** Prints this list if it differs from what was printed last. If it is empty, prints that all faults are gone. */
  replace: (faults: readonly Fault[]) => void;
}

export function createFaultLog(log: (text: string) => void): FaultLog {
  let printed = new Set<string>();
  return {
    add(faults) {
      const added = faults.filter((fault) => !printed.has(keyOf(fault)));
      if (added.length === 0) return;
      for (const fault of added) printed.add(keyOf(fault));
      log(formatFaults(foldRoutes(added)));
    },
    replace(faults) {
      const keys = new Set(faults.map(keyOf));
      if (keys.size === printed.size && [...keys].every((key) => printed.has(key))) return;
      printed = keys;
      log(faults.length > 0 ? formatFaults(foldRoutes(faults)) : 'All faults are gone.');
    },
  };
}

function keyOf(fault: Fault): string {
  return formatFaults([fault]);
}
