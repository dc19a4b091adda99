import { renameSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { BuildFailure } from '../faults/fault.ts';
import { codeOf } from '../faults/system-fault.ts';

/**
 * Replaces the old site with the finished one. Both are complete folders on one file system, so two renames are enough:
 * the old one is moved aside, next to `site`, then the new one takes its place. Between the two there is no site. If
 * the process is killed there, the next build or start puts the old site back; see cleanUpKilledBuilds.
 *
 * @throws the file system's error, or BuildFailure, when `out` cannot be replaced; it is then unchanged.
 */
export function publish(site: string, out: string): void {
  const aside = asidePath(site);
  for (let tries = 0; tries < 100; tries++) {
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
  throw new BuildFailure([
    {
      what: `Cannot publish to ${basename(out)}`,
      why: 'Other builds keep replacing it.',
      fix: 'Wait until they have ended, then build again.',
    },
  ]);
}

/** Where the old site is between the two renames. */
export function asidePath(site: string): string {
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
