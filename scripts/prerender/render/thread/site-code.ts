/** Runs the code of pages, layouts and blocks, and turns everything that goes wrong into faults of the task. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import type { CodeSource, Fault } from '../../faults/fault.ts';
import { importModule } from './modules/site-modules.ts';
import { post, threadOptions } from './this-thread.ts';
import { thrownFaults } from './thrown-faults.ts';

/** The faults found since the last task. A thread does one task at a time. */
const faultsSoFar: Fault[] = [];

export function addFaults(faults: readonly Fault[]): void {
  faultsSoFar.push(...faults);
}

/**
 * Returns the faults found since the last call. Waits for the event loop first, so that uncaught errors are included.
 */
export async function takeFaults(): Promise<readonly Fault[]> {
  await setImmediate();
  return faultsSoFar.splice(0);
}

/** Imports a module. Returns its exports; undefined if it throws. */
export function importGuarded(source: CodeSource): Promise<object | undefined> {
  const what = `${source.file} threw an error when it was loaded`;
  return guard(what, source, () => importModule(source.file));
}

/** One run of the site's code: where the code comes from, and what it has printed. */
interface Run {
  source: CodeSource;
  stdout: string[];
  /** Such as React's warnings. */
  stderr: string[];
}

/** The run that code belongs to, also later, in a timer or after an `await`. */
const currentRun = new AsyncLocalStorage<Run>();

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
  const run: Run = { source, stdout: [], stderr: [] };
  try {
    return await currentRun.run(run, async () => task());
  } catch (thrown) {
    addFaults(thrownFaults(thrown, what, source));
    return undefined;
  } finally {
    reportOutput(run);
  }
}

/** With React's development build, each of its warnings is a fault. */
function reportOutput({ source, stdout, stderr }: Run): void {
  const isStrict = threadOptions.react === 'development';
  const warnings = new Set(isStrict ? stderr : []);
  addFaults(
    [...warnings].map((warning) => ({
      what: `React warns about ${source.file}`,
      ...source,
      why: warning.trim().split('\n').slice(0, 12).join('\n'),
      fix: 'Correct the component that the warning names, or its data. `npx tsc` finds misspelt names.',
    })),
  );
  const text = [...stdout, ...(isStrict ? [] : stderr)].join('').trim();
  if (text) post({ type: 'printed', text: `${source.file} printed: ${text}` });
}

/**
 * Catches everything that the site's code could do to the whole thread: printing, uncaught errors and `process.exit`.
 * Only for render threads.
 */
export function guardThread(): void {
  for (const stream of ['stdout', 'stderr'] as const) {
    const write = process[stream].write.bind(process[stream]);
    process[stream].write = (chunk: Uint8Array | string, ...args: unknown[]) => {
      const run = currentRun.getStore();
      if (!run) return write(chunk, ...(args as []));
      run[stream].push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
      const onWritten = args.find((argument) => typeof argument === 'function');
      if (onWritten) process.nextTick(onWritten);
      return true;
    };
  }
  process.exit = (code) => {
    throw new Error(`process.exit(${code ?? ''}) was called; a page must not end the build`);
  };
  process.on('unhandledRejection', addUncaught).on('uncaughtException', addUncaught);
}

/** Handles an error that was thrown in a timer, or in a promise that nothing waits for. */
function addUncaught(thrown: unknown): void {
  const { source = { file: '' } } = currentRun.getStore() ?? {};
  const what = `${source.file || 'The site'} threw an error that nothing caught`;
  addFaults(thrownFaults(thrown, what, source));
}
