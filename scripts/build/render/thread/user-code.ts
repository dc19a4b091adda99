import type { ReactElement } from 'react';
import type { CodeSource, Fault } from '../../faults/fault.ts';
import { thrownFault } from '../../faults/thrown-fault.ts';
import type { ReactMode } from '../messages.ts';
import { type GuardedRun, guardThread, runGuarded } from './guard.ts';
import { createRenderer, openBundle, type Renderer } from './open-bundle.ts';
import {
  findSwallowedError,
  type IslandSettings,
  type RenderedTree,
  renderTree,
  SwallowedError,
} from './render-tree.ts';

/** Runs the code of pages, layouts and blocks in this thread, and turns everything that goes wrong into faults. */
export class UserCode {
  /** What the code has printed, each with its file. */
  readonly printed: string[] = [];
  readonly #renderer: Renderer;
  readonly #mode: ReactMode;

  /** @param mode the build of React. Each warning that the development build prints becomes a fault. */
  constructor(mode: ReactMode, base: string) {
    guardThread();
    this.#mode = mode;
    this.#renderer = createRenderer(mode, base);
  }

  /** Opens a bundle. Its modules are evaluated when they are needed. */
  open(path: string): UserModules {
    const bundle = openBundle(path, this.#renderer);
    return {
      evaluate: (name, source) =>
        this.guard(`${source.file} threw an error when it was loaded`, path, source, () =>
          bundle[name]?.(),
        ),
      render: (name, source, islandSettings, makeElement) =>
        this.guard(`${source.file} threw an error while it was rendered`, path, source, () =>
          this.#render(makeElement(bundle[name]?.(), this.#renderer), islandSettings),
        ),
    };
  }

  /** Runs user code, and turns an error that it throws into a fault. What it prints is added to `printed`. */
  async guard<Result>(
    what: string,
    bundle: string,
    source: CodeSource,
    task: () => Result | Promise<Result>,
  ): Promise<GuardedResult<Result>> {
    const running: GuardedRun = { bundle, source, printed: [], warnings: [] };
    const faults: Fault[] = [];
    let result: { value?: Result } = {};
    try {
      result = { value: await runGuarded(running, async () => task()) };
    } catch (thrown) {
      const fault = thrownFault(thrown, what, bundle, source);
      if (fault) faults.push(fault);
    }
    const isStrict = this.#mode === 'development';
    const text = [...running.printed, ...(isStrict ? [] : running.warnings)].join('').trim();
    if (text) this.printed.push(`${source.file} printed: ${text}`);
    const warnings = isStrict ? warningFaults(new Set(running.warnings), source) : [];
    return { ...result, faults: [...faults, ...warnings] };
  }

  async #render(element: ReactElement, islandSettings: IslandSettings): Promise<RenderedTree> {
    try {
      return renderTree(element, this.#renderer, islandSettings);
    } catch (error) {
      if (!(error instanceof SwallowedError)) throw error;
      throw await findSwallowedError(error, this.#renderer);
    }
  }
}

/** The modules of one bundle. */
export interface UserModules {
  evaluate: (name: string, source: CodeSource) => Promise<GuardedResult<unknown>>;
  /** Renders the element that `makeElement` makes from the module, with its islands. */
  render: (
    name: string,
    source: CodeSource,
    islandSettings: IslandSettings,
    makeElement: (module: unknown, renderer: Renderer) => ReactElement,
  ) => Promise<GuardedResult<RenderedTree>>;
}

/** What user code has returned, unless it threw, and its faults. */
export interface GuardedResult<Value> {
  value?: Value;
  faults: readonly Fault[];
}

function warningFaults(warnings: Iterable<string>, source: CodeSource): Fault[] {
  return [...warnings].map((warning) => ({
    what: 'React warns about this page',
    ...source,
    why: warning.trim().split('\n').slice(0, 12).join('\n'),
    fix: 'Correct the component that the warning names, or its data. `npx tsc` finds misspelt names.',
  }));
}
