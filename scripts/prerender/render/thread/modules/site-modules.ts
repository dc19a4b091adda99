/**
 * Lets Node's own `import` read the sources of the site and of packages in this thread: TypeScript and JSX; islands, which
 * become slots; stylesheets, which are only noted; pictures and fonts, which become URLs.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { registerHooks, SourceMap } from 'node:module';
import { codeOf } from '../../../faults/system-fault.ts';
import { packageOf, relativePath } from '../../../files/paths.ts';
import { threadOptions } from '../this-thread.ts';
import { compileSource, findOrigin, sourceFailure } from './compile-source.ts';
import { loadSource } from './load-source.ts';
import { reachedFrom, recordBroken } from './module-graph.ts';
import { resolveImport } from './resolve-import.ts';
import { importedFile, pathOf, siteUrl } from './site-url.ts';

/** The module that Node has read last: it compiles each as soon as it has read it. */
let lastRead = '';

registerHooks({
  resolve: resolveImport,
  load(url, ...rest) {
    lastRead = url;
    return loadSource(url, ...rest);
  },
});

/**
 * Imports a module of the site.
 *
 * @param file relative to the root, links resolved.
 * @throws BuildFailure if it, or something that it imports, cannot be found or compiled; what its code throws.
 */
export async function importModule(file: string): Promise<object> {
  try {
    return await import(siteUrl(file));
  } catch (error) {
    reachedFrom(file).forEach(recordBroken);
    throw placedError(error);
  }
}

/** The faults of errors that Node throws again for every import of the same module. */
const known = new WeakMap<Error, Error>();

/**
 * Replaces an error that only Node finds, because a module cannot be compiled, linked or resolved, by one that has its
 * place: what a package lacks, an export that is missing, a decorator. Any other error is returned as it is.
 */
function placedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const placed = known.get(error) ?? placeSyntaxError(error) ?? placeMissing(error);
  if (!placed) return error;
  known.set(error, placed);
  return placed;
}

function placeSyntaxError(error: Error): Error | undefined {
  if (!(error instanceof SyntaxError)) return undefined;
  const { stack = '', message } = error;
  if (stack.includes('compileSourceTextModule')) return placeInModule(error);
  // Other stacks begin with the place, the line, and `^` below the column.
  const [, path, line] = /^(.+):(\d+)\n/.exec(stack) ?? [];
  if (path === undefined) return undefined;
  const file = path.startsWith('file:')
    ? importedFile(path)?.file
    : relativePath(threadOptions.root, path);
  if (file === undefined) return undefined;
  return sourceFailure(
    findOrigin(error) ?? { file, line: Number(line) },
    message.split('\n', 1)[0] ?? '',
  );
}

/** For a module, V8 keeps the place to itself until it prints it: another Node is given the same code to check. */
function placeInModule({ message }: SyntaxError): Error | undefined {
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

/** A package that imports or requires what is not there. For sources of the site, resolveImport says it. */
function placeMissing(error: Error): Error | undefined {
  if (!codeOf(error).endsWith('MODULE_NOT_FOUND')) return undefined;
  const [, name] = /^Cannot find (?:package|module) '(.+?)'/.exec(error.message) ?? [];
  // `import` tells the importer in the same line, `require` first in a list.
  const [, importer] = /(?: imported from |\n- )(.+)/.exec(error.message) ?? [];
  const file = importer && relativePath(threadOptions.root, importer);
  if (!file || !packageOf(file)) return undefined;
  return sourceFailure({ file }, `Could not resolve "${name}"`);
}
