import { join } from 'node:path';
import type { Plugin, ResolveOptions } from 'esbuild';
import { findSource, isPath, packageOf } from '../files/find-source.ts';
import { relativePath } from '../files/relative-path.ts';

/** Marks what this plugin itself asks esbuild to resolve. */
const ASKED = 'site-imports';

/**
 * An esbuild plugin: imports lead where they lead in a render thread. A path in a source of the site is looked up in the
 * same way; and esbuild is told only where a source is, not which `package.json` is near, since that would change what
 * an import of CommonJS means.
 */
export function siteImportsPlugin(root: string): Plugin {
  const isSource = (path: string) => packageOf(relativePath(root, path)) === undefined;
  return {
    name: 'site-imports',
    setup({ resolve, onResolve }) {
      const resolveName = async (name: string, place: ResolveOptions) => {
        const found = await resolve(name, { ...place, pluginData: ASKED });
        const isFile = found.errors.length === 0 && found.namespace === 'file' && !found.external;
        return isFile && isSource(found.path) ? { path: found.path } : undefined;
      };
      onResolve({ filter: /.*/ }, ({ path, pluginData, ...place }) => {
        if (pluginData === ASKED) return undefined;
        if (place.kind === 'entry-point') return { path: join(root, path) };
        if (!isPath(path)) return resolveName(path, place);
        const isFromSource = place.namespace !== 'file' || isSource(place.importer);
        const found = isFromSource && findSource(place.resolveDir, path);
        // For everything else, Node's rules and those of esbuild are the same.
        return found && isSource(found) ? { path: found } : undefined;
      });
    },
  };
}
