import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../faults/system-fault.ts';
import { makeFolder } from '../files/write-file.ts';
import { asidePath } from './publish.ts';

/** The folder that a build writes to before it publishes: beside `out`, on the same file system, named after the process. */
export interface Staging {
  /** The new site. */
  siteFolder: string;
  /**
   * Removes the staging folder, and with it the old site if that was moved there. The next build removes what the system
   * does not let this one remove.
   */
  remove: () => void;
}

/**
 * The age at which a staging folder counts as abandoned, in milliseconds. Process ids are used again: after an hour, a
 * running process with the id in the folder's name is another one. A build that took longer would lose its folder.
 */
const MAX_AGE = 3_600_000;

/**
 * Creates a staging folder for this process and removes those that killed builds have left behind.
 *
 * @throws the file system's error if the folder around `out` cannot be written to.
 */
export function openStaging(out: string): Staging {
  const parent = dirname(out);
  makeFolder(parent);
  cleanUpKilledBuilds(out);
  const folder = join(parent, `${prefixOf(out)}${hostname()}-${process.pid}`);
  // Left over from an earlier process with the same id.
  clear(folder, out);
  const siteFolder = join(folder, 'site');
  try {
    makeFolder(siteFolder);
  } catch (error) {
    remove(folder);
    throw error;
  }
  return { siteFolder, remove: () => remove(folder) };
}

/**
 * Cleans up after killed builds: removes their staging folders and, if one was killed between its two renames so that
 * there is no site at `out`, puts the old site back; see publish.
 */
export function cleanUpKilledBuilds(out: string): void {
  const parent = dirname(out);
  const prefix = prefixOf(out);
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(parent, name);
    if (isAbandoned(folder, name.slice(prefix.length))) clear(folder, out);
  }
}

function prefixOf(out: string): string {
  return `.${basename(out)}.building-`;
}

/** @param owner host name and process id of its build. A process on another host or in a container cannot be looked up. */
function isAbandoned(folder: string, owner: string): boolean {
  const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (Date.now() - made > MAX_AGE) return true;
  // The name of a host may itself end in a number: `web-2`.
  const [, host, pid] = /^(.*)-(\d+)$/.exec(owner) ?? [];
  return host === hostname() && !isRunning(Number(pid));
}

/** Removes a staging folder. If the old site is in it and there is none at `out`, puts the old site back first. */
function clear(folder: string, out: string): void {
  const old = asidePath(join(folder, 'site'));
  try {
    if (existsSync(old) && !existsSync(out)) renameSync(old, out);
  } catch {
    // Another build has published its site in the meantime, so the old one is not needed.
  }
  remove(folder);
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another build is removing it at the same time, or the system refuses. A build should not fail because of either.
  }
}

/** Whether there is a process with this id on this machine. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is running, but belongs to somebody else.
    return codeOf(error) === 'EPERM';
  }
}
