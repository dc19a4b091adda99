import type { ReactElement } from 'react';
import type { CodeSource, Fault } from '../../faults/fault.ts';
import { originFinder } from '../../faults/find-origin.ts';
import { thrownFault } from '../../faults/thrown-fault.ts';
import type { ReactMode } from '../../options.ts';
import type { SiteCodeLog, ThreadSetting } from '../thread-messages.ts';
import { type GuardedRun, guardThread, runGuarded } from './guard.ts';
import { createRenderer, openBundle, type Renderer } from './open-bundle.ts';
import { type IslandSettings, type RenderedTree, renderTree } from './render-tree.ts';

/** The modules of one bundle. Each function returns undefined if the site's code throws. */
export interface GuardedModules {
  /** Returns a module's exports; an empty object if it has none. */
  evaluate: (name: string, source: CodeSource) => Promise<object | undefined>;
  /** Renders the element that `makeElement` makes from the module, with its islands. */
  render: (
    name: string,
    source: CodeSource,
    islandSettings: IslandSettings,
    makeElement: (module: unknown, renderer: Renderer) => ReactElement,
  ) => Promise<RenderedTree | undefined>;
  /** Runs a task that calls the site's code. @param what the fault says if it throws. */
  guard: <Result>(
    what: string,
    source: CodeSource,
    task: () => Result | Promise<Result>,
  ) => Promise<Result | undefined>;
}

/** Runs the code of pages, layouts and blocks in this thread, and turns everything that goes wrong into faults. */
export class SiteCode {
  /** The site's folder. */
  readonly root: string;
  readonly #renderer: Renderer;
  readonly #mode: ReactMode;

  constructor({ root, react, base }: ThreadSetting) {
    guardThread();
    this.root = root;
    this.#mode = react;
    this.#renderer = createRenderer(base);
  }

  /**
   * Opens a bundle. Its modules are evaluated when they are needed.
   *
   * @param log receives the faults of its code, and what it prints.
   */
  open(path: string, log: SiteCodeLog): GuardedModules {
    const bundle = openBundle(path, this.#renderer);
    const findOrigin = originFinder(path, this.root);
    const guard: GuardedModules['guard'] = async (what, source, task) => {
      const run: GuardedRun = { source, findOrigin, printed: [], warnings: [] };
      try {
        return await runGuarded(run, async () => task());
      } catch (thrown) {
        const fault = thrownFault(thrown, what, source, findOrigin);
        if (fault) log.faults.push(fault);
        return undefined;
      } finally {
        this.#report(run, log);
      }
    };
    return {
      guard,
      evaluate: (name, source) =>
        guard(`${source.file} threw an error when it was loaded`, source, () =>
          Object(bundle[name]?.()),
        ),
      render: (name, source, islandSettings, makeElement) =>
        guard(`${source.file} threw an error while it was rendered`, source, () =>
          renderTree(makeElement(bundle[name]?.(), this.#renderer), this.#renderer, islandSettings),
        ),
    };
  }

  #report({ source, printed, warnings }: GuardedRun, log: SiteCodeLog): void {
    const isStrict = this.#mode === 'development';
    if (isStrict) log.faults.push(...warningFaults(new Set(warnings), source));
    const text = [...printed, ...(isStrict ? [] : warnings)].join('').trim();
    if (text) log.printed.push(`${source.file} printed: ${text}`);
  }
}

function warningFaults(warnings: Iterable<string>, source: CodeSource): Fault[] {
  return [...warnings].map((warning) => ({
    what: 'React warns about this page',
    ...source,
    why: warning.trim().split('\n').slice(0, 12).join('\n'),
    fix: 'Correct the component that the warning names, or its data. `npx tsc` finds misspelt names.',
  }));
}
