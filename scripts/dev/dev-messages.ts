import type { Fault } from '../build/faults/fault.ts';

/** A fault with the lines of its source. */
export interface ShownFault extends Fault {
  /** Lines of the source around the one at fault. */
  frame?: readonly { number: number; text: string; isFault: boolean }[];
}

/** What the development server tells a page. */
export type DevMessage =
  /** The page is another one now. */
  | { type: 'reload' }
  /** Only its stylesheets are others: all of them, in order. */
  | { type: 'styles'; urls: readonly string[] }
  /** What is wrong with it and the site; an empty list when nothing is. */
  | { type: 'faults'; faults: readonly ShownFault[] };
