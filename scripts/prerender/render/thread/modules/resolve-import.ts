import { readFileSync, statSync } from 'node:fs';
import type { ResolveHookSync } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { messageOf } from '../../../faults/fault.ts';
import { codeOf } from '../../../faults/system-fault.ts';
import { relativePath } from '../../../files/relative-path.ts';
import { threadOptions } from '../thread-options.ts';
import { recordImport } from './module-graph.ts';
import { isSlotUrl, pathOf, siteSource, siteUrl } from './site-url.ts';
import { sourceFailure } from './source-failure.ts';

const { root } = threadOptions;

/** Endings that an import may leave out. */
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts'];

/** The modules that replace React's own JSX runtimes for the site. */
const JSX_RUNTIMES: Readonly<Record<string, string>> = {
  'react/jsx-runtime': new URL('jsx-runtime.ts', import.meta.url).href,
  'react/jsx-dev-runtime': new URL('jsx-dev-runtime.ts', import.meta.url).href,
};

/** A Node hook: resolves the imports in modules of the site. */
export const resolveImport: ResolveHookSync = (specifier, context, nextResolve) => {
  const { parentURL } = context;
  const importer = siteSource(parentURL);
  const besideEngine = { ...context, parentURL: import.meta.url };
  // For `require`, Node does not look at the parent that a hook names.
  if (isReact(specifier) && context.conditions.includes('require')) {
    return { url: import.meta.resolve(specifier), shortCircuit: true };
  }
  if (importer === undefined) {
    if (specifier.startsWith('file:')) return { url: specifier, shortCircuit: true };
    // There must be only one React, whatever packages the site has.
    return nextResolve(specifier, isReact(specifier) ? besideEngine : context);
  }
  if (/^\.{0,2}\//.test(specifier)) {
    const file = findSource(specifier, importer);
    const isSlot = file.endsWith('.island.tsx') && !isSlotUrl(parentURL);
    return { url: siteUrl(file, isSlot), shortCircuit: true };
  }
  const jsxRuntime = JSX_RUNTIMES[specifier];
  if (jsxRuntime) return { url: jsxRuntime, shortCircuit: true };
  // A site outside this project also finds the engine's packages.
  const places = isReact(specifier) ? [besideEngine] : [context, besideEngine];
  let reason = '';
  for (const place of places) {
    try {
      const resolved = nextResolve(specifier, place);
      if (resolved.url.endsWith('.css')) {
        recordImport(importer, relativePath(root, pathOf(resolved.url)));
      }
      return resolved;
    } catch (error) {
      // The package is there, but does not export this, for example.
      if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') reason ||= `: ${messageOf(error)}`;
    }
  }
  throw unresolved(specifier, importer, reason);
};

function isReact(specifier: string): boolean {
  return /^react(-dom)?(\/|$)/.test(specifier);
}

/**
 * The source that a path leads to, relative to the root.
 *
 * @param specifier a path, not a URL: `%` and `?` stand for themselves.
 */
function findSource(specifier: string, importer: string): string {
  const wanted = resolve(dirname(join(root, importer)), specifier);
  const found = ENDINGS.map((ending) => wanted + ending).find((path) =>
    statSync(path, { throwIfNoEntry: false })?.isFile(),
  );
  if (found === undefined) throw unresolved(specifier, importer);
  const file = relativePath(root, found);
  recordImport(importer, file);
  return file;
}

function unresolved(specifier: string, importer: string, reason = ''): Error {
  const source = readFileSync(join(root, importer), 'utf8');
  const index = source.split('\n').findIndex((text) => text.includes(specifier));
  // A specifier that is put together while the module runs is not in any line.
  const place = index < 0 ? { file: importer } : { file: importer, line: index + 1 };
  return sourceFailure(place, `Could not resolve "${specifier}"${reason}`);
}
