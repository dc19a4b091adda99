import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { PROJECT } from '../options.ts';

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
} satisfies BuildOptions;
