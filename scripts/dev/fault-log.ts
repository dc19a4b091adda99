import { type Fault, formatFaults } from '../build/faults/fault.ts';

/** Faults in a terminal, each version of them once. */
export interface FaultLog {
  /** Prints those that have not been printed yet. */
  add: (faults: readonly Fault[]) => void;
  /** Prints all there are when they are not those that were printed last, or that there are no more. */
  replace: (faults: readonly Fault[]) => void;
}

export function openFaultLog(log: (text: string) => void): FaultLog {
  let printed = new Set<string>();
  return {
    add(faults) {
      const added = faults.filter((fault) => !printed.has(keyOf(fault)));
      if (added.length === 0) return;
      for (const fault of added) printed.add(keyOf(fault));
      log(formatFaults(added));
    },
    replace(faults) {
      const keys = new Set(faults.map(keyOf));
      if (keys.size === printed.size && [...keys].every((key) => printed.has(key))) return;
      printed = keys;
      log(faults.length > 0 ? formatFaults(faults) : 'All faults are gone.');
    },
  };
}

function keyOf(fault: Fault): string {
  return formatFaults([fault]);
}
