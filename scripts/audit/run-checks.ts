import { messageOf } from '../build/faults/fault.ts';
import type { AuditContext } from './audit-context.ts';
import type { AuditedSite } from './audited-site.ts';
import type { Check, Findings } from './check.ts';
import { NotRun } from './not-run.ts';

/** What became of a check. */
export interface Outcome extends Findings {
  name: string;
  title: string;
  passed: boolean;
  /** Nothing was looked at, which the machine may do without: neither passed nor failed. */
  wasSkipped?: boolean;
}

/** Of a check that could not be made. */
export const NONE = { covered: '–', result: 'not run' };

/** Runs the checks one after the other: they would disturb each other's timing. */
export async function runChecks(
  checks: readonly Check[],
  site: AuditedSite,
  context: AuditContext,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) {
    const { name, title } = check;
    context.say(name);
    const findings = await runCheck(check, site, context).catch(asFindings);
    const { shortfalls, notes } = withNotRun(findings, context.isOffline);
    const passed = shortfalls.length === 0;
    const wasSkipped = passed && findings.result === NONE.result;
    const result = passed ? findings.result : count(shortfalls.length, 'shortfall');
    const { covered } = findings;
    outcomes.push({ name, title, covered, result, passed, wasSkipped, shortfalls, notes });
  }
  return outcomes;
}

async function runCheck(
  { run, needsRoot }: Check,
  site: AuditedSite,
  context: AuditContext,
): Promise<Findings> {
  if (needsRoot && site.base !== '/') {
    throw new NotRun(`the site was built for ${site.base}, and this looks at one for /`, true);
  }
  return run(site, context);
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** One check that breaks does not keep the results of the others back. */
function asFindings(error: unknown): Findings {
  if (error instanceof NotRun) return { ...NONE, shortfalls: [], notRun: [error] };
  return { ...NONE, shortfalls: [`The check broke: ${messageOf(error)}`] };
}

/** What could not be looked at falls short, unless the machine may do without, or `--offline` says so. */
function withNotRun(findings: Findings, isOffline: boolean) {
  const { shortfalls, notes = [], notRun = [] } = findings;
  const mayMiss = ({ isOptional }: NotRun) => isOffline || isOptional;
  const line = ({ message }: NotRun) => `Not run: ${message}.`;
  return {
    shortfalls: [...shortfalls, ...notRun.filter((one) => !mayMiss(one)).map(line)],
    notes: [...notes, ...notRun.filter(mayMiss).map(line)],
  };
}
