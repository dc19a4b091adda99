import { renameSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { BuildFailure } from '../faults/fault.ts';
import { codeOf } from '../faults/system-fault.ts';

/**
 * Replaces the old site with the finished one. Both are complete folders on one file system, so two renames are enough:
 * the old one is moved aside, next to `site`, then the new one takes its place. Between the two there is no site. If
 * the process is killed there, the next build or start puts the old site back; see restoreOldSite.
 *
 * @throws the file system's error, or BuildFailure, when `out` cannot be replaced; it is then unchanged.
 */
export function publish(site: string, out: string): void {
  for (let tries = 1; !tryPublish(site, out); tries++) {
    if (tries < 100) continue;
    throw new BuildFailure([
      {
        what: `Cannot publish to ${basename(out)}`,
        why: 'Other builds keep replacing it.',
        fix: 'Wait until they have ended, then build again.',
      },
    ]);
  }
}

/** False if another build has published between the two renames. */
function tryPublish(site: string, out: string): boolean {
  const aside = asidePath(site);
  const isAside = tryMoveAside(out, aside);
  try {
    return tryMove(site, out);
  } catch (error) {
    if (isAside) renameSync(aside, out);
    throw error;
  }
}

/** Where the old site is between the two renames. */
export function asidePath(site: string): string {
  return `${site}-old`;
}

/** False if there is none, perhaps because another build has just moved it. */
function tryMoveAside(out: string, aside: string): boolean {
  rmSync(aside, { recursive: true, force: true });
  try {
    renameSync(out, aside);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** False if another build has just published. */
function tryMove(site: string, out: string): boolean {
  try {
    renameSync(site, out);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) return false;
    throw error;
  }
}
