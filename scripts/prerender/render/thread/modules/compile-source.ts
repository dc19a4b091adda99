import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TransformOptions, transformSync } from 'oxc-transform';
import { importMetaEnv } from '../../../import-meta-env.ts';
import { threadOptions } from '../thread-options.ts';
import { sourceFailure } from './source-failure.ts';

/** Replaces `import.meta.url`, so that using it is an error: it would be a path on this machine. */
export const NO_IMPORT_META = 'IMPORT_META_IS_NOT_AVAILABLE';

const { root, development = false } = threadOptions;

const OPTIONS: TransformOptions = {
  define: {
    'process.env.NODE_ENV': '"production"',
    ...importMetaEnv(threadOptions),
    'import.meta.url': NO_IMPORT_META,
    'import.meta.dirname': NO_IMPORT_META,
    'import.meta.filename': NO_IMPORT_META,
  },
  jsx: { development },
};

/**
 * Compiles a module of the site to JavaScript.
 *
 * @param file relative to the root.
 * @param sourcemap whether to make a source map too.
 * @throws BuildFailure for a mistake in its syntax.
 */
export function compileSource(file: string, sourcemap = false) {
  const source = readFileSync(join(root, file));
  const { code, map, errors } = transformSync(file, source.toString(), { ...OPTIONS, sourcemap });
  const [error] = errors;
  if (!error) return { code, map };
  // In bytes.
  const { start = 0 } = error.labels[0] ?? {};
  const before = source.subarray(0, start).toString().split('\n');
  const place = { file, line: before.length, column: before.at(-1)?.length ?? 0 };
  throw sourceFailure(place, error.message, error.helpMessage);
}
