import type { Fault } from '../build/faults/fault.ts';

/** A fault as the page shows it. */
export interface FaultWithFrame extends Fault {
  /** The lines of the source around the fault. */
  frame?: readonly { number: number; text: string; isFault: boolean }[];
}

/** What the development server sends to an open page. */
export type DevMessage =
  /** The page has changed. */
  | { type: 'reload' }
  /** Only stylesheets have changed. The URLs are those of all stylesheets, in order. */
  | { type: 'styles'; urls: readonly string[] }
  /** All faults of the page and the site; an empty list if there are none. */
  | { type: 'faults'; faults: readonly FaultWithFrame[] };
