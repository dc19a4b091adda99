import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../faults/system-fault.ts';
import { makeFolder } from '../files/write-file.ts';

/**
 * The age at which a staging folder counts as abandoned, in milliseconds. Process ids are used again: after an hour, a
 * running process with the id in the folder's name is another one. A build that took longer would lose its folder.
 */
const MAX_AGE = 3_600_000;

/**
 * Creates the folder that this process writes to before it publishes: beside `out`, on the same file system, named after
 * the process.
 *
 * @returns the folder for the new site, and a function that removes the staging folder, and with it the old site if that
 *   was moved there. The next build removes what the system does not let this one remove.
 * @throws the file system's error if the folder around `out` cannot be written to.
 */
export function openStaging(out: string): { folder: string; remove: () => void } {
  const parent = dirname(out);
  makeFolder(parent);
  const staging = join(parent, `${prefixOf(out)}${hostname()}-${process.pid}`);
  const folder = join(staging, 'site');
  makeFolder(folder);
  return { folder, remove: () => remove(staging) };
}

/**
 * Replaces the old site with the finished one. Both are complete folders on one file system, so two renames are enough:
 * the old one is moved aside, next to `site`, then the new one takes its place. Between the two there is no site. If
 * the process is killed there, the next build puts the old site back; see cleanUpKilledBuilds.
 *
 * @throws the file system's error when `out` cannot be replaced; it is then unchanged.
 */
export function publish(site: string, out: string): void {
  const aside = asidePath(site);
  for (;;) {
    rmSync(aside, { recursive: true, force: true });
    // There may be none, perhaps because another build has just moved it.
    const isAside = tryMove(out, aside, ['ENOENT']);
    try {
      if (tryMove(site, out, ['ENOTEMPTY', 'EEXIST'])) return;
    } catch (error) {
      if (isAside) renameSync(aside, out);
      throw error;
    }
    // Another build has published between the two renames.
  }
}

/** Where the old site is between the two renames. */
function asidePath(site: string): string {
  return `${site}-old`;
}

/** @returns false for an error with one of these codes. */
function tryMove(from: string, to: string, codes: readonly string[]): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (codes.includes(codeOf(error))) return false;
    throw error;
  }
}

/**
 * Cleans up after killed builds: removes their staging folders and, if one was killed between its two renames so that
 * there is no site at `out`, puts the old site back.
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
  const modified = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (Date.now() - modified > MAX_AGE) return true;
  // The name of a host may itself end in a number: `web-2`.
  const [, host, id] = /^(.*)-(\d+)$/.exec(owner) ?? [];
  const pid = Number(id);
  // This process has made no folder yet: one with its id is that of an earlier process.
  return host === hostname() && (pid === process.pid || !isRunning(pid));
}

/** Removes a staging folder. If the old site is in it and there is none at `out`, puts the old site back first. */
function clear(folder: string, out: string): void {
  try {
    renameSync(asidePath(join(folder, 'site')), out);
  } catch {
    // The old site is not in it, or not needed: a folder with a site in it cannot be replaced by a rename.
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
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is running, but belongs to somebody else.
    return codeOf(error) === 'EPERM';
  }
}
