import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { rebasedJsx } from '../../../shared/rebased-jsx.ts';
import { ISLANDS_MODULE } from '../../names.ts';
import { PROJECT } from '../../options.ts';
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

/**
 * Loads the build of React that NODE_ENV names when it is first called. Each process has one, and each thread,
 * since a thread has its own environment.
 */
export function createRenderer(base: string): Renderer {
  const build: ReactBuild = {
    react: nodeRequire('react'),
    dom: nodeRequire('react-dom'),
    jsx: nodeRequire('react/jsx-runtime'),
    server: nodeRequire('react-dom/server'),
  };
  const jsxRuntime = base === '/' ? build.jsx : rebasedJsx(build.jsx, base);
  return { ...build, ...createIslandSlots(build), jsxRuntime };
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
