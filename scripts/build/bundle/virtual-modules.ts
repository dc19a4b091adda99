import type { Loader, Plugin } from 'esbuild';

/**
 * An esbuild plugin for modules that are not files. They are imported as `<namespace>:<name>`.
 *
 * @param resolveDir the folder that their own imports are relative to.
 * @param contentsOf returns the source of the module with a name.
 */
export function virtualModules(
  namespace: string,
  resolveDir: string,
  contentsOf: (name: string) => string,
  loader: Loader = 'js',
): Plugin {
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({
        path: path.slice(namespace.length + 1),
        namespace,
      }));
      onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: contentsOf(path),
        loader,
        resolveDir,
      }));
    },
  };
}
