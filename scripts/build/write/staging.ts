import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../write-file.ts';
import { asidePath } from './publish.ts';

/** Where a build works until it publishes: a folder beside `out`, on the same file system, named after the process. */
export interface Staging {
  /** The new site, complete when it is published. */
  site: string;
  /** Bundles for the render threads; never published. */
  server: string;
  /**
   * Removes the staging folder and all in it, as far as the system lets us: the next build removes the rest.
   *
   * @param isLarge leaves that to a process of its own, which nobody waits for.
   */
  remove: (isLarge?: boolean) => void;
}

/**
 * In milliseconds. No build takes this long, so anything older is left over, even if its process id is in use again.
 */
const MAX_AGE = 3_600_000;

/**
 * Creates a staging folder for this process and removes those that killed builds have left behind.
 *
 * @throws the file system's error when the folder beside `out` cannot be written.
 */
export function openStaging(out: string): Staging {
  const parent = dirname(out);
  makeFolder(parent);
  putBack(out);
  const folder = join(parent, `${prefixOf(out)}${hostname()}-${process.pid}`);
  // Left over from an earlier process with the same id.
  clear(folder, out);
  const staging = { site: join(folder, 'site'), server: join(folder, 'server') };
  try {
    mkdirSync(staging.site, { recursive: true });
    mkdirSync(staging.server);
  } catch (error) {
    remove(folder);
    throw error;
  }
  return {
    ...staging,
    remove: (isLarge = false) => (isLarge ? removeLater(folder) : remove(folder)),
  };
}

/**
 * Removes what killed builds have left beside `out`. If there is no published site, one that was moved aside is put
 * back; see publish.
 */
export function putBack(out: string): void {
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

/** @param maker host and process id. The id says nothing about processes on other hosts and in containers. */
function isAbandoned(folder: string, maker: string): boolean {
  const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (Date.now() - made > MAX_AGE) return true;
  const own = `${hostname()}-`;
  return maker.startsWith(own) && !isRunning(Number(maker.slice(own.length)));
}

/** Removes a staging folder, after putting back a published site that was moved aside in it; see publish. */
function clear(folder: string, out: string): void {
  const old = asidePath(join(folder, 'site'));
  try {
    if (existsSync(old) && !existsSync(out)) renameSync(old, out);
  } catch {
    // Another build was faster, so this copy is not needed.
  }
  remove(folder);
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another build is removing it, too, or the system refuses; neither should fail a build.
  }
}

function removeLater(folder: string): void {
  // Half of a site must not be put back.
  const old = asidePath(join(folder, 'site'));
  if (existsSync(old)) renameSync(old, join(folder, 'removed'));
  const script = 'fs.rmSync(process.argv[1], { recursive: true, force: true })';
  spawn(process.execPath, ['-e', script, folder], { detached: true, stdio: 'ignore' }).unref();
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is running, but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
