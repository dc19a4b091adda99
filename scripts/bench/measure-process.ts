import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { ProcessTree } from './process-tree.ts';

/** The time and memory that one run of a program has taken. */
export interface ProcessRun {
  /** Wall-clock time, in milliseconds. */
  wall: number;
  /** Processor time of the process, its threads and its children, in milliseconds. */
  processor: number | undefined;
  /** Peak memory of the process and its children together, in bytes. */
  memory: number | undefined;
  stdout: string;
}

export interface Command {
  /** Of Node. */
  args: readonly string[];
  cwd?: string;
}

/** The time between two readings of `/proc`, in milliseconds. Short, so that short-lived child processes are counted. */
const POLL = 20;

/**
 * Runs a program with this Node and waits for its end. Memory and processor time come from `/proc`; without it they are `undefined`.
 *
 * @throws Error with the program's output if it fails; the reason of `signal` if it is aborted.
 */
export async function measureProcess(
  { args, cwd }: Command,
  signal: AbortSignal,
): Promise<ProcessRun> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    signal,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const tree = new ProcessTree(child.pid ?? 0);
  const timer = setInterval(() => tree.update(), POLL);
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
    return { wall, stdout, ...tree.totals() };
  } finally {
    clearInterval(timer);
  }
}
