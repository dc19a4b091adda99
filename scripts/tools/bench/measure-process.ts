import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** The time and memory that one run of a program has taken. */
export interface ProcessRun {
  /** Wall-clock time, in milliseconds. */
  wall: number;
  /** Peak memory of the process and its children together, in bytes; 0 on systems without `/proc`. */
  memory: number;
}

/** The time between two readings of `/proc`, in milliseconds. Short, so that short-lived child processes are counted. */
const POLL = 20;

/** The unit of memory in `/proc`, in bytes. */
const MEMORY_PAGE = 4096;

/**
 * Runs this Node with some arguments and waits for it to end.
 *
 * @throws Error with what the program has printed if it fails, or if `signal` is aborted.
 */
export async function measureProcess(
  args: readonly string[],
  signal: AbortSignal,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<ProcessRun> {
  const began = performance.now();
  const running = promisify(execFile)(process.execPath, args, { cwd, env, signal });
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOf(running.child.pid ?? 0));
  }, POLL);
  try {
    await running;
    return { wall: performance.now() - began, memory };
  } finally {
    clearInterval(timer);
  }
}

/** The memory of a process and all its descendants that are running, in bytes. */
function memoryOf(pid: number): number {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8').trim();
  try {
    const own = Number(read('statm').split(' ')[1]) * MEMORY_PAGE;
    // Children are listed under the thread that started them.
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      read(`task/${thread}/children`).split(' ').filter(Boolean).map(Number),
    );
    return children.reduce((sum, child) => sum + memoryOf(child), own);
  } catch {
    // It has just ended, or there is no /proc.
    return 0;
  }
}
