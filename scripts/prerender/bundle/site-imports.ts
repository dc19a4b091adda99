import { join } from 'node:path';
import type { PartialMessage, Plugin, ResolveResult } from 'esbuild';
import { isCommonJsFile } from '../files/module-syntax.ts';
import { findSource, isPath, packageOf, relativePath } from '../files/paths.ts';

/**
 * An esbuild plugin: imports lead where they lead in a render thread. A path in a source of the site is looked up in the
 * same way; and esbuild is told only where a source is, not which `package.json` is near, since that would change what
 * an import of CommonJS means.
 */
export function siteImportsPlugin(root: string): Plugin {
  const isSource = (path: string) => packageOf(relativePath(root, path)) === undefined;
  return {
    name: 'site-imports',
    setup({ resolve, onResolve, initialOptions: { splitting } }) {
      onResolve({ filter: /.*/ }, async ({ path, pluginData, ...place }) => {
        // A plugin asks esbuild itself.
        if (pluginData) return undefined;
        const { kind, namespace, importer, resolveDir } = place;
        if (kind === 'entry-point') return { path: join(root, path) };
        const isFromSource = namespace !== 'file' || isSource(importer);
        if (isPath(path) && !isFromSource) return undefined;
        const found = isPath(path)
          ? findSource(resolveDir, path)
          : fileOf(await resolve(path, { ...place, pluginData: 'site-imports' }));
        if (found === undefined) return undefined;
        // A script of its own cannot export names that are known only when it runs.
        const isLost = splitting && kind === 'dynamic-import' && isCommonJsFile(found);
        if (isLost && isFromSource) return { errors: [LOST] };
        // Within packages, Node's rules and those of esbuild are the same.
        return isSource(found) ? { path: found } : undefined;
      });
    },
  };
}

function fileOf({ errors, namespace, external, path }: ResolveResult): string | undefined {
  return errors.length === 0 && namespace === 'file' && !external ? path : undefined;
}

const LOST: PartialMessage = {
  text: 'An import() of CommonJS would give nothing but `default` here',
  notes: [
    {
      text: 'Import it at the top of a file of your own, export what you need, and import() that file.',
    },
  ],
};
