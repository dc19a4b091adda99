import type { AuditContext } from './audit-context.ts';
import type { AuditedSite } from './audited-site.ts';

/** One check of the audit. Each is a file in `checks/`. */
export interface Check {
  /** For the command line, and the first column of the table. */
  name: string;
  /** The heading above its problems. */
  title: string;
  /** What to do about them, in a sentence. */
  fix: string;
  /** @throws NotRun when something it needs is missing. */
  run: (site: AuditedSite, context: AuditContext) => Promise<CheckResult>;
}

export interface CheckResult {
  /** What was checked: `5 pages, 8 states`. */
  covered: string;
  /** The result in a few words when there is no problem. */
  result: string;
  /** One line per problem, with its place. */
  problems: readonly string[];
  /** What a reader should know but cannot change. */
  notes?: readonly string[];
}
