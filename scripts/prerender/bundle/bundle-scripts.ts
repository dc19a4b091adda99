import { join } from 'node:path';
import { build, type BuildOptions as EsbuildOptions, type Metafile, type Plugin } from 'esbuild';
import { OLDEST_BROWSERS } from '../../shared/browsers.ts';
import { bundleFaults } from '../faults/compile-fault.ts';
import { BuildFailure, type Fault } from '../faults/fault.ts';
import type { BuildOptions } from '../options.ts';
import { type NamedScript, nameByContent } from './name-by-content.ts';
import { checkNodeGlobals, hasUnguarded, MARKED_GLOBALS, withoutMarks } from './node-globals.ts';
import { importMetaEnv, SOURCE_OPTIONS } from './source-options.ts';

/**
 * Bundles scripts for the browser.
 *
 * @param entryPoints the source of each script, and its preliminary name, `name-0`; nameByContent replaces what follows
 *   the hyphen.
 * @param splitting whether they share code in further scripts.
 * @returns no scripts if one of them has faults; every source file, relative to the root, and what it imports.
 */
export async function bundleScripts(
  options: BuildOptions,
  entryPoints: { in: string; out: string }[],
  plugins: Plugin[],
  splitting = false,
): Promise<{
  scripts: readonly NamedScript[];
  inputs: Metafile['inputs'];
  faults: readonly Fault[];
}> {
  const { root, development = false } = options;
  const settings = {
    ...SOURCE_OPTIONS,
    define: {
      ...importMetaEnv(options),
      ...MARKED_GLOBALS,
      'process.env.NODE_ENV': development ? '"development"' : '"production"',
    },
    absWorkingDir: root,
    chunkNames: 'shared-[hash]',
    entryPoints,
    format: 'esm',
    // Styles of components are part of the page's stylesheet.
    loader: { '.css': 'empty', '.module.css': 'empty' },
    minify: !development,
    outdir: join(root, 'assets'),
    platform: 'browser',
    plugins,
    sourcemap: development && 'inline',
    splitting,
    target: OLDEST_BROWSERS,
    write: false,
  } satisfies EsbuildOptions;
  try {
    const { outputFiles, metafile, warnings } = await build(settings);
    const isSuspect = outputFiles.some(({ text }) => hasUnguarded(text));
    const globalFaults = isSuspect ? await findNodeGlobals(settings, root) : [];
    const files = outputFiles.map(({ path, text }) => ({ path, text: withoutMarks(text) }));
    return {
      scripts: nameByContent(files, metafile, root),
      inputs: metafile.inputs,
      faults: [...bundleFaults(warnings, root), ...globalFaults],
    };
  } catch (error) {
    const faults = error instanceof BuildFailure ? error.faults : bundleFaults(error, root);
    return { scripts: [], inputs: {}, faults };
  }
}

/** Bundles again, with source maps: few sites need them. */
async function findNodeGlobals(
  settings: EsbuildOptions & { write: false },
  root: string,
): Promise<Fault[]> {
  const { outputFiles } = await build({ ...settings, sourcemap: 'external' });
  const textOf = new Map(outputFiles.map(({ path, text }) => [path, text]));
  return outputFiles.flatMap(({ path, text }) => {
    const map = textOf.get(`${path}.map`);
    return map ? checkNodeGlobals(path, text, map, root) : [];
  });
}
