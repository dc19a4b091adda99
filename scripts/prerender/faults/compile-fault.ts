import { builtinModules, isBuiltin } from 'node:module';
import { packageOf } from '../files/paths.ts';
import type { Fault } from './fault.ts';
import { excerpt } from './screen-lines.ts';

/** A source file, relative to the root, and what is known of the mistake's place in it. */
interface SourcePlace {
  file: string;
  /** From 1. */
  line?: number;
  /** From 0. */
  column?: number | undefined;
  /** The text of the line. */
  text?: string;
}

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
  [
    /^No loader is configured/,
    'Use a file of a kind that browsers know: a picture, a WOFF2 font, a WebM or MP4 film.',
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
  if (!place) return { what: 'Cannot compile', why, fix: remedyOf(why, advice) };
  const { file, line, column, text = '' } = place;
  const name = packageOf(file);
  const isDecorated = /^\s*@/.test(text) && !file.endsWith('.css');
  const fix = name ? remedyFor(name, why) : remedyOf(why, isDecorated ? NO_DECORATORS : advice);
  if (line === undefined) return { what: `Cannot compile ${file}`, file, why, fix };
  const indent = text.length - text.trimStart().length;
  const code = excerpt(text.trim(), column === undefined ? 0 : column - indent);
  return {
    what: `Cannot compile ${file}:${line}`,
    file,
    line,
    why: `${why}\n${line} | ${code}`,
    fix,
  };
}

const NO_DECORATORS = 'Write it without the decorator: neither Node nor browsers know any.';

function remedyOf(why: string, advice: string | null | undefined): string {
  const remedy = REMEDIES.find(([pattern]) => pattern.test(why))?.[1];
  return remedy ?? (advice || 'Correct the source at this line.');
}

/** What to do about the code of a package, which nobody here can correct. */
function remedyFor(name: string, why: string): string {
  const [, lacking] = /^Could not resolve "([^./].*?)"/.exec(why) ?? [];
  if (!lacking)
    return `Install another version of the package ${name}, or do without it: it cannot be used as it is.`;
  return isBuiltin(lacking)
    ? remedyOf(why, undefined)
    : `Install ${lacking}, which the package ${name} needs.`;
}
