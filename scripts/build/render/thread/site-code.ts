import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { type CodeSource, type Fault, messageOf } from '../../faults/fault.ts';
import { sourceFailure } from '../../faults/source-failure.ts';
import { thrownFaults } from '../../faults/thrown-fault.ts';
import type { SiteCodeLog } from '../thread-messages.ts';
import { findOrigin } from './find-origin.ts';
import { type GuardedRun, runGuarded } from './guard.ts';
import { takeAssets } from './load-source.ts';
import { type IslandSettings, type RenderedTree, renderTree } from './render-tree.ts';
import { importModule } from './site-modules.ts';
import { threadSetting } from './thread-setting.ts';

/**
 * Runs the code of pages, layouts and blocks, and turns everything that goes wrong into faults. Its functions return
 * undefined if that code throws.
 */
export class SiteCode {
  /** The faults of the code, what it prints, and the files that it imports. */
  readonly log: SiteCodeLog = { faults: [], printed: [], assets: [] };

  /** Imports a module. Returns its exports. */
  async evaluate(source: CodeSource): Promise<object | undefined> {
    const what = `${source.file} threw an error when it was loaded`;
    const module = await this.guard(what, source, () =>
      importModule(source.file).catch(rethrowMissingExport),
    );
    this.log.assets.push(...takeAssets());
    return module;
  }

  /** Renders the element that `makeElement` makes, with its islands. */
  render(
    source: CodeSource,
    islandSettings: IslandSettings,
    makeElement: () => ReactElement,
  ): Promise<RenderedTree | undefined> {
    const what = `${source.file} threw an error while it was rendered`;
    return this.guard(what, source, () => renderTree(makeElement(), islandSettings));
  }

  /** Runs a task that calls the site's code. @param what the fault says if it throws. */
  async guard<Result>(
    what: string,
    source: CodeSource,
    task: () => Result | Promise<Result>,
  ): Promise<Result | undefined> {
    const run: GuardedRun = { source, printed: [], warnings: [] };
    try {
      return await runGuarded(run, async () => task());
    } catch (thrown) {
      this.log.faults.push(...thrownFaults(thrown, what, source, findOrigin));
      return undefined;
    } finally {
      this.#report(run);
    }
  }

  #report({ source, printed, warnings }: GuardedRun): void {
    const isStrict = threadSetting.react === 'development';
    if (isStrict) this.log.faults.push(...warningFaults(new Set(warnings), source));
    const text = [...printed, ...(isStrict ? [] : warnings)].join('').trim();
    if (text) this.log.printed.push(`${source.file} printed: ${text}`);
  }
}

/**
 * An import of something that the other module does not export is a mistake in the source. As such, it is reported once,
 * whatever the number of pages that need it.
 */
function rethrowMissingExport(error: unknown): never {
  const isMissing =
    error instanceof SyntaxError && /^(The requested module|Named export)/.test(error.message);
  const origin = isMissing ? findOrigin(error) : undefined;
  if (!origin) throw error;
  const source = readFileSync(join(threadSetting.root, origin.file), 'utf8');
  const [why = ''] = messageOf(error).split('\n');
  throw sourceFailure({ ...origin, source }, why);
}

function warningFaults(warnings: Iterable<string>, source: CodeSource): Fault[] {
  return [...warnings].map((warning) => ({
    what: 'React warns about this page',
    ...source,
    why: warning.trim().split('\n').slice(0, 12).join('\n'),
    fix: 'Correct the component that the warning names, or its data. `npx tsc` finds misspelt names.',
  }));
}
