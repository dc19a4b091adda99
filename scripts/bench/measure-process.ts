import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** What one run of a program has cost, from its start to its end. */
export interface ProcessRun {
  /** Milliseconds. */
  wall: number;
  /** Processor time of the process, its threads and its children, in milliseconds. */
  processor: number | undefined;
  /** The most memory that the process itself has held, in bytes. */
  memory: number | undefined;
  /** The same for the largest of its children: of a build, esbuild. */
  childMemory: number | undefined;
  stdout: string;
}

export interface Command {
  args: readonly string[];
  cwd?: string;
  /** The program; this Node by default. */
  program?: string;
}

/** How often the system is asked, in milliseconds: often enough to miss little of a short run. */
const POLL = 15;

/** Linux counts processor time in ticks of 10 ms. */
const TICK = 10;

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
    // Cold: as on a machine that has never built the site.
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const usage = new Usage(child.pid ?? 0);
  const timer = setInterval(() => usage.update(), POLL);
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
    return { wall, stdout, ...usage.totals() };
  } finally {
    clearInterval(timer);
  }
}

/** What `/proc` tells of a process and of the children it has at the moment. */
class Usage {
  readonly #pid: number;
  /** Process → the largest figures that were seen. */
  readonly #seen = new Map<number, { processor: number; memory: number }>();

  constructor(pid: number) {
    this.#pid = pid;
  }

  update(): void {
    for (const pid of [this.#pid, ...childrenOf(this.#pid)]) {
      try {
        const memory = Math.max(memoryOf(pid), this.#seen.get(pid)?.memory ?? 0);
        this.#seen.set(pid, { processor: processorOf(pid), memory });
      } catch {
        // It has ended, or there is no /proc.
      }
    }
  }

  totals(): Pick<ProcessRun, 'processor' | 'memory' | 'childMemory'> {
    const own = this.#seen.get(this.#pid);
    const children = [...this.#seen].filter(([pid]) => pid !== this.#pid);
    return {
      processor: own && [...this.#seen.values()].reduce((sum, run) => sum + run.processor, 0),
      memory: own?.memory,
      childMemory: own && Math.max(0, ...children.map(([, run]) => run.memory)),
    };
  }
}

function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return text === '' ? [] : text.split(' ').map(Number);
  } catch {
    return [];
  }
}

/** `utime` and `stime` of proc(5); the name before them is in brackets and may hold spaces. */
function processorOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  // A process that has just ended has none.
  return Number(kilobytes ?? 0) * 1024;
}
