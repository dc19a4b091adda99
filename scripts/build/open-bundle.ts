import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { rebaseProps } from '../shared/rebase-props.ts';
import { createIslandSlots, type IslandSlots } from './island-slots.ts';
import { ISLANDS_MODULE } from './islands-plugin.ts';
import { loadReact, type ReactBuild } from './load-react.ts';
import { PROJECT } from './options.ts';
import { STEADY_NAMES, type SteadyGlobals } from './steady-globals.ts';
import type { TreeShape } from './tree-shape.ts';

/** What the modules of a bundle are rendered with. */
export interface Renderer extends ReactBuild, IslandSlots {
  globals: SteadyGlobals;
  /** Given to the bundle as `react/jsx-runtime`. */
  jsxRuntime: ReactBuild['jsx'];
}

/** @param shape takes notice of every element that is made, where its reader wants to know. */
export function createRenderer(
  mode: 'production' | 'development',
  base: string,
  globals: SteadyGlobals,
  shape?: TreeShape,
): Renderer {
  const build = loadReact(mode);
  const wrap =
    (make: typeof build.jsx.jsx): typeof build.jsx.jsx =>
    (type, props, key) => {
      shape?.note(type, props as object, key);
      const rebase = base !== '/' && typeof type === 'string';
      const element = make(type, rebase ? rebaseProps(props as object, base) : props, key);
      shape?.made(element);
      return element;
    };
  const jsxRuntime = { ...build.jsx, jsx: wrap(build.jsx.jsx), jsxs: wrap(build.jsx.jsxs) };
  return { ...build, ...createIslandSlots(build), globals, jsxRuntime };
}

/** The modules of one bundle, by name; each is evaluated when it is first called. */
export type OpenBundle = Readonly<Record<string, () => unknown>>;

const nodeRequire = createRequire(`${PROJECT}/package.json`);

/** Reads and compiles a bundle once; the result opens it for as many renderers as are needed. */
export function compileBundle(path: string): (renderer: Renderer) => OpenBundle {
  const script = new Script(
    `(function (require, module, exports, ${STEADY_NAMES.join(', ')}) {${readFileSync(path, 'utf8')}\n})`,
    { filename: path },
  );
  return (renderer) => {
    const given: Record<string, unknown> = {
      react: renderer.react,
      'react-dom': renderer.dom,
      'react/jsx-runtime': renderer.jsxRuntime,
      [ISLANDS_MODULE]: { islandSlot: renderer.islandSlot },
    };
    const module: { exports: OpenBundle } = { exports: {} };
    const require = (name: string) => given[name] ?? nodeRequire(name);
    const globals = STEADY_NAMES.map((name) => renderer.globals[name]);
    script.runInThisContext()(require, module, module.exports, ...globals);
    return module.exports;
  };
}
