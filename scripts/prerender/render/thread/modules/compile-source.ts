import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { moduleRunnerTransformSync, type TransformOptions, transformSync } from 'oxc-transform';
import { importMetaEnv } from '../../../bundle/source-options.ts';
import { compileFault, lineOf } from '../../../faults/compile-fault.ts';
import { BuildFailure } from '../../../faults/fault.ts';
import { threadOptions } from '../this-thread.ts';
import { importedFile } from './source-url.ts';

/** Replaces what `import.meta.env` does not have, so that using it is an error. */
export const NO_SUCH_ENV = 'IMPORT_META_ENV_HAS_NO_OTHER_NAMES';

const { root } = threadOptions;

const OPTIONS: TransformOptions = {
  define: {
    'process.env.NODE_ENV': '"production"',
    ...importMetaEnv(threadOptions),
    'import.meta.env': NO_SUCH_ENV,
  },
};

/** How CommonJS exports and imports. */
const COMMON_JS = /\bmodule\.exports\b|\bexports\.\w+ =|\brequire\(/;

/**
 * Compiles a module of the site to JavaScript.
 *
 * @param file relative to the root.
 * @param sourcemap whether to make a source map too.
 * @throws BuildFailure for a mistake in its syntax, and for CommonJS.
 */
export function compileSource(file: string, sourcemap = false) {
  const source = readFileSync(join(root, file));
  const { code, map, errors } = transformSync(file, source.toString(), { ...OPTIONS, sourcemap });
  const [error] = errors;
  if (error) {
    // The offset counts bytes.
    const { start = 0 } = error.labels[0] ?? {};
    const line = source.subarray(0, start).toString().split('\n').length;
    throw sourceFailure({ file, line }, error.message, error.helpMessage);
  }
  const [commonJs] = (!/^(?:import|export)\b/m.test(code) && COMMON_JS.exec(code)) || [];
  if (commonJs) {
    const place = { file, line: lineOf(join(root, file), commonJs) };
    throw sourceFailure(
      place,
      'It is CommonJS.',
      'Write import and export: sources of the site are ES modules.',
    );
  }
  return { code, map };
}

/** The specifiers of the imports at the top of a module; undefined if it has no others, as most modules. */
export function specifiersAtTop(code: string): ReadonlySet<string> | undefined {
  if (!/\bimport\s*[(/]/.test(code)) return undefined;
  return new Set(moduleRunnerTransformSync('module.js', code).deps);
}

/**
 * The error to throw if a source of the site cannot be imported because of a mistake in it.
 *
 * @param place the file relative to the root; its line, from 1, if it is known.
 */
export function sourceFailure(
  { file, line }: { file: string; line?: number | undefined },
  why: string,
  advice?: string | null,
): BuildFailure {
  if (line === undefined) return new BuildFailure([compileFault({ file }, why, advice)]);
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const place = { file, line, text: lines[line - 1] ?? '' };
  return new BuildFailure([compileFault(place, why, advice)]);
}

/** A place in the sources. The file is relative to the root; the line counts from 1. */
export interface Origin {
  file: string;
  line: number;
}

/** `file:///…/Card.tsx:12:5` in a stack. Errors of imports have no column. */
const PLACE = /(file:\S+?):(\d+)(?::(\d+))?(?=[\s)]|$)/g;

/** Finds where in the sources something was thrown; undefined if its stack does not say. */
export function findOrigin(thrown: unknown): Origin | undefined {
  return thrown instanceof Error ? originIn(String(thrown.stack)) : undefined;
}

/**
 * The first place of a stack that is in the sources. The stack is that of compiled code, so the source is compiled again,
 * with a source map.
 */
export function originIn(stack: string): Origin | undefined {
  for (const [, url, line, column = 1] of stack.matchAll(PLACE)) {
    const { file = '', isPackage } = importedFile(url) ?? {};
    const map = !isPackage && file && compileSource(file, true).map;
    if (!map) continue;
    const origin = new SourceMap(map as never).findOrigin(Number(line), Number(column));
    if ('lineNumber' in origin) return { file, line: origin.lineNumber };
  }
  return undefined;
}
