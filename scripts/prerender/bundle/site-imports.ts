import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import type { PartialMessage, Plugin } from 'esbuild';
import { findSource, isOfPackage, isPath } from '../files/find-source.ts';
import { relativePath } from '../files/relative-path.ts';

/** Marks what this plugin itself asks esbuild to resolve. */
const ASKED = 'site-imports';

/**
 * An esbuild plugin: imports lead where they lead in a render thread. A path in a source of the site is looked up in the
 * same way; and esbuild is told only where a source is, not which `package.json` is near, since that would change what
 * an import of CommonJS means.
 */
export function siteImportsPlugin(root: string): Plugin {
  const isSource = (path: string) => !isOfPackage(relativePath(root, path));
  return {
    name: 'site-imports',
    setup(build) {
      build.onResolve({ filter: /.*/ }, async ({ path, kind, pluginData, ...place }) => {
        if (pluginData === ASKED || kind === 'url-token' || kind === 'import-rule')
          return undefined;
        if (kind === 'entry-point') return { path: join(root, path) };
        if (isPath(path)) {
          const found = isSource(place.importer) && findSource(place.resolveDir, path);
          return found && isSource(found) ? { path: found } : undefined;
        }
        const { importer, namespace, resolveDir } = place;
        const found = await build.resolve(path, {
          importer,
          kind,
          namespace,
          resolveDir,
          pluginData: ASKED,
        });
        if (found.errors.length > 0) {
          return isBuiltin(path) ? { errors: [noBuiltin(path)] } : undefined;
        }
        return found.namespace === 'file' && isSource(found.path)
          ? { path: found.path }
          : undefined;
      });
    },
  };
}

function noBuiltin(name: string): PartialMessage {
  return {
    text: `Browsers have no "${name}": it is a module of Node`,
    notes: [
      {
        text: "What needs it belongs in the page's `load`, which may hand the result to an island.",
      },
    ],
  };
}
