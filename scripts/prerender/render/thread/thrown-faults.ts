import { describeThrown } from '../../faults/describe-thrown.ts';
import { BuildFailure, type CodeSource, type Fault } from '../../faults/fault.ts';
import { NO_IMPORT_META } from './modules/compile-source.ts';
import { findOrigin } from './modules/find-origin.ts';

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
 * Turns what the site's code threw into faults that name the source file.
 *
 * @param what what the fault says: `pages/index.tsx threw an error while it was rendered`.
 */
export function thrownFaults(thrown: unknown, what: string, source: CodeSource): readonly Fault[] {
  // A module that cannot be compiled.
  if (thrown instanceof BuildFailure) return thrown.faults;
  const why = describeThrown(thrown);
  const route = source.route === undefined ? {} : { route: source.route };
  if (thrown instanceof IslandError) {
    const file = thrown.file ?? source.file;
    return [{ what, ...(file && { file }), ...route, why, fix: thrown.fix }];
  }
  const { file = source.file, line } = findOrigin(thrown) ?? {};
  const user = file === source.file || !source.file ? '' : `, which ${source.file} uses`;
  const fix = adviceOn(why) ?? `Correct ${file || 'the source'}${user}.`;
  return [{ what, ...(file && { file }), ...(line && { line }), ...route, why, fix }];
}

/** What to do about an error whose message does not say it. */
function adviceOn(why: string): string | undefined {
  if (why.includes(NO_IMPORT_META))
    return 'For the address of a file, import the file: `import picture from "./picture.svg"`.';
  if (/^ReferenceError: (window|document|navigator|location|localStorage) is/.test(why))
    return 'Pages are rendered in Node. Use it in a behavior, or in an effect or a handler of an island.';
  return undefined;
}
