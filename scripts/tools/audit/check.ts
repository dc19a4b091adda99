import { spawnSync } from 'node:child_process';
import type { AuditedSite } from './audited-site.ts';

/** One check of the audit. Each is a file in `checks/`. */
export interface Check {
  /** For the command line, and the first column of the table. */
  name: string;
  /** The heading above its problems. */
  title: string;
  /** What to do about them, in a sentence. */
  fix: string;
  /** @throws NotRun when something it needs is not installed. */
  run: (site: AuditedSite) => Promise<CheckResult>;
}

export interface CheckResult {
  /** What was checked: `5 pages`. */
  covered: string;
  /** The result in a few words when there is no problem. */
  result: string;
  /** One line per problem, with its place. */
  problems: readonly string[];
  /** What did not run, because it is not installed. */
  missing?: readonly NotRun[];
}

/** A check, or a part of one, did not run, because a program is not installed; the message says which. */
export class NotRun extends Error {
  override readonly name = 'NotRun';
}

/** The path of the first of these programs that is installed. @throws NotRun when there is none. */
export function findProgram(title: string, ...names: readonly string[]): string {
  const { stdout } = spawnSync('which', names, { encoding: 'utf8' });
  const [path] = (stdout ?? '').split('\n');
  if (path) return path;
  throw new NotRun(`${title} is not installed: there is no ${names.join(' or ')} on the PATH`);
}
