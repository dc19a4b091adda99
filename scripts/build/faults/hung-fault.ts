import { type Fault, messageOf } from './fault.ts';

/** The fault of code that hung, or that ended its thread. */
export function hungFault(place: { file: string; route?: string }, error: unknown): Fault {
  return {
    what: `${place.file} hangs or ends its thread`,
    ...place,
    why: `While it was loaded or rendered: ${messageOf(error)}.`,
    fix: 'Look for an endless loop, an endless wait, or a call that ends the process.',
  };
}
