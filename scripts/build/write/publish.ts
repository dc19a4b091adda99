import { readdirSync, renameSync, rmSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Puts the finished site in the place of the old one. Both are complete folders on one file system, so two renames do:
 * the old one moves aside, beside `site`, and the new one takes its place. For that moment there is none; whoever is
 * killed in it leaves the old one where the next build or start finds it, see putBack.
 *
 * @throws the file system's error when `out` cannot be replaced; it is what it was then.
 */
export function publish(site: string, out: string): void {
  for (let tries = 1; !isPublished(site, out); tries++) {
    if (tries === 100) throw new Error(`other builds keep replacing ${basename(out)}`);
  }
}

function isPublished(site: string, out: string): boolean {
  const old = readIfFolder(out);
  if (!old || old.length === 0) return isMoved(site, out);
  const aside = setAside(site);
  const isAside = isMovedAside(out, aside);
  try {
    return isMoved(site, out);
  } catch (error) {
    if (isAside) renameSync(aside, out);
    throw error;
  }
}

/** Where the old site waits for the moment in between. */
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
