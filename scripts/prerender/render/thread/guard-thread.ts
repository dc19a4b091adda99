import { AsyncLocalStorage } from 'node:async_hooks';
import type { CodeSource } from '../../faults/fault.ts';
import { addFaults } from './task-faults.ts';
import { thrownFaults } from './thrown-faults.ts';
import { post } from './to-main-thread.ts';

/** One run of the site's code: where the code comes from, for faults, and what it prints. */
export interface CapturedRun {
  source: CodeSource;
  /** What it writes to standard output. */
  printed: string[];
  /** What it writes to standard error, such as React's warnings. */
  warnings: string[];
}

const current = new AsyncLocalStorage<CapturedRun>();

/**
 * Runs the site's code and adds to `run` what it prints, even later, in a timer or after an `await`. Works only in a
 * thread that has called guardThread.
 */
export function captureOutput<Result>(run: CapturedRun, task: () => Result): Result {
  return current.run(run, task);
}

/**
 * Catches everything that the site's code could do to the whole thread: printing, uncaught errors, `process.exit`. Only
 * for render threads.
 */
export function guardThread(): void {
  for (const [stream, property] of [
    [process.stdout, 'printed'],
    [process.stderr, 'warnings'],
  ] as const) {
    const write = stream.write.bind(stream);
    stream.write = (chunk: Uint8Array | string, ...rest: unknown[]) => {
      const run = current.getStore();
      if (!run) return write(chunk, ...(rest as []));
      run[property].push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
      const onWritten = rest.find((argument) => typeof argument === 'function');
      if (onWritten) process.nextTick(onWritten);
      return true;
    };
  }
  process.exit = (code) => {
    throw new Error(`process.exit(${code ?? ''}) was called; a page must not end the build`);
  };
  nameTimers();
  process.on('unhandledRejection', addUncaught);
  process.on('uncaughtException', addUncaught);
}

/** Makes the functions that set a timer tell the main thread whose timer begins, because it may never end. */
function nameTimers(): void {
  for (const name of ['setTimeout', 'setInterval', 'setImmediate'] as const) {
    const schedule: (...values: never[]) => unknown = globalThis[name];
    const naming = new Proxy(schedule, {
      apply: (_, self, [callback, ...rest]: [unknown, ...never[]]) =>
        Reflect.apply(schedule, self, [named(callback), ...rest]),
    });
    Object.defineProperty(globalThis, name, { value: naming });
  }
}

function named(callback: unknown): unknown {
  const file = current.getStore()?.source.file;
  if (!file || typeof callback !== 'function') return callback;
  return (...values: unknown[]) => {
    post({ type: 'timer', file });
    try {
      return callback(...values);
    } finally {
      post({ type: 'timer' });
    }
  };
}

/** Handles an error that was thrown in a timer, or in a promise that nothing waits for. */
function addUncaught(thrown: unknown): void {
  const { source = { file: '' } } = current.getStore() ?? {};
  const what = `${source.file || 'The site'} threw an error that nothing caught`;
  addFaults(thrownFaults(thrown, what, source));
}
