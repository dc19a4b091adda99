import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { PROJECT } from '../options.ts';

export const RUNTIME_FOLDER = join(PROJECT, 'scripts/runtime');

/**
 * An esbuild plugin that makes modules: those whose names begin with `name:`.
 *
 * @param contentsOf makes the code of a module from the rest of its name.
 */
function generatedModules(
  name: string,
  resolveDir: string,
  contentsOf: (path: string) => string,
): Plugin {
  return {
    name,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${name}:`) }, ({ path }) => ({
        path: path.slice(name.length + 1),
        namespace: name,
      }));
      onLoad({ filter: /.*/, namespace: name }, ({ path }) => ({
        resolveDir,
        contents: contentsOf(path),
      }));
    },
  };
}

/** The entry point of an island's script, for islandEntriesPlugin. */
export function islandEntry(file: string): string {
  return `island:${file}`;
}

/**
 * Makes the entry point of an island's script, whose default export hydrates the island, so that the runtime need not import
 * React; see IslandScript.
 */
export function islandEntriesPlugin(root: string): Plugin {
  const hydrateIsland = join(RUNTIME_FOLDER, 'islands/hydrate-island.ts');
  return generatedModules(
    'island',
    root,
    (file) => `
      import Island from ${JSON.stringify(`./${file}`)};
      import { hydrateIsland } from ${JSON.stringify(hydrateIsland)};
      export default (island) => hydrateIsland(Island, island);`,
  );
}

/**
 * Makes `pointwork:on-demand`, by which the runtime imports other scripts when they are needed.
 *
 * @param names of these scripts, which are in its folder, `assets/`; empty for what the site does not have.
 */
export function onDemandPlugins(names: Readonly<Record<string, string>>): Plugin[] {
  const importers = Object.entries(names).map(([script, name]) => {
    const importer = name ? `() => importScript(${JSON.stringify(`./${name}`)})` : 'undefined';
    return `export const ${script} = ${importer};`;
  });
  const onDemand = generatedModules('pointwork', RUNTIME_FOLDER, () =>
    ["import { importScript } from './browser/import-script.ts';", ...importers].join('\n'),
  );
  // A site without middleware has no code that runs it.
  const withoutMiddleware: Plugin = {
    name: 'without-middleware',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]visit[\\/]run-middleware\.ts$/ }, () => ({
        contents: 'export async function runMiddleware() {}',
      }));
    },
  };
  return names.middleware ? [onDemand] : [onDemand, withoutMiddleware];
}
