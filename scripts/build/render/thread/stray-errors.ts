import { AsyncLocalStorage } from 'node:async_hooks';
import type { Fault } from '../../faults/fault.ts';
import { thrownFault } from '../../faults/thrown-fault.ts';

/** The code that runs at the moment: its bundle, and the file and route for faults. */
export interface Origin {
  bundle: string;
  place: { file: string; route?: string };
}

const current = new AsyncLocalStorage<Origin>();
const faults: Fault[] = [];
let isWatching = false;

/**
 * Runs user code. What it throws after it has returned, in a timer or a promise that nobody waits for, is noted
 * and told of by `takeStrayErrors`. Only for render threads: it takes over the thread's last resort for errors.
 */
export function watchStrayErrors<Result>(origin: Origin, task: () => Result): Result {
  if (!isWatching) {
    isWatching = true;
    process.on('unhandledRejection', note);
    process.on('uncaughtException', note);
  }
  return current.run(origin, task);
}

/** The errors that have come up since the last call, as faults; those that are on their way are waited for. */
export async function takeStrayErrors(): Promise<Fault[]> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setImmediate(resolve);
  await promise;
  return faults.splice(0);
}

function note(thrown: unknown): void {
  const { bundle = '', place = { file: '' } } = current.getStore() ?? {};
  const what = `${place.file || 'The site'} left an error behind that nobody catches`;
  const fault = thrownFault(thrown, what, bundle, place);
  if (fault) faults.push(fault);
}
