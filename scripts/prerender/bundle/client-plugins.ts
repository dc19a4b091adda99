import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { PROJECT } from '../options.ts';

export const RUNTIME_FOLDER = join(PROJECT, 'scripts/runtime');

/**
 * An esbuild plugin that makes modules: those whose names begin with `name:`.
 *
 * @param contentsOf makes the code of a module from the rest of its name.
 */
function madeModules(
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

/** Makes the entry of an island's script, which the runtime can use without knowing React; see IslandScript. */
export function islandEntriesPlugin(root: string): Plugin {
  const hydrateIsland = join(RUNTIME_FOLDER, 'islands/hydrate-island.ts');
  return madeModules(
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
  const onDemand = madeModules('pointwork', RUNTIME_FOLDER, () =>
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

/**
 * An esbuild plugin: all imports get the engine's own React, so that there is only one, as an ECMAScript module: esbuild
 * would wrap CommonJS in a way that depends on the importing file.
 *
 * @param base if it is not `/`, it is added to site paths in what islands render, as in the build; see rebasedJsx.
 * @param script in development: the name of the script that has React; see developmentReact.
 */
export function reactPlugin(base: string, script?: string): Plugin {
  const namespace = 'react';
  const require = createRequire(join(PROJECT, 'package.json'));
  const folders = ['react', 'react-dom'].map((name) =>
    dirname(require.resolve(`${name}/package.json`)),
  );
  const isReactItself = (importer: string) =>
    folders.some((folder) => importer.startsWith(folder + sep));
  // `require(path)` would depend on NODE_ENV: React exports two names more for development.
  const exportsOf = (path: string) => {
    const [packageName] = path.split('/');
    const file = `${path.replace('/', '-')}.production.js`;
    return Object.keys(require(`./node_modules/${packageName}/cjs/${file}`));
  };
  return {
    name: namespace,
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, importer, kind, ...from }) => {
        if (from.pluginData) return undefined;
        const isWrapped = from.namespace === namespace && kind === 'require-call';
        const isOriginal = isWrapped || isReactItself(importer) || !MODULES.test(path);
        return isOriginal
          ? resolve(path, { kind, resolveDir: PROJECT, pluginData: namespace })
          : { path, namespace };
      });
      onResolve({ filter: /^\.\/react-/, namespace }, ({ path }) => ({ path, external: true }));
      onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        resolveDir: PROJECT,
        contents: `
          ${reactModule(path, base, script)}
          export default all;
          export const { ${exportsOf(path).join(', ')} } = all;`,
      }));
    },
  };
}

/** The modules of React that are made ECMAScript modules. */
const MODULES = /^react(\/jsx-(dev-)?runtime|-dom(\/client)?)?$/;

/** Code that declares `all`, the exports of a module of React. */
function reactModule(path: string, base: string, script: string | undefined): string {
  const rebased = { react: 'rebasedReact', 'react/jsx-runtime': 'rebasedJsx' }[path];
  if (path === 'react/jsx-dev-runtime') {
    // Packages that were compiled for development call `jsxDEV`. React has it only there.
    return `import * as runtime from 'react/jsx-runtime';
      const all = {
        ...runtime,
        jsxDEV: (type, props, key, isStatic) => (isStatic ? runtime.jsxs : runtime.jsx)(type, props, key),
      };`;
  }
  const name = JSON.stringify(path);
  const original = script
    ? `import { modules } from './${script}';
      const original = modules[${name}];`
    : `const original = require(${name});`;
  if (base === '/' || !rebased) return `${original} const all = original;`;
  return `import { ${rebased} } from ${shared('rebased-jsx.ts')};
    ${original}
    const all = { ...original, ...${rebased}(original, ${JSON.stringify(base)}) };`;
}

/** The path of a module of the engine, as code. */
function shared(file: string): string {
  return JSON.stringify(join(PROJECT, 'scripts/shared', file));
}
