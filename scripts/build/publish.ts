import { readdirSync, renameSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { exchangeFolders } from './exchange-folders.ts';

/**
 * Puts the finished site in the place of the old one. Both are complete folders on one file system, and
 * they change places in one step: whoever reads, and whenever we are killed, finds the old or the new site.
 * The old one ends up beside `site`, for the workshop to remove.
 *
 * Where the system has no such step, the old site moves aside first, for the instant until the new one is there.
 *
 * @param exchange swaps two folders; false where it cannot be done.
 * @throws the file system's error when `out` cannot be replaced; it is what it was then.
 */
export function publish(site: string, out: string, exchange = exchangeFolders): void {
  for (let tries = 1; !isPublished(site, out, exchange); tries++) {
    if (tries === 100) throw new Error(`other builds keep replacing ${basename(out)}`);
  }
}

function isPublished(site: string, out: string, exchange: typeof exchangeFolders): boolean {
  const old = readIfFolder(out);
  if (!old || old.length === 0) return isMoved(site, out);
  if (exchange(site, out)) return true;
  const aside = setAside(site);
  const isAside = isMovedAside(out, aside);
  try {
    return isMoved(site, out);
  } catch (error) {
    if (isAside) renameSync(aside, out);
    throw error;
  }
}

/** Where the old site waits on systems without an exchange; the next build finds it there if we are killed. */
export function setAside(site: string): string {
  return `${site}-old`;
}

/** False when another build has moved it in the meantime. */
function isMovedAside(out: string, aside: string): boolean {
  rmSync(aside, { recursive: true, force: true });
  try {
    renameSync(out, aside);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** False when another build has published in the meantime. */
function isMoved(site: string, out: string): boolean {
  try {
    renameSync(site, out);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) return false;
    throw error;
  }
}

function readIfFolder(folder: string): string[] | undefined {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
