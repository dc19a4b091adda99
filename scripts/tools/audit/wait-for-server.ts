import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** How long a server may take to start, in milliseconds. */
const TIMEOUT = 10_000;

/** Waits until the server of a process answers. @returns false if the process ends first, or never answers. */
export async function waitForServer(url: string, child: ChildProcess): Promise<boolean> {
  const end = performance.now() + TIMEOUT;
  while (child.exitCode === null && performance.now() < end) {
    if (await fetch(url).catch(() => undefined)) return true;
    await delay(50);
  }
  return false;
}
