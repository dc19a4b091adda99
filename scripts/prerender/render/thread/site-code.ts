/** Runs the code of pages, layouts and blocks, and turns everything that goes wrong into faults of the task. */
import type { ReactElement } from 'react';
import type { CodeSource, Fault } from '../../faults/fault.ts';
import { type CapturedRun, captureOutput } from './guard-thread.ts';
import { refuseAsync } from './modules/refuse-async.ts';
import { importModule } from './modules/site-modules.ts';
import { type RenderedTree, renderTree, type TreeSettings } from './render-tree.ts';
import { addFaults } from './task-faults.ts';
import { threadOptions } from './thread-options.ts';
import { thrownFaults } from './thrown-faults.ts';
import { post } from './to-main-thread.ts';

/** Imports a module. Returns its exports; undefined if it throws. */
export function importGuarded(source: CodeSource): Promise<object | undefined> {
  const what = `${source.file} threw an error when it was loaded`;
  return guard(what, source, () => importModule(source.file));
}

/** Renders the element that `makeElement` makes, with its islands. Returns undefined if it throws. */
export function renderGuarded(
  source: CodeSource,
  settings: TreeSettings,
  makeElement: () => ReactElement,
): Promise<RenderedTree | undefined> {
  const what = `${source.file} threw an error while it was rendered`;
  return guard(what, source, () => {
    const element = makeElement();
    refuseAsync(element.type);
    return renderTree(element, settings);
  });
}

/**
 * Runs a task that calls the site's code. Returns undefined if it throws.
 *
 * @param what what the fault says if it throws.
 */
export async function guard<Result>(
  what: string,
  source: CodeSource,
  task: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  const run: CapturedRun = { source, printed: [], warnings: [] };
  try {
    return await captureOutput(run, async () => task());
  } catch (thrown) {
    addFaults(thrownFaults(thrown, what, source));
    return undefined;
  } finally {
    reportOutput(run);
  }
}

/** With React's development build, each of its warnings is a fault. */
function reportOutput({ source, printed, warnings }: CapturedRun): void {
  const isStrict = threadOptions.react === 'development';
  if (isStrict) addFaults(warningFaults(new Set(warnings), source));
  const text = [...printed, ...(isStrict ? [] : warnings)].join('').trim();
  if (text) post({ type: 'printed', text: `${source.file} printed: ${text}` });
}

function warningFaults(warnings: Iterable<string>, source: CodeSource): Fault[] {
  return [...warnings].map((warning) => ({
    what: `React warns about ${source.file}`,
    ...source,
    why: warning.trim().split('\n').slice(0, 12).join('\n'),
    fix: 'Correct the component that the warning names, or its data. `npx tsc` finds misspelt names.',
  }));
}
