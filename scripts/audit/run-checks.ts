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
  isOffline: boolean,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, title, look } of checks) {
    console.error(`${name} …`);
    const findings = await look(site, kit).catch(asFindings);
    const { shortfalls, notes } = withNotRun(findings, isOffline);
    const passed = shortfalls.length === 0;
    const result = passed ? findings.result : count(shortfalls.length, 'shortfall');
    outcomes.push({ name, title, lookedAt: findings.lookedAt, result, passed, shortfalls, notes });
  }
  return outcomes;
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function asFindings(error: unknown): Findings {
  if (!(error instanceof NotRun)) throw error;
  return { lookedAt: '–', result: 'not run', shortfalls: [], notRun: [error] };
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
