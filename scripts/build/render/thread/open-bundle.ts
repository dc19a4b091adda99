import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { rebasedJsx } from '../../../shared/rebased-jsx.ts';
import { ISLANDS_MODULE } from '../../names.ts';
import { PROJECT } from '../../options.ts';
import { createIslandSlots, type IslandSlots } from './island-slots.ts';
import { jsxDevRuntime } from './jsx-dev-runtime.ts';

const nodeRequire = createRequire(`${PROJECT}/package.json`);

/** One build of React, and the modules that the build provides to bundles in its place. */
export interface Renderer extends IslandSlots {
  react: typeof import('react');
  dom: typeof import('react-dom');
  server: typeof import('react-dom/server');
  /** Adds the base to paths of the site; see `rebasedJsx`. */
  jsx: typeof import('react/jsx-runtime');
}

/**
 * Loads the build of React that NODE_ENV names when it is first called. Each process has one, and each thread,
 * since a thread has its own environment.
 */
export function createRenderer(base: string): Renderer {
  const react: Renderer['react'] = nodeRequire('react');
  const jsx: Renderer['jsx'] = nodeRequire('react/jsx-runtime');
  return {
    react,
    dom: nodeRequire('react-dom'),
    server: nodeRequire('react-dom/server'),
    jsx: base === '/' ? jsx : rebasedJsx(jsx, base),
    ...createIslandSlots(react),
  };
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
    'react/jsx-runtime': renderer.jsx,
    'react/jsx-dev-runtime': jsxDevRuntime(renderer.jsx),
    [ISLANDS_MODULE]: { islandSlot: renderer.islandSlot },
  };
  const module: { exports: OpenBundle } = { exports: {} };
  const require = (name: string) => given[name] ?? nodeRequire(name);
  script.runInThisContext()(require, module, module.exports);
  return module.exports;
}
