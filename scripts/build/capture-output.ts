import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';

const captured = new AsyncLocalStorage<string[]>();

/**
 * Runs `task` and collects what it and all that it starts write to standard output and standard error,
 * through the streams or the console, also after a wait. Only for render threads: it takes over the streams.
 */
export async function captureOutput<Result>(
  output: string[],
  task: () => Result | Promise<Result>,
): Promise<Result> {
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
      output.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
      return true;
    };
  }
}

/** Runs `task` and returns what it reported through `console.error` and `console.warn`: React's warnings. */
export function captureWarnings(task: () => void): string[] {
  const warnings: string[] = [];
  const { error, warn } = console;
  console.error = console.warn = (...args: unknown[]) => warnings.push(format(...args));
  try {
    task();
  } finally {
    Object.assign(console, { error, warn });
  }
  return warnings;
}
