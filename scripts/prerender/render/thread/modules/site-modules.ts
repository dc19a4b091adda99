/**
 * Lets Node's own `import` read the sources of the site and of packages in this thread: TypeScript and JSX; islands, which
 * become slots; stylesheets, which are only noted; pictures and fonts, which become URLs.
 */
import { registerHooks } from 'node:module';
import type { BuildFailure } from '../../../faults/fault.ts';
import { relativePath } from '../../../files/paths.ts';
import { threadOptions } from '../this-thread.ts';
import { findOrigin, sourceFailure } from './compile-source.ts';
import { loadSource } from './load-source.ts';
import { reachedFrom, recordBroken } from './module-graph.ts';
import { failureByError, resolveImport } from './resolve-import.ts';
import { importedFile, sourceUrl } from './source-url.ts';

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
    return await import(sourceUrl(file));
  } catch (error) {
    reachedFrom(file).forEach(recordBroken);
    if (!(error instanceof Error)) throw error;
    const failure = failureByError.get(error) ?? syntaxFailure(error);
    if (!failure) throw error;
    failureByError.set(error, failure);
    throw failure;
  }
}

/** What only Node finds when it compiles or links a module: an export that is missing, a decorator. */
function syntaxFailure(error: Error): BuildFailure | undefined {
  if (!(error instanceof SyntaxError)) return undefined;
  const { stack = '', message } = error;
  // V8 in Node 24 keeps the line to itself until it prints the error.
  if (stack.includes('compileSourceTextModule')) {
    const file = importedFile(lastRead)?.file;
    return file === undefined ? undefined : sourceFailure({ file }, message);
  }
  // Other stacks begin with the place.
  const [, path, line] = /^(.+):(\d+)\n/.exec(stack) ?? [];
  if (path === undefined) return undefined;
  const file = path.startsWith('file:')
    ? importedFile(path)?.file
    : relativePath(threadOptions.root, path);
  if (file === undefined) return undefined;
  const [why = ''] = message.split('\n', 1);
  return sourceFailure(findOrigin(error) ?? { file, line: Number(line) }, why);
}
