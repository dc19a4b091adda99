import { describeThrown } from '../../faults/describe-thrown.ts';
import { BuildFailure, type CodeSource, type Fault } from '../../faults/fault.ts';
import { packageOf, relativePath } from '../../files/paths.ts';
import { findOrigin, NO_SUCH_ENV, type Origin } from './modules/compile-source.ts';
import { reachedFrom } from './modules/module-graph.ts';
import { pathOf } from './modules/source-url.ts';
import { threadOptions } from './this-thread.ts';

/**
 * Turns what the site's code threw into faults that name the source file.
 *
 * @param what what the fault says: `pages/index.tsx threw an error while it was rendered`.
 */
export function thrownFaults(thrown: unknown, what: string, source: CodeSource): readonly Fault[] {
  // A module that cannot be compiled, or an island that is used wrongly.
  if (thrown instanceof BuildFailure) return thrown.faults;
  const why = describeThrown(thrown);
  const route = source.route === undefined ? {} : { route: source.route };
  const thrower = throwingPackage(thrown, source.file);
  const { file = source.file, line }: Partial<Origin> = findOrigin(thrown) ?? thrower ?? {};
  const user = file === source.file || !source.file ? '' : `, which ${source.file} uses`;
  const fix =
    adviceOn(why) ??
    (packageOf(file)
      ? `Use the package ${packageOf(file)} in another way, or install another version of it.`
      : `Correct ${file || 'the source'}${user}.`);
  const reason = thrower ? `${why}\nThe package ${packageOf(thrower.file)} threw it.` : why;
  return [{ what, ...(file && { file }), ...(line && { line }), ...route, why: reason, fix }];
}

/** A place in a stack: `file:///…/index.mjs:12:5` or, in CommonJS, `/…/index.js:12:5`. */
const PLACE = /((?:file:\/\/)?\/[^\s()]+):(\d+):\d+/g;

/**
 * The place in a package that has thrown something; undefined if it was a source of the site, or nothing that it
 * imports.
 */
function throwingPackage(thrown: unknown, source: string): Origin | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const reached = new Set(reachedFrom(source));
  for (const [, place = '', line] of String(thrown.stack).matchAll(PLACE)) {
    const path = place.startsWith('file:') ? pathOf(place) : place;
    const file = relativePath(threadOptions.root, path);
    if (reached.has(file)) return packageOf(file) ? { file, line: Number(line) } : undefined;
  }
  return undefined;
}

/** What to do about an error whose message does not say it. */
function adviceOn(why: string): string | undefined {
  if (why.includes(NO_SUCH_ENV))
    return 'Write import.meta.env.BASE_URL or import.meta.env.SITE_URL, in full: there is nothing else. For other values, there is process.env in `load`.';
  if (/^ReferenceError: (window|document|navigator|location|localStorage) is/.test(why))
    return 'Pages are rendered in Node. Use it in a behavior, or in an effect or a handler of an island.';
  return undefined;
}
