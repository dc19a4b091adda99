import type { ResolveFnOutput, ResolveHookSync } from 'node:module';
import { dirname, join } from 'node:path';
import { lineOfImport } from '../../../faults/compile-fault.ts';
import { type BuildFailure, messageOf } from '../../../faults/fault.ts';
import { codeOf } from '../../../faults/system-fault.ts';
import { findSource, isPath, relativePath } from '../../../files/paths.ts';
import { threadOptions } from '../this-thread.ts';
import { sourceFailure } from './compile-source.ts';
import { recordImport } from './module-graph.ts';
import { importedFile, islandSlotUrl, sourceUrl } from './source-url.ts';

const { root } = threadOptions;

/** Modules that replace React's own, for the site and its packages. */
const REACT: Readonly<Record<string, string>> = {
  react: new URL('react.ts', import.meta.url).href,
  'react/jsx-runtime': new URL('jsx-runtime.ts', import.meta.url).href,
};

/** React itself. */
const REACT_FOLDERS = ['react', 'react-dom'].map(
  (name) => new URL('.', import.meta.resolve(`${name}/package.json`)).href,
);

/** A Node hook: resolves the imports in modules of the site and in packages. What counts is the file that is found. */
export const resolveImport: ResolveHookSync = (specifier, context, nextResolve) => {
  const { parentURL = '' } = context;
  if (specifier.startsWith('file:')) return { url: specifier, shortCircuit: true };
  const importer = importedFile(parentURL);
  if (!importer) return nextResolve(specifier, context);
  if (/^react(-dom)?(\/|$)/.test(specifier)) {
    const isReactItself = REACT_FOLDERS.some((folder) => parentURL.startsWith(folder));
    const replaced = isReactItself ? undefined : REACT[specifier];
    // There must be only one React, whatever packages the site has.
    return { url: replaced ?? import.meta.resolve(specifier), shortCircuit: true };
  }
  const resolve = importer.isPackage ? resolveFromPackage : resolveFromSource;
  const resolved = resolve(specifier, importer.file, context, nextResolve);
  const imported = importedFile(resolved.url);
  if (!imported) return resolved;
  const { file, isPackage } = imported;
  recordImport(importer.file, specifier, file);
  if (file.endsWith('.island.tsx')) return { url: islandSlotUrl(file), shortCircuit: true };
  return isPackage ? resolved : { url: sourceUrl(file), shortCircuit: true };
};

type Context = Parameters<ResolveHookSync>[1];
type NextResolve = Parameters<ResolveHookSync>[2];

/** Error of Node → its fault. Node throws the same error for every import of the same module. */
export const failureByError = new WeakMap<object, BuildFailure>();

/** Node decides. The error stays its own: a package may try what it can do without. */
function resolveFromPackage(
  specifier: string,
  file: string,
  context: Context,
  nextResolve: NextResolve,
): ResolveFnOutput {
  try {
    return nextResolve(specifier, context);
  } catch (error) {
    const failure = sourceFailure({ file }, `Could not resolve "${specifier}"`);
    if (error instanceof Error) failureByError.set(error, failure);
    throw error;
  }
}

function resolveFromSource(
  specifier: string,
  file: string,
  context: Context,
  nextResolve: NextResolve,
): ResolveFnOutput {
  let reason = '';
  if (isPath(specifier)) {
    const path = findSource(dirname(join(root, file)), specifier);
    if (path !== undefined) return { url: sourceUrl(relativePath(root, path)) };
  } else {
    // A site outside this project also finds the engine's packages.
    for (const parentURL of [context.parentURL, import.meta.url]) {
      try {
        return nextResolve(specifier, { ...context, parentURL });
      } catch (error) {
        // The package may be there, but not export this, for example.
        if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') reason ||= `: ${messageOf(error)}`;
      }
    }
  }
  const place = { file, line: lineOfImport(join(root, file), specifier) };
  throw sourceFailure(place, `Could not resolve "${specifier}"${reason}`);
}
