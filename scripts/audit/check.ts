import type { AuditContext } from './audit-context.ts';
import type { AuditedSite } from './audited-site.ts';
import type { NotRun } from './not-run.ts';

/** One thing that the audit looks at. Each is a file in `checks/`. */
export interface Check {
  /** For `--only`, and the first column of the table. */
  name: string;
  /** What falls short when this check says so. */
  title: string;
  /** Whether it only makes sense of a site that was built for the root of a host. */
  needsRoot?: true;
  /** @throws NotRun when something that it needs is not there. */
  run: (site: AuditedSite, context: AuditContext) => Promise<Findings>;
  fault: PlantedFault;
}

export interface Findings {
  /** What was looked at: `5 pages, 8 states`. */
  covered: string;
  /** The result in a few words when nothing falls short. */
  result: string;
  /** One line for each thing that is not as it should be, with its place. */
  shortfalls: readonly string[];
  /** What a reader should know and nobody can change. */
  notes?: readonly string[];
  /** Parts of the check that could not be made. */
  notRun?: readonly NotRun[];
}

/** A fault that the check must find in a copy of the site: it proves that the check can fail. */
export interface PlantedFault {
  what: string;
  plant: (site: AuditedSite) => void;
  /** The line that must be among the shortfalls. */
  found: RegExp;
}
