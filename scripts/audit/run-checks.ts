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
    const findings = await look(site, kit).catch((error: unknown) => notRun(error, isOffline));
    const { length } = findings.shortfalls;
    const result = length === 0 ? findings.result : count(length, 'shortfall');
    outcomes.push({ ...findings, name, title, passed: length === 0, result });
  }
  return outcomes;
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Without network it is nobody's fault when `--offline` says so. */
function notRun(error: unknown, isOffline: boolean): Findings {
  if (!(error instanceof NotRun)) throw error;
  const line = `Not run: ${error.message}.`;
  const none = { lookedAt: '–', result: 'not run' };
  return isOffline ? { ...none, shortfalls: [], notes: [line] } : { ...none, shortfalls: [line] };
}
