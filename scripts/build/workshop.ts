import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setAside } from './publish.ts';

/** Where a build works before it publishes: a folder beside `out`, on the same file system, named after the process. */
export interface Workshop {
  /** The site to be, complete when it is published. */
  site: string;
  /** Bundles for the render threads; never published. */
  server: string;
  /** Removes the workshop and all in it. */
  remove: () => void;
}

/**
 * Opens a workshop for this process and removes those that killed builds have left behind.
 *
 * @throws the file system's error when the folder beside `out` cannot be written.
 */
export function openWorkshop(out: string): Workshop {
  const parent = dirname(out);
  const prefix = `.${basename(out)}.building-`;
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) continue;
    const old = setAside(join(parent, name, 'site'));
    if (!existsSync(out) && existsSync(old)) renameSync(old, out);
    rmSync(join(parent, name), { recursive: true, force: true });
  }
  const folder = join(parent, `${prefix}${process.pid}`);
  // A leftover of an earlier process with our id.
  rmSync(folder, { recursive: true, force: true });
  const workshop = { site: join(folder, 'site'), server: join(folder, 'server') };
  mkdirSync(workshop.site, { recursive: true });
  mkdirSync(workshop.server);
  return { ...workshop, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
