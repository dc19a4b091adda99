import { AsyncLocalStorage } from 'node:async_hooks';
import type { Fault } from '../../faults/fault.ts';
import { thrownFault } from '../../faults/thrown-fault.ts';

/** A piece of user code that runs: where it comes from, for faults, and what it has written. */
export interface GuardedRun {
  /** The bundle it is in, absolute. */
  bundle: string;
  place: { file: string; route?: string };
  /** To standard output. */
  printed: string[];
  /** To standard error: React's warnings are among them. */
  warnings: string[];
}

const current = new AsyncLocalStorage<GuardedRun>();
const strayFaults: Fault[] = [];

/** Runs user code, after guardThread: what it and all that it starts write is kept in `guarded`, also after a wait. */
export function runGuarded<Result>(guarded: GuardedRun, task: () => Result): Result {
  return current.run(guarded, task);
}

/** Takes over what this thread writes, its last resort for errors, and its end. Only for render threads. */
export function guardThread(): void {
  for (const [stream, kept] of [
    [process.stdout, 'printed'],
    [process.stderr, 'warnings'],
  ] as const) {
    const write = stream.write.bind(stream);
    stream.write = (chunk: Uint8Array | string, ...rest: unknown[]) => {
      const guarded = current.getStore();
      if (!guarded) return write(chunk, ...(rest as []));
      guarded[kept].push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
      return true;
    };
  }
  process.exit = (code) => {
    throw new Error(`process.exit(${code ?? ''}) was called; a page must not end the build`);
  };
  process.on('unhandledRejection', noteStray);
  process.on('uncaughtException', noteStray);
}

/** Code has thrown after it had returned, in a timer or a promise that nobody waits for. */
function noteStray(thrown: unknown): void {
  const { bundle = '', place = { file: '' } } = current.getStore() ?? {};
  const what = `${place.file || 'The site'} left an error behind that nobody catches`;
  const fault = thrownFault(thrown, what, bundle, place);
  if (fault) strayFaults.push(fault);
}

/** The errors that nobody has caught since the last call, as faults; those that are on their way are waited for. */
export async function takeStrayFaults(): Promise<Fault[]> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setImmediate(resolve);
  await promise;
  return strayFaults.splice(0);
}
