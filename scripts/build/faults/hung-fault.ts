import { type CodeSource, type Fault, messageOf } from './fault.ts';

/** The fault of code that hung, or that ended its thread. */
export function hungFault(source: CodeSource, error: unknown): Fault {
  return {
    what: `${source.file} hangs or ends its thread`,
    ...source,
    why: `While it was loaded or rendered: ${messageOf(error)}.`,
    fix: 'Look for an endless loop, an endless wait, or a call that ends the process.',
  };
}
