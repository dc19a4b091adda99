import { messageOf } from '../build/faults/fault.ts';
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
    const checked = await runCheck(check, site, context).catch(asResult);
    const { problems, notes } = withNotRun(checked, context.isOffline);
    const passed = problems.length === 0;
    const wasSkipped = passed && checked.result === NONE.result;
    const result = passed ? checked.result : count(problems.length, 'problem');
    const fix = checked.result === NONE.result ? undefined : check.fix;
    const { covered } = checked;
    outcomes.push({ name, title, fix, covered, result, passed, wasSkipped, problems, notes });
  }
  return outcomes;
}

async function runCheck(
  { run, needsRoot }: Check,
  site: AuditedSite,
  context: AuditContext,
): Promise<CheckResult> {
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
function asResult(error: unknown): CheckResult {
  if (error instanceof NotRun) return { ...NONE, problems: [], notRun: [error] };
  return { ...NONE, problems: [`The check itself failed: ${messageOf(error)}`] };
}

/** What did not run is a problem, unless it is optional or `--offline` was given. */
function withNotRun(checked: CheckResult, isOffline: boolean) {
  const { problems, notes = [], notRun = [] } = checked;
  const mayMiss = ({ isOptional }: NotRun) => isOffline || isOptional;
  const line = ({ message }: NotRun) => `Not run: ${message}.`;
  return {
    problems: [...problems, ...notRun.filter((one) => !mayMiss(one)).map(line)],
    notes: [...notes, ...notRun.filter(mayMiss).map(line)],
  };
}
