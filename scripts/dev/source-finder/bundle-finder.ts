import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles the script that runs in pages. */
export async function bundleFinder(): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    entryPoints: [fileURLToPath(new URL('client/start.ts', import.meta.url))],
    format: 'esm',
    loader: { '.css': 'text' },
    logLevel: 'silent',
    target: 'es2022',
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
