import { messageOf } from '../build/faults/fault.ts';
import type { AuditedSite } from './audited-site.ts';
import { type Check, type Findings, NotRun } from './check.ts';
import type { Kit } from './kit.ts';

/** What became of a check. */
export interface Outcome extends Findings {
  name: string;
  title: string;
  passed: boolean;
}

/** Runs the checks one after the other: they would disturb each other's timing. */
export async function runChecks(
  checks: readonly Check[],
  site: AuditedSite,
  kit: Kit,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, title, look } of checks) {
    kit.say(name);
    const findings = await look(site, kit).catch(asFindings);
    const { shortfalls, notes } = withNotRun(findings, kit.isOffline);
    const passed = shortfalls.length === 0;
    const result = passed ? findings.result : count(shortfalls.length, 'shortfall');
    outcomes.push({ name, title, lookedAt: findings.lookedAt, result, passed, shortfalls, notes });
  }
  return outcomes;
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** One check that breaks does not keep the results of the others back. */
function asFindings(error: unknown): Findings {
  const none = { lookedAt: '–', result: 'not run' };
  if (error instanceof NotRun) return { ...none, shortfalls: [], notRun: [error] };
  return { ...none, shortfalls: [`The check broke: ${messageOf(error)}`] };
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
