import { REPORTED } from '../names.ts';
import { type CodeSource, describeThrown, type Fault, messageOf } from './fault.ts';
import type { FindOrigin } from './find-origin.ts';

/**
 * A mistake in the use of an island. The engine throws it while the site's code is running, with advice that a stack trace
 * would not give.
 */
export class IslandError extends Error {
  /** The source file to correct, if it is known. */
  readonly file: string | undefined;
  readonly fix: string;

  constructor(message: string, fix: string, file?: string) {
    super(message);
    // Site authors have never heard of this class: their fault says `Error: …`.
    this.name = 'Error';
    this.fix = fix;
    this.file = file;
  }
}

/**
 * Turns what the site's code threw into a fault that names the source file.
 *
 * @param what what was being done: `The page threw an error while rendering`.
 * @param findOrigin of the bundle with the code, if it is known.
 * @returns undefined for an error that has been reported already.
 */
export function thrownFault(
  thrown: unknown,
  what: string,
  source: CodeSource,
  findOrigin?: FindOrigin,
): Fault | undefined {
  if (thrown === Symbol.for(REPORTED)) return undefined;
  const why = describeThrown(thrown);
  const route = source.route === undefined ? {} : { route: source.route };
  if (thrown instanceof IslandError) {
    const file = thrown.file ?? source.file;
    return { what, ...(file && { file }), ...route, why, fix: thrown.fix };
  }
  const { file = source.file, line } = findOrigin?.(thrown) ?? {};
  const user = file === source.file || !source.file ? '' : `, which ${source.file} uses`;
  return {
    what,
    ...(file && { file }),
    ...(line && { line }),
    ...route,
    why,
    fix: `Correct ${file || 'the source'}${user}.`,
  };
}

/** The fault of code that hung, or that ended its thread. */
export function hungFault(source: CodeSource, error: unknown): Fault {
  return {
    what: `${source.file} hung or exited`,
    ...source,
    why: `While it was loaded or rendered: ${messageOf(error)}.`,
    fix: 'Look for an endless loop, an endless wait, or a call that ends the process.',
  };
}
