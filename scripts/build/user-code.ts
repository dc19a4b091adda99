import type { ReactElement } from 'react';
import { captureOutput, captureWarnings } from './capture-output.ts';
import type { Fault } from './fault.ts';
import { messageOf } from './fault.ts';
import { compileBundle, createRenderer, type OpenBundle, type Renderer } from './open-bundle.ts';
import {
  findSwallowedError,
  type IslandPlaces,
  type RenderedTree,
  renderTree,
  SwallowedError,
} from './render-tree.ts';
import { pinLocale, steadyGlobals } from './steady-globals.ts';
import { watchStrayErrors } from './stray-errors.ts';
import { thrownFault } from './thrown-fault.ts';
import { TreeShape } from './tree-shape.ts';

/** Where a piece of user code comes from, for faults. */
export interface CodePlace {
  file: string;
  route?: string;
}

/**
 * The code of pages, layouts and blocks in this thread: evaluates modules, calls and renders them, and turns all
 * that can go wrong into faults.
 */
export class UserCode {
  readonly #production: Renderer;
  readonly #base: string;
  #development: Renderer | undefined;
  readonly #shape = new TreeShape();
  readonly #seenShapes = new Set<string>();
  #isStrict = false;
  readonly #globals = steadyGlobals(() => this.#isStrict);

  constructor(base: string) {
    pinLocale();
    process.exit = (code) => {
      throw new Error(`process.exit(${code ?? ''}) was called; a page must not end the build`);
    };
    this.#base = base;
    this.#production = createRenderer('production', base, this.#globals, this.#shape);
  }

  /** Opens a bundle; its modules are evaluated when they are asked for. */
  open(path: string): UserModules {
    const openFor = compileBundle(path);
    const production = openFor(this.#production);
    let development: OpenBundle | undefined;
    const forWarnings = () => {
      this.#development ??= createRenderer('development', this.#base, this.#globals);
      development ??= openFor(this.#development);
      return { bundle: development, renderer: this.#development };
    };

    return {
      evaluate: (name, place) =>
        this.guard(`${place.file} threw an error when it was loaded`, path, place, () =>
          this.#strictly(() => this.#shape.constants(() => production[name]?.())),
        ),
      render: (name, place, places, makeElement) =>
        this.guard(
          `${place.file} threw an error while it was rendered`,
          path,
          place,
          async (output) => {
            const element = this.#strictly(() => {
              const module = this.#shape.constants(() => production[name]?.());
              this.#shape.take();
              return makeElement(module, this.#production);
            });
            const tree = await this.#renderTree(element, places);
            const shape = this.#shape.take();
            if (this.#seenShapes.has(shape)) return { ...tree, warnings: [] };
            if (shape !== '') this.#seenShapes.add(shape);
            const { bundle, renderer } = forWarnings();
            const printed = output.splice(0);
            const warnings = this.#strictly(() =>
              captureWarnings(() => {
                const again = makeElement(bundle[name]?.(), renderer);
                renderer.server.renderToString(again);
              }),
            );
            // The page has printed again what it printed before; only what is new comes from React.
            output.splice(0, output.length, ...printed);
            return {
              ...tree,
              warnings: warnings.filter((text) => !printed.some((line) => line.includes(text))),
            };
          },
        ),
    };
  }

  /**
   * Runs user code; a throw or a word on standard output is a fault, never an exception.
   *
   * @param task is handed what it has printed so far.
   */
  async guard<Result>(
    what: string,
    bundle: string,
    place: CodePlace,
    task: (output: string[]) => Result | Promise<Result>,
  ): Promise<Guarded<Result>> {
    const output: string[] = [];
    try {
      const value = await watchStrayErrors({ bundle, place }, () =>
        captureOutput(output, () => task(output)),
      );
      return { value, faults: printFaults(output, place) };
    } catch (thrown) {
      const fault = thrownFault(thrown, what, bundle, place);
      return { faults: [...(fault ? [fault] : []), ...printFaults(output, place)] };
    }
  }

  async #renderTree(element: ReactElement, places: IslandPlaces): Promise<RenderedTree> {
    try {
      return this.#strictly(() => renderTree(element, this.#production, places));
    } catch (error) {
      if (!(error instanceof SwallowedError)) throw error;
      this.#isStrict = true;
      throw await findSwallowedError(error, this.#production).finally(() => {
        this.#isStrict = false;
      });
    }
  }

  #strictly<Result>(task: () => Result): Result {
    this.#isStrict = true;
    try {
      return task();
    } finally {
      this.#isStrict = false;
    }
  }
}

/** The modules of one bundle. */
export interface UserModules {
  evaluate: (name: string, place: CodePlace) => Promise<Guarded<unknown>>;
  /** Renders what `makeElement` makes of the module, with islands and React's warnings. */
  render: (
    name: string,
    place: CodePlace,
    places: IslandPlaces,
    makeElement: (module: unknown, renderer: Renderer) => ReactElement,
  ) => Promise<Guarded<RenderedTree & { warnings: readonly string[] }>>;
}

/** The value, where there is one, and what went wrong on the way. */
export interface Guarded<Value> {
  value?: Value;
  faults: readonly Fault[];
}

function printFaults(output: readonly string[], place: CodePlace): Fault[] {
  if (output.length === 0) return [];
  return [
    {
      what: `${place.file} wrote to the build's output`,
      ...place,
      why: `It printed: ${[...new Set(output)].join('').trim().slice(0, 300)}`,
      fix: 'Remove the console call; what a page has to say is its HTML.',
    },
  ];
}

/** React's warnings as faults. */
export function warningFaults(warnings: readonly string[], place: CodePlace): Fault[] {
  return warnings.map((warning) => ({
    what: 'React warns of this page',
    ...place,
    why: messageOf(warning).trim().split('\n').slice(0, 12).join('\n'),
    fix: 'Correct the component that the warning names, or what it is handed: `npx tsc` finds misnamed data.',
  }));
}
