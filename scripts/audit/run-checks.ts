import { messageOf } from '../build/faults/fault.ts';
import type { AuditContext } from './audit-context.ts';
import type { AuditedSite } from './audited-site.ts';
import type { Check, Findings } from './check.ts';
import { NotRun } from './not-run.ts';

/** The result of a check. */
export interface Outcome extends Findings {
  name: string;
  title: string;
  /** What to do about the shortfalls; absent if the check did not run. */
  fix?: string;
  passed: boolean;
  /** Nothing was checked, because something optional is missing: neither passed nor failed. */
  wasSkipped?: boolean;
}

/** For a check that did not run. */
const NONE = { covered: '–', result: 'not run' };

/** Runs the checks one after the other; side by side they would disturb each other's times. */
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
    const fix = findings.result === NONE.result ? undefined : check.fix;
    const { covered } = findings;
    outcomes.push({ name, title, fix, covered, result, passed, wasSkipped, shortfalls, notes });
  }
  return outcomes;
}

async function runCheck(
  { run, needsRoot }: Check,
  site: AuditedSite,
  context: AuditContext,
): Promise<Findings> {
  if (needsRoot && site.base !== '/') {
    throw new NotRun(
      `the site was built for ${site.base}, and this check needs one built for /`,
      true,
    );
  }
  return run(site, context);
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** If one check breaks, the results of the others are still reported. */
function asFindings(error: unknown): Findings {
  if (error instanceof NotRun) return { ...NONE, shortfalls: [], notRun: [error] };
  return { ...NONE, shortfalls: [`The check itself failed: ${messageOf(error)}`] };
}

/** What did not run is a shortfall, unless it is optional or `--offline` was given. */
function withNotRun(findings: Findings, isOffline: boolean) {
  const { shortfalls, notes = [], notRun = [] } = findings;
  const mayMiss = ({ isOptional }: NotRun) => isOffline || isOptional;
  const line = ({ message }: NotRun) => `Not run: ${message}.`;
  return {
    shortfalls: [...shortfalls, ...notRun.filter((one) => !mayMiss(one)).map(line)],
    notes: [...notes, ...notRun.filter(mayMiss).map(line)],
  };
}
