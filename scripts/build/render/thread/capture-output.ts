import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';

/** What user code has written. */
export interface Output {
  /** To standard output and standard error. */
  printed: string[];
  /** Through `console.error` and `console.warn`: React's warnings are among them. */
  warnings: string[];
}

const captured = new AsyncLocalStorage<Output>();

/**
 * Runs `task` and collects what it and all that it starts write to standard output and standard error,
 * through the streams or the console, also after a wait. Only for render threads: it takes over the streams.
 */
export function captureOutput<Result>(output: Output, task: () => Result): Result {
  takeOver();
  return captured.run(output, task);
}

let taken = false;

function takeOver(): void {
  if (taken) return;
  taken = true;
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream);
    stream.write = (chunk: Uint8Array | string, ...rest: unknown[]) => {
      const output = captured.getStore();
      if (!output) return write(chunk, ...(rest as []));
      output.printed.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
      return true;
    };
  }
  for (const name of ['error', 'warn'] as const) {
    const write = console[name];
    console[name] = (...args) => {
      const output = captured.getStore();
      if (output) output.warnings.push(format(...args));
      else write(...args);
    };
  }
}
