import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { rebasedJsx } from '../../../shared/rebased-jsx.ts';
import { ISLANDS_MODULE } from '../../names.ts';
import { PROJECT } from '../../options.ts';
import type { ReactMode } from '../thread-messages.ts';
import { createIslandSlots, type IslandSlots } from './island-slots.ts';
import { jsxDevRuntime } from './jsx-dev-runtime.ts';

const nodeRequire = createRequire(`${PROJECT}/package.json`);

/** One build of React. */
export interface ReactBuild {
  react: typeof import('react');
  dom: typeof import('react-dom');
  jsx: typeof import('react/jsx-runtime');
  server: typeof import('react-dom/server');
}

/** React, and the modules that the build provides to bundles in its place. */
export interface Renderer extends ReactBuild, IslandSlots {
  /** Provided to the bundle as `react/jsx-runtime`. */
  jsxRuntime: ReactBuild['jsx'];
}

export function createRenderer(mode: ReactMode, base: string): Renderer {
  const build = loadReact(mode);
  const jsxRuntime = base === '/' ? build.jsx : rebasedJsx(build.jsx, base);
  return { ...build, ...createIslandSlots(build), jsxRuntime };
}

/** Wherever npm has put it: `node_modules` may be a link. */
const REACT_FILE = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/**
 * Loads a build of React. React chooses it by NODE_ENV when it is first required, so what this process has loaded
 * before, perhaps of the other build, is set aside meanwhile: the two do not work together.
 */
function loadReact(mode: ReactMode): ReactBuild {
  const before = process.env.NODE_ENV;
  const others = takeReact();
  process.env.NODE_ENV = mode;
  const build = {
    react: nodeRequire('react'),
    dom: nodeRequire('react-dom'),
    jsx: nodeRequire('react/jsx-runtime'),
    server: nodeRequire('react-dom/server'),
  };
  takeReact();
  Object.assign(nodeRequire.cache, others);
  // Node would write undefined as a word.
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
  return build;
}

/** Removes the modules of React from those that Node keeps. */
function takeReact(): NodeJS.Dict<NodeModule> {
  const modules = Object.entries(nodeRequire.cache).filter(([path]) => REACT_FILE.test(path));
  for (const [path] of modules) delete nodeRequire.cache[path];
  return Object.fromEntries(modules);
}

/** The modules of a bundle, by name; each is evaluated when it is first called. */
export type OpenBundle = Readonly<Record<string, () => unknown>>;

/** Reads and compiles a bundle. */
export function openBundle(path: string, renderer: Renderer): OpenBundle {
  const script = new Script(
    `(function (require, module, exports) {${readFileSync(path, 'utf8')}\n})`,
    { filename: path },
  );
  const given: Record<string, unknown> = {
    react: renderer.react,
    'react-dom': renderer.dom,
    'react/jsx-runtime': renderer.jsxRuntime,
    'react/jsx-dev-runtime': jsxDevRuntime(renderer.jsxRuntime),
    [ISLANDS_MODULE]: { islandSlot: renderer.islandSlot },
  };
  const module: { exports: OpenBundle } = { exports: {} };
  const require = (name: string) => given[name] ?? nodeRequire(name);
  script.runInThisContext()(require, module, module.exports);
  return module.exports;
}
