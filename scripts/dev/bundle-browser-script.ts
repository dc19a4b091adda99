import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { OLDEST_BROWSERS } from '../shared/browsers.ts';

/** Bundles a script of the development server that runs in pages. Its stylesheets are imported as text. */
export async function bundleBrowserScript(entry: URL): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    entryPoints: [fileURLToPath(entry)],
    format: 'iife',
    loader: { '.css': 'text' },
    logLevel: 'silent',
    target: OLDEST_BROWSERS,
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
