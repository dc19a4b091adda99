import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in ticks of 10 ms. */
const TICK = 10;

/** Linux counts memory in pages of this many bytes. */
const MEMORY_PAGE = 4096;

/** What `/proc` tells of a process, its children and theirs, as often as it is asked. */
export class ProcessTree {
  readonly #pid: number;
  /** Process → the processor time at which it was last seen. */
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

  /** Undefined where there is no `/proc`. */
  totals(): { processor: number | undefined; memory: number | undefined } {
    if (this.#memory === 0) return { processor: undefined, memory: undefined };
    const processor = [...this.#processor.values()].reduce((sum, time) => sum + time, 0);
    return { processor, memory: this.#memory };
  }
}

/** Any thread may have started a child. */
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

/** `utime` and `stime` of proc(5); the name before them is in brackets and may hold spaces. */
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

/** Undefined for a process that has ended. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
