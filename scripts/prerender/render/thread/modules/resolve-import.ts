import { createRequire, type ResolveFnOutput, type ResolveHookSync } from 'node:module';
import { dirname, join } from 'node:path';
import { lineOf } from '../../../faults/compile-fault.ts';
import { messageOf } from '../../../faults/fault.ts';
import { codeOf } from '../../../faults/system-fault.ts';
import { findSource, isPath, relativePath } from '../../../files/paths.ts';
import { threadOptions } from '../this-thread.ts';
import { sourceFailure } from './compile-source.ts';
import { isCommonJs } from './load-source.ts';
import { recordImport } from './module-graph.ts';
import { type ImportedFile, importedFile, siteUrl, standInOf } from './site-url.ts';

const { root } = threadOptions;

const { cache } = createRequire(import.meta.url);

/** Modules that replace React's own, for the site and its packages. */
const REACT: Readonly<Record<string, string>> = {
  react: new URL('react.ts', import.meta.url).href,
  'react/jsx-runtime': new URL('jsx-runtime.ts', import.meta.url).href,
  'react/jsx-dev-runtime': new URL('jsx-runtime.ts', import.meta.url).href,
};

/** React itself. */
const REACT_FOLDERS = ['react', 'react-dom'].map(
  (name) => new URL('.', import.meta.resolve(`${name}/package.json`)).href,
);

/** A Node hook: resolves the imports in modules of the site and in packages. What counts is the file that is found. */
export const resolveImport: ResolveHookSync = (specifier, context, nextResolve) => {
  const { parentURL = '' } = context;
  const importer = importedFile(parentURL);
  // A module that stands for a file names other files by their URLs.
  if (specifier.startsWith('file:') && (!importer || standInOf(parentURL))) {
    return { url: specifier, shortCircuit: true };
  }
  if (!importer) return nextResolve(specifier, context);
  if (isReact(specifier)) {
    const isReactItself = REACT_FOLDERS.some((folder) => parentURL.startsWith(folder));
    const replaced = isReactItself ? undefined : REACT[specifier];
    // There must be only one React, whatever packages the site has.
    return { url: replaced ?? import.meta.resolve(specifier), shortCircuit: true };
  }
  const resolved = resolveFile(specifier, importer, context, nextResolve);
  const found = importedFile(resolved.url);
  if (!found) return resolved;
  const isImport = context.conditions.includes('import');
  // A module that is not loaded yet requires something at its top.
  const isStatic = !isImport && cache[join(root, importer.file)]?.loaded === false;
  recordImport(importer.file, specifier, found.file, isStatic);
  if (found.file.endsWith('.island.tsx')) {
    return { url: siteUrl(found.file, 'island-slot'), shortCircuit: true };
  }
  // A package and a .mjs file have Node's own rule for CommonJS, in the browser's bundle, too.
  const hasOwnRule = importer.isPackage || importer.file.endsWith('.mjs');
  if (isImport && !hasOwnRule && isCommonJs(found, resolved.format)) {
    return { url: siteUrl(found.file, 'commonjs'), shortCircuit: true };
  }
  return found.isPackage ? resolved : { url: siteUrl(found.file), shortCircuit: true };
};

function isReact(specifier: string): boolean {
  return /^react(-dom)?(\/|$)/.test(specifier);
}

function resolveFile(
  specifier: string,
  importer: ImportedFile,
  context: Parameters<ResolveHookSync>[1],
  nextResolve: Parameters<ResolveHookSync>[2],
): ResolveFnOutput {
  // What Node runs as it is follows Node's own rules.
  const isCompiled = !importer.isPackage || /\.(tsx?|jsx)$/.test(importer.file);
  if (isPath(specifier) && isCompiled) {
    const found = findSource(dirname(join(root, importer.file)), specifier);
    if (found === undefined) throw unresolved(specifier, importer.file);
    return { url: siteUrl(relativePath(root, found)), shortCircuit: true };
  }
  const errors: unknown[] = [];
  // A site outside this project also finds the engine's packages.
  for (const place of [context, { ...context, parentURL: import.meta.url }]) {
    try {
      return nextResolve(specifier, place);
    } catch (error) {
      errors.push(error);
    }
  }
  // A package may try what it can do without.
  if (importer.isPackage) throw errors[0];
  // The package is there, but does not export this, for example.
  const telling = errors.find((error) => codeOf(error) !== 'ERR_MODULE_NOT_FOUND');
  throw unresolved(specifier, importer.file, telling && `: ${messageOf(telling)}`);
}

function unresolved(specifier: string, importer: string, reason: unknown = ''): Error {
  const place = { file: importer, line: lineOf(join(root, importer), specifier) };
  return sourceFailure(place, `Could not resolve "${specifier}"${reason}`);
}
