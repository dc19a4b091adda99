import { join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { OLDEST_BROWSERS } from '../../shared/browsers.ts';
import { bundleFaults } from '../faults/compile-fault.ts';
import { BuildFailure, type Fault } from '../faults/fault.ts';
import type { BuildOptions } from '../options.ts';
import { checkBrowserCode } from './check-browser-code.ts';
import { type NamedScript, nameByContent } from './name-by-content.ts';
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
  const define = {
    ...importMetaEnv(options),
    'process.env.NODE_ENV': development ? '"development"' : '"production"',
  };
  try {
    const { outputFiles, metafile, warnings } = await build({
      ...SOURCE_OPTIONS,
      absWorkingDir: root,
      chunkNames: 'shared-[hash]',
      // Packages may ask for more.
      define: { ...define, 'import.meta.env': '{}' },
      entryPoints,
      format: 'esm',
      // Styles of components are part of the page's stylesheet.
      loader: { '.css': 'empty', '.module.css': 'empty' },
      logOverride: {
        // A package that says its modules have no side effects does not mean its stylesheets.
        'ignored-bare-import': 'silent',
        // `ring.svg` beside `RING.svg` is no slip.
        'different-path-case': 'silent',
      },
      minify: !development,
      outdir: join(root, 'assets'),
      platform: 'browser',
      plugins,
      sourcemap: development && 'inline',
      splitting,
      target: OLDEST_BROWSERS,
      write: false,
    });
    const { inputs } = metafile;
    const faults = await checkBrowserCode(Object.keys(inputs), root, define);
    return {
      scripts: nameByContent(outputFiles, metafile, root),
      inputs,
      faults: [...bundleFaults(warnings, root), ...faults],
    };
  } catch (error) {
    const faults = error instanceof BuildFailure ? error.faults : bundleFaults(error, root);
    return { scripts: [], inputs: {}, faults };
  }
}
