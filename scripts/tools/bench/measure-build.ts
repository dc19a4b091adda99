import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** What a build has taken, its child processes included. Without `/proc`, processor time and memory are 0. */
export interface Build {
  /** Wall-clock time, in milliseconds. */
  time: number;
  /** Of all cores together, in milliseconds. */
  processor: number;
  /** At its peak, in bytes. */
  memory: number;
}

/** The time between two readings of `/proc`, in milliseconds. Short, so that short-lived child processes are counted. */
const POLL = 20;

/** The units of `/proc`, in milliseconds and in bytes. */
const TICK = 10;
const MEMORY_PAGE = 4096;

/**
 * Builds a site with the command that is given as arguments of Node.
 *
 * @param cache the folder of the engine's cache, a new one for a cold build.
 * @throws Error with what the program has printed if it fails.
 */
export async function measureBuild(
  args: readonly string[],
  root: string,
  cache: string,
): Promise<Build> {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', POINTWORK_CACHE: cache };
  const start = performance.now();
  const running = promisify(execFile)(process.execPath, args, { cwd: root, env });
  /** Process → its processor time so far. */
  const processors = new Map<number, number>();
  let peak = 0;
  /** @returns the memory of a process and all its descendants that are running. */
  const read = (pid: number): number => {
    try {
      const [, stat = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
      const fields = stat.split(' ').map(Number);
      const [user = 0, system = 0, memory = 0] = [fields[11], fields[12], fields[21]];
      processors.set(pid, (user + system) * TICK);
      // Children are listed under the thread that started them.
      const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
        readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
      );
      return children.reduce((sum, child) => sum + read(Number(child)), memory * MEMORY_PAGE);
    } catch {
      // The process has just ended, or there is no /proc.
      return 0;
    }
  };
  const timer = setInterval(() => {
    peak = Math.max(peak, read(running.child.pid ?? 0));
  }, POLL);
  try {
    await running;
  } finally {
    clearInterval(timer);
  }
  const processor = [...processors.values()].reduce((sum, time) => sum + time, 0);
  return { time: performance.now() - start, processor, memory: peak };
}
