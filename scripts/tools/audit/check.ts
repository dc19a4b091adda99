import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { messageOf } from '../../prerender/faults/fault.ts';
import { fetchPackages } from '../fetch-packages.ts';
import type { AuditedSite } from './audited-site.ts';

/** One check of the audit. Each is a file in `checks/`. */
export interface Check {
  /** For the command line, and above its results. */
  name: string;
  /** What to do about its problems, in a sentence. */
  fix: string;
  /** A browser, a host … Each is tried, whatever comes of the others. */
  parts: readonly CheckPart[];
}

export interface CheckPart {
  name: string;
  /**
   * Returns one line per problem, with its place.
   *
   * @throws NotRun when something it needs is not there.
   */
  run: (site: AuditedSite) => Promise<readonly string[]>;
}

/** A part of a check did not run, and so has neither passed nor failed; the message says why. */
export class NotRun extends Error {
  override readonly name = 'NotRun';
}

/** Runs a check and prints its results. @returns whether there is no problem. */
export async function runCheck(
  { name, fix, parts }: Check,
  site: AuditedSite,
  print: (line: string) => void,
): Promise<boolean> {
  let hasPassed = true;
  print(name);
  for (const part of parts) {
    try {
      const problems = await part.run(site);
      print(`  ${problems.length > 0 ? '✗' : '✓'} ${part.name}`);
      for (const problem of problems) print(`      ${problem}`);
      if (problems.length > 0) hasPassed = false;
    } catch (error) {
      if (!(error instanceof NotRun)) hasPassed = false;
      print(`  ${error instanceof NotRun ? '–' : '✗'} ${part.name}: ${messageOf(error)}`);
    }
  }
  if (!hasPassed) print(`  What to do: ${fix}`);
  return hasPassed;
}

/** The path of the first of these programs that is installed. @throws NotRun when there is none. */
export function findProgram(...names: readonly string[]): string {
  const { stdout } = spawnSync('which', names, { encoding: 'utf8' });
  const [path] = (stdout ?? '').split('\n');
  if (path) return path;
  throw new NotRun(`not installed: there is no ${names.join(' or ')} on the PATH`);
}

/** Where something in a package is that only the audit needs: `wrangler/bin/wrangler.js`. */
export function auditPackage(path: string): string {
  return join(fetchPackages(import.meta.dirname), path);
}
