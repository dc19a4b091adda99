import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { readProcessTree } from './read-process-tree.ts';

/** The time and memory that one run of a program has taken. */
export interface ProcessRun {
  /** Wall-clock time, in milliseconds. */
  wall: number;
  /** Processor time of the process, its threads and its children, in milliseconds. */
  processor: number | undefined;
  /** Peak memory of the process and its children together, in bytes. */
  memory: number | undefined;
}

/** The time between two readings of `/proc`, in milliseconds. Short, so that short-lived child processes are counted. */
const POLL = 20;

/**
 * Runs this Node with some arguments and waits for it to end. Memory and processor time come from `/proc`; without it
 * they are `undefined`.
 *
 * @throws Error with the program's output if it fails; the reason of `signal` if it is aborted.
 */
export async function measureProcess(
  args: readonly string[],
  signal: AbortSignal,
  cwd?: string,
): Promise<ProcessRun> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    signal,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** Process id → its processor time when it was last seen. */
  const times = new Map<number, number>();
  let memory = 0;
  const timer = setInterval(() => {
    const tree = readProcessTree(child.pid ?? 0);
    for (const { pid, processor } of tree) times.set(pid, processor);
    memory = Math.max(memory, sum(tree.map((one) => one.memory)));
  }, POLL);
  const ended = new Promise<{ code: number | null; wall: number }>((resolve, reject) => {
    child.once('exit', (code) => resolve({ code, wall: performance.now() - began }));
    // After an abort, we still wait for its exit, since the folder that it writes to is about to be deleted.
    child.once('error', (error) => {
      if (child.pid === undefined) reject(error);
    });
  });
  try {
    const [{ code, wall }, stdout, stderr] = await Promise.all([
      ended,
      text(child.stdout),
      text(child.stderr),
    ]);
    signal.throwIfAborted();
    if (code !== 0) throw new Error(`${args.join(' ')} exited with ${code}:\n${stderr}${stdout}`);
    const isKnown = times.size > 0;
    return {
      wall,
      processor: isKnown ? sum([...times.values()]) : undefined,
      memory: isKnown ? memory : undefined,
    };
  } finally {
    clearInterval(timer);
  }
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
