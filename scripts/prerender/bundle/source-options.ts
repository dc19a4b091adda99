import { join } from 'node:path';
import type { BuildOptions as EsbuildOptions } from 'esbuild';
import { type BuildOptions, PROJECT } from '../options.ts';

/**
 * The settings that decide how esbuild reads sources, for every bundle. A `tsconfig.json` beside the site must not change
 * the output.
 */
export const SOURCE_OPTIONS = {
  bundle: true,
  charset: 'utf8',
  define: { 'process.env.NODE_ENV': '"production"' },
  jsx: 'automatic',
  logLevel: 'silent',
  metafile: true,
  // A site outside this project also finds React and Swiper.
  nodePaths: [join(PROJECT, 'node_modules')],
  tsconfigRaw: {},
} satisfies EsbuildOptions;

/** The values of `import.meta.env` in all code of the site, on the server and in the browser, for compilers to put in. */
export function importMetaEnv({ base, siteUrl }: Pick<BuildOptions, 'base' | 'siteUrl'>) {
  return {
    'import.meta.env.BASE_URL': JSON.stringify(base),
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl ?? null),
  };
}
