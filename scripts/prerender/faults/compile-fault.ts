import { readFileSync } from 'node:fs';
import { builtinModules, isBuiltin } from 'node:module';
import { resolve } from 'node:path';
import type { Location, Message } from 'esbuild';
import { packageOf, relativePath } from '../files/paths.ts';
import { BuildFailure, type Fault } from './fault.ts';

/** A source file, relative to the root, and what is known of the mistake's place in it. */
interface SourcePlace {
  file: string;
  /** From 1. */
  line?: number;
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
  [
    /^Could not resolve "[^./]/,
    'Install the package. A name of your own, such as an alias of tsconfig.json, goes into `imports` in package.json, and begins with #.',
  ],
  [/^Could not (resolve|read)/, 'Correct the path, or add the file.'],
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
  const { file, line, text = '' } = place;
  const name = packageOf(file);
  const fix = name ? remedyFor(name, why) : remedyOf(why, advice);
  if (line === undefined) return { what: `Cannot compile ${file}`, file, why, fix };
  return {
    what: `Cannot compile ${file}:${line}`,
    file,
    line,
    why: `${why}\n${line} | ${text.trim().slice(0, MAX_EXCERPT)}`,
    fix,
  };
}

/** How much is shown of a line of code: minified code is one line. */
const MAX_EXCERPT = 120;

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

/**
 * Turns what esbuild threw (or its list of warnings) into faults with their place in the source. A plugin may give faults of
 * its own, as the detail of a message.
 *
 * @throws the error itself if it is not a list of messages from esbuild.
 */
export function bundleFaults(thrown: unknown, root: string): readonly Fault[] {
  const messages: readonly Message[] = Array.isArray(thrown) ? thrown : errorsOf(thrown);
  // Nobody here can correct a slip in a package, and browsers ignore it. What a plugin says would not work.
  const isSlip = ({ pluginName, location }: Message) =>
    !pluginName && location && packageOf(fileOf(location, root)) !== undefined;
  return messages
    .filter((message) => messages !== thrown || !isSlip(message))
    .flatMap(({ detail, ...message }) =>
      detail instanceof BuildFailure ? detail.faults : faultOf(message, root),
    );
}

function errorsOf(thrown: unknown): readonly Message[] {
  if (thrown instanceof Error && 'errors' in thrown && Array.isArray(thrown.errors)) {
    return thrown.errors;
  }
  throw thrown;
}

function faultOf({ text, location, notes }: Omit<Message, 'detail'>, root: string): Fault {
  // Notes with a place are part of the reason; the others say what to do.
  const reasons = notes.flatMap((note) =>
    note.location ? `${note.text} line ${note.location.line}` : [],
  );
  const advice = notes.flatMap((note) => (note.location ? [] : note.text));
  const place = location && {
    file: fileOf(location, root),
    line: location.line,
    text: location.lineText,
  };
  return compileFault(place ?? undefined, [text, ...reasons].join('\n'), advice.join(' '));
}

function fileOf({ file }: Location, root: string): string {
  // esbuild puts the namespace of a plugin before the path: `island:components/Map.island.tsx`.
  return relativePath(root, resolve(root, file.replace(/^[\w-]{2,}:/, '')));
}

/**
 * The first line of a file that contains one of some texts, from 1. Undefined if none does: a specifier may be put
 * together while code runs.
 *
 * @param path absolute.
 */
export function lineOf(path: string, ...texts: readonly string[]): number | undefined {
  const index = readFileSync(path, 'utf8')
    .split('\n')
    .findIndex((line) => texts.some((text) => line.includes(text)));
  return index < 0 ? undefined : index + 1;
}

/** The same for a specifier, which a comment may name without quotes or brackets around it. */
export function lineOfImport(path: string, specifier: string): number | undefined {
  return lineOf(path, `'${specifier}'`, `"${specifier}"`, `\`${specifier}\``, `(${specifier})`);
}
