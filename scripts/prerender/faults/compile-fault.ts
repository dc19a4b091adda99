import { builtinModules } from 'node:module';
import { isOfPackage } from '../files/find-source.ts';
import type { Fault } from './fault.ts';

/** A source file, relative to the root, and the line with the mistake, from 1, if it is known. */
type SourcePlace = { file: string } | { file: string; line: number; text: string };

/** What to do about the most common mistakes. The compilers' own advice is for people who configure them. */
const REMEDIES: readonly [why: RegExp, remedy: string][] = [
  [
    /^Could not resolve "\/[^/]/,
    'Write the path from this file, such as ../assets/public/icon.png.',
  ],
  [
    new RegExp(`^Could not resolve "(node:|(${builtinModules.join('|')})["/])`),
    "Browsers have none of Node's modules. Do this in the `load` of a page, and give an island the result as a prop, or use a package that is made for browsers.",
  ],
  [/^Could not (resolve|read)/, 'Correct the path, or add the file or the package.'],
  [
    /^The content security policy blocks/,
    'Put a copy into assets/, or name the stylesheet in `thirdParties` of layouts/_site.ts.',
  ],
];

/**
 * The fault of a source that cannot be compiled. Every module that needs it reports the same one, which is printed once.
 *
 * @param place where it is, if that is known.
 * @param advice of the compiler, if it has any.
 */
export function compileFault(
  place: SourcePlace | undefined,
  why: string,
  advice?: string | null,
): Fault {
  const remedy = REMEDIES.find(([pattern]) => pattern.test(why))?.[1];
  const usual =
    place && isOfPackage(place.file)
      ? 'Install another version of the package, and tell its authors.'
      : 'Correct the source at this line.';
  const fix = remedy ?? (advice || usual);
  if (!place) return { what: 'Cannot compile', why, fix };
  const { file } = place;
  if (!('line' in place)) return { what: `Cannot compile ${file}`, file, why, fix };
  const { line, text } = place;
  const what = `Cannot compile ${file}:${line}`;
  return { what, file, line, why: `${why}\n${line} | ${text.trim()}`, fix };
}
