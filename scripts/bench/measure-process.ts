import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { ProcessTree } from './process-tree.ts';

/** What one run of a program has cost, from its start to its end. */
export interface ProcessRun {
  /** Milliseconds. */
  wall: number;
  /** Processor time of the process, its threads and its children, in milliseconds. */
  processor: number | undefined;
  /** The most memory that the process and its children have held at one moment, in bytes. */
  memory: number | undefined;
  stdout: string;
}

export interface Command {
  args: readonly string[];
  cwd?: string;
  /** The program; this Node by default. */
  program?: string;
}

/** How often the system is asked, in milliseconds: often enough to miss little of a short run. */
const POLL = 20;

/**
 * Runs a program to its end. Memory and processor time come from `/proc`; they are `undefined` elsewhere.
 *
 * @throws an Error with what it printed when it fails or is ended by `signal`.
 */
export async function measureProcess(
  { args, cwd, program = process.execPath }: Command,
  signal: AbortSignal,
): Promise<ProcessRun> {
  const began = performance.now();
  const child = spawn(program, args, {
    cwd,
    signal,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const tree = new ProcessTree(child.pid ?? 0);
  const timer = setInterval(() => tree.update(), POLL);
  const ended = new Promise<{ code: number | null; wall: number }>((resolve, reject) => {
    child.once('exit', (code) => resolve({ code, wall: performance.now() - began }));
    // Told to stop, it still has to end: what it writes to is about to be removed.
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
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${stderr}${stdout}`);
    return { wall, stdout, ...tree.totals() };
  } finally {
    clearInterval(timer);
  }
}
