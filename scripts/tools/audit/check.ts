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
