import { messageOf } from '../../prerender/faults/fault.ts';
import type { AuditContext } from './audit-context.ts';
import type { AuditedSite } from './audited-site.ts';
import type { Check, CheckResult } from './check.ts';
import { NotRun } from './not-run.ts';

/** The result of a check, as it is reported. */
export interface Outcome extends CheckResult {
  name: string;
  title: string;
  /** What to do about the problems; absent if the check did not run. */
  fix?: string;
  /** Something optional is missing: the check has neither passed nor failed. */
  wasSkipped?: true;
}

/** Runs the checks one after the other; at the same time, they would distort each other's measurements. */
export async function runChecks(
  checks: readonly Check[],
  site: AuditedSite,
  context: AuditContext,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) {
    context.say(check.name);
    outcomes.push(await runCheck(check, site, context));
  }
  return outcomes;
}

async function runCheck(
  { name, title, fix, run }: Check,
  site: AuditedSite,
  context: AuditContext,
): Promise<Outcome> {
  const none = { name, title, covered: '–', result: 'not run' };
  try {
    return { name, title, fix, ...(await run(site, context)) };
  } catch (error) {
    if (error instanceof NotRun)
      return { ...none, problems: [], notes: [noteOf(error)], wasSkipped: true };
    // The results of the other checks are still reported.
    return { ...none, problems: [`The check itself failed: ${messageOf(error)}`] };
  }
}

/** For the report. */
export function noteOf({ message }: NotRun): string {
  return `Not run: ${message}.`;
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
