import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { PROJECT } from '../options.ts';

export const RUNTIME_FOLDER = join(PROJECT, 'scripts/runtime');

/** The entry point of an island's script, for islandEntriesPlugin. */
export function islandEntry(file: string): string {
  return `island:${file}`;
}

/**
 * An esbuild plugin that makes the entry of an island's script: it exports one function, which hydrates an element. The
 * runtime can call it without knowing React.
 */
export function islandEntriesPlugin(root: string): Plugin {
  const namespace = 'island';
  const hydrateIsland = join(RUNTIME_FOLDER, 'islands/hydrate-island.ts');
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^island:/ }, ({ path }) => ({
        path: path.replace(/^island:/, ''),
        namespace,
      }));
      onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        resolveDir: root,
        contents: `
      import Island from ${JSON.stringify(`./${path}`)};
      import { hydrateIsland } from ${JSON.stringify(hydrateIsland)};
      export default (element, signal) => hydrateIsland(element, Island, signal);`,
      }));
    },
  };
}

/** The names of the scripts that the runtime imports when they are needed; they are in its folder, `assets/`. */
interface OnDemandScripts {
  /** Absent if the site has none. */
  middleware: string | undefined;
  progressBar: string;
  thirdParties: string;
}

/** An esbuild plugin: makes `pointwork:on-demand`, by which the runtime imports those scripts. */
export function onDemandPlugin(scripts: OnDemandScripts): Plugin {
  const { middleware, progressBar, thirdParties } = scripts;
  const importer = (name: string) => `() => import(${JSON.stringify(`./${name}`)})`;
  const namespace = 'on-demand';
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^pointwork:on-demand$/ }, ({ path }) => ({ path, namespace }));
      onResolve({ filter: /.*/, namespace }, ({ path }) => ({ path, external: true }));
      onLoad({ filter: /.*/, namespace }, () => ({
        contents: `
          export const middleware = ${middleware ? importer(middleware) : '() => Promise.resolve({})'};
          export const progressBar = ${importer(progressBar)};
          export const thirdParties = ${importer(thirdParties)};`,
      }));
    },
  };
}

/**
 * An esbuild plugin: makes React an ECMAScript module. React is CommonJS, and esbuild would wrap it in a way that
 * depends on the `package.json` nearest to the importing file, so the same source in another folder would give other
 * bytes. All imports get the engine's own React, so that there is only one.
 *
 * @param base if it is not `/`, it is added to site paths in what islands render, as in the build; see rebasedJsx.
 * @param script in development: the name of the script that has React; see developmentReact.
 */
export function reactPlugin(base: string, script?: string): Plugin {
  const namespace = 'react';
  const require = createRequire(join(PROJECT, 'package.json'));
  // `require(path)` would depend on NODE_ENV: React exports two names more for development.
  const exportsOf = (path: string) => {
    const [packageName] = path.split('/');
    const file = `${path.replace('/', '-')}.production.js`;
    return Object.keys(require(`./node_modules/${packageName}/cjs/${file}`));
  };
  const contentsOf = (path: string) => {
    if (path === 'react/jsx-dev-runtime') return JSX_DEV_RUNTIME;
    const source = script
      ? `import { modules } from './${script}';\nconst all = modules[${JSON.stringify(path)}];`
      : `const all = require(${JSON.stringify(path)});`;
    return path === 'react/jsx-runtime' && base !== '/'
      ? source + rebasedJsxModule(base)
      : `${source}\nexport default all;\nexport const { ${exportsOf(path).join(', ')} } = all;`;
  };
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^react(\/jsx-(dev-)?runtime|-dom(\/client)?)?$/ }, ({ path, kind }) =>
        kind === 'require-call' && !script ? { path: require.resolve(path) } : { path, namespace },
      );
      onResolve({ filter: /^\.\/react-/, namespace }, ({ path }) => ({ path, external: true }));
      onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        resolveDir: PROJECT,
        contents: contentsOf(path),
      }));
    },
  };
}

/** In development, elements name their sources, as in the build. */
const JSX_DEV_RUNTIME = `
    import * as runtime from 'react/jsx-runtime';
    import { jsxWithSources } from ${JSON.stringify(join(PROJECT, 'scripts/shared/jsx-with-sources.ts'))};
    export const { Fragment } = runtime;
    export const jsxDEV = jsxWithSources(runtime);`;

function rebasedJsxModule(base: string): string {
  return `
    import { rebasedJsx } from ${JSON.stringify(join(PROJECT, 'scripts/shared/rebased-jsx.ts'))};
    export const { Fragment, jsx, jsxs } = rebasedJsx(all, ${JSON.stringify(base)});`;
}
