import { messageOf } from '../../prerender/faults/fault.ts';
import type { AuditedSite } from './audited-site.ts';
import { type Check, type CheckResult, NotRun } from './check.ts';

/** The result of a check, as it is reported. */
export interface Outcome extends CheckResult {
  check: Check;
  /** It has neither passed nor failed. */
  wasSkipped?: true;
}

/** Runs the checks one after the other; at the same time, they would distort each other's measurements. */
export async function runChecks(checks: readonly Check[], site: AuditedSite): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) {
    console.error(`${check.name} …`);
    outcomes.push(await runCheck(check, site));
  }
  return outcomes;
}

async function runCheck(check: Check, site: AuditedSite): Promise<Outcome> {
  const none = { check, covered: '–', result: 'not run' };
  try {
    return { check, ...(await check.run(site)) };
  } catch (error) {
    if (error instanceof NotRun)
      return { ...none, problems: [], missing: [error], wasSkipped: true };
    // The results of the other checks are still reported.
    return { ...none, problems: [`The check itself failed: ${messageOf(error)}`] };
  }
}
