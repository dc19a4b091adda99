import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { relativePath } from '../../files/relative-path.ts';
import { compileSource } from './modules/compile-source.ts';
import { importedFile, pathOf } from './modules/site-url.ts';
import { sourceFailure } from './modules/source-failure.ts';
import { threadOptions } from './thread-options.ts';

/** The module that Node has read last: it compiles each as soon as it has read it. */
let lastRead = '';

export function noteRead(url: string): void {
  lastRead = url;
}

/** The faults of errors that Node throws again for every import of the same module. */
const known = new WeakMap<Error, Error>();

/**
 * Replaces a syntax error that only V8 finds (a decorator, two exports of one name, anything in a package) by one that has
 * its place. Any other error is returned as it is.
 */
export function placedSyntaxError(error: unknown): unknown {
  if (!(error instanceof SyntaxError)) return error;
  const placed = known.get(error) ?? placeInCommonJs(error) ?? placeInModule(error);
  if (!placed) return error;
  known.set(error, placed);
  return placed;
}

/** The stack of an error in CommonJS begins with its place: `/…/index.js:2`, the line, and `^` below the column. */
function placeInCommonJs({ stack = '', message }: SyntaxError): Error | undefined {
  const [, path, line] = /^(.+):(\d+)\n/.exec(stack) ?? [];
  if (path === undefined || path.startsWith('file:')) return undefined;
  const file = relativePath(threadOptions.root, path);
  return sourceFailure({ file, line: Number(line) }, message);
}

/** For a module, V8 keeps the place to itself until it prints it: another Node is given the same code to check. */
function placeInModule({ stack, message }: SyntaxError): Error | undefined {
  if (!stack?.includes('compileSourceTextModule')) return undefined;
  const { file, isPackage } = importedFile(lastRead) ?? {};
  if (file === undefined) return undefined;
  const { code, map } = isPackage
    ? { code: readFileSync(pathOf(lastRead)), map: undefined }
    : compileSource(file, true);
  const { stderr } = spawnSync(process.execPath, ['--check', '--input-type=module', '-'], {
    input: code,
    encoding: 'utf8',
  });
  const [, line, indent = ''] = /^\[stdin\]:(\d+)\n.*\n([ \t]*)/.exec(stderr) ?? [];
  if (line === undefined) return undefined;
  const checked = { lineNumber: Number(line), columnNumber: indent.length + 1 };
  const origin =
    map && new SourceMap(map as never).findOrigin(checked.lineNumber, checked.columnNumber);
  const { lineNumber, columnNumber } = origin && 'lineNumber' in origin ? origin : checked;
  return sourceFailure({ file, line: lineNumber, column: columnNumber - 1 }, message);
}
