import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '../prerender/write/staging.ts';

/** The name of a machine, since a container may share the folder for temporary files but no processes; a process id. */
const NAME = /^pointwork-dev-(.*)-(\d+)-\w{6}$/;

/** Makes a folder for this process. It removes those of processes that were killed before they could do so. */
export function makeTemporaryFolder(): string {
  for (const name of readdirSync(tmpdir())) {
    const [, machine, process] = NAME.exec(name) ?? [];
    if (machine !== hostname() || isRunning(Number(process))) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // It belongs to another user, who will remove it.
    }
  }
  return mkdtempSync(join(tmpdir(), `pointwork-dev-${hostname()}-${process.pid}-`));
}
