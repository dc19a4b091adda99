import { basename, dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import { ISLANDS_MODULE } from '../names.ts';
import { relativePath } from '../relative-path.ts';

const NAMESPACE = 'island-slot';

/**
 * An esbuild plugin for rendering: an import of `X.island.tsx` gives a component that marks the island's place in
 * the page. Only the suffix decides.
 */
export function islandsPlugin(root: string): Plugin {
  return {
    name: 'islands',
    setup(build) {
      build.onResolve({ filter: /\.island(\.tsx)?$/ }, async (args) => {
        if (args.namespace === NAMESPACE || args.pluginData === 'resolved') return undefined;
        const { path, errors } = await build.resolve(args.path, {
          kind: args.kind,
          importer: args.importer,
          resolveDir: args.resolveDir,
          pluginData: 'resolved',
        });
        return errors.length > 0 ? { errors } : { path, namespace: NAMESPACE };
      });
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
        resolveDir: dirname(path),
        contents: `
          import * as island from ${JSON.stringify(`./${basename(path)}`)};
          import { islandSlot } from ${JSON.stringify(ISLANDS_MODULE)};
          export * from ${JSON.stringify(`./${basename(path)}`)};
          export default islandSlot(island, ${JSON.stringify(relativePath(root, path))});`,
      }));
    },
  };
}
