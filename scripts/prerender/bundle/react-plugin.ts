import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { PROJECT } from '../options.ts';

const require = createRequire(join(PROJECT, 'package.json'));

/** The modules of React that islands import. */
const MODULES = /^react(\/jsx-runtime|-dom(\/client)?)?$/;

/**
 * An esbuild plugin: all imports get the engine's own React, so that there is only one, as ECMAScript modules: how esbuild
 * wraps CommonJS depends on the `package.json` near the importing file.
 *
 * @param script in development: the name of the script that has React.
 */
export function reactPlugin(script?: string): Plugin {
  const namespace = 'react';
  const originalOf = (path: string) =>
    script
      ? `import { modules } from './${script}'; const all = modules['${path}'];`
      : `const all = require(${JSON.stringify(require.resolve(path))});`;
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, kind }) => {
        // React and packages that are CommonJS require the original.
        const isWrapped = MODULES.test(path) && (script || kind !== 'require-call');
        return isWrapped ? { path, namespace } : { path: require.resolve(path) };
      });
      onResolve({ filter: /^\.\//, namespace }, ({ path }) => ({ path, external: true }));
      onLoad({ filter: /./, namespace }, ({ path }) => ({
        resolveDir: PROJECT,
        contents: `${originalOf(path)}
          export default all;
          export const { ${exportsOf(path).join(', ')} } = all;`,
      }));
    },
  };
}

/** The names that a module of React exports in production. In development, there are two more. */
function exportsOf(path: string): string[] {
  const [name = ''] = path.split('/');
  const file = `${path.replace('/', '-')}.production.js`;
  return Object.keys(require(join(PROJECT, 'node_modules', name, 'cjs', file)));
}
