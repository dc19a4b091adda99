import { readdirSync, readFileSync } from 'node:fs';

/** The unit of processor time in `/proc`, in milliseconds. */
const TICK = 10;

/** The unit of memory in `/proc`, in bytes. */
const MEMORY_PAGE = 4096;

/** The processor time and memory of a process and all its descendants, read from `/proc` with each `update`. */
export class ProcessTree {
  readonly #pid: number;
  /** Process id → its processor time at the last update before it ended. */
  readonly #processor = new Map<number, number>();
  #memory = 0;

  constructor(pid: number) {
    this.#pid = pid;
  }

  update(): void {
    let memory = 0;
    for (const pid of withChildren(this.#pid)) {
      const processor = processorOf(pid);
      if (processor !== undefined) this.#processor.set(pid, processor);
      memory += memoryOf(pid);
    }
    this.#memory = Math.max(this.#memory, memory);
  }

  /** Processor time, and peak memory. Undefined on systems without `/proc`. */
  totals(): { processor: number | undefined; memory: number | undefined } {
    if (this.#memory === 0) return { processor: undefined, memory: undefined };
    const processor = [...this.#processor.values()].reduce((sum, time) => sum + time, 0);
    return { processor, memory: this.#memory };
  }
}

/** A process and its descendants. `/proc` lists children under the thread that started them. */
function withChildren(pid: number): number[] {
  const children = threadsOf(pid).flatMap((thread) =>
    (read(`${thread}/children`) ?? '').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(withChildren)];
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`);
  } catch {
    // It has ended, or there is no /proc.
    return [];
  }
}

/** `utime` and `stime` of proc(5). The program's name, before them, may contain spaces and ends with a bracket. */
function processorOf(pid: number): number | undefined {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

function memoryOf(pid: number): number {
  const [, resident = '0'] = read(`/proc/${pid}/statm`)?.split(' ') ?? [];
  return Number(resident) * MEMORY_PAGE;
}

/** The content of a file; undefined if the process has ended. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
