import { readdirSync, readFileSync } from 'node:fs';

/** The unit of processor time in `/proc`, in milliseconds. */
const TICK = 10;

/** The unit of memory in `/proc`, in bytes. */
const MEMORY_PAGE = 4096;

/** What a process has taken so far. */
export interface ProcessUse {
  pid: number;
  /** In milliseconds. */
  processor: number;
  /** In bytes. */
  memory: number;
}

/** A process and all its descendants that are running. Empty on systems without `/proc`. */
export function readProcessTree(pid: number): ProcessUse[] {
  try {
    // The program's name, before the other fields, may contain spaces and ends with a bracket; see proc(5).
    const fields = read(pid, 'stat').replace(/.*\) /s, '').split(' ');
    const processor = (Number(fields[11]) + Number(fields[12])) * TICK;
    const memory = Number(read(pid, 'statm').split(' ')[1]) * MEMORY_PAGE;
    // Children are listed under the thread that started them.
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      read(pid, `task/${thread}/children`).split(' ').filter(Boolean).map(Number),
    );
    return [{ pid, processor, memory }, ...children.flatMap(readProcessTree)];
  } catch {
    // It has just ended, or there is no /proc.
    return [];
  }
}

const read = (pid: number, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8').trim();
