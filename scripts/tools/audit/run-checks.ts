import { messageOf } from '../../prerender/faults/fault.ts';
import { textTable } from '../../prerender/report/text-table.ts';
import { count } from '../count.ts';
import type { AuditedSite } from './audited-site.ts';
import { type Check, type CheckResult, NotRun } from './check.ts';

/** More lines of the same kind tell nothing new. */
const MOST_LINES = 20;

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

/** One table of all checks; below it, per check, the problems and what did not run. */
export function formatReport(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ check, wasSkipped, covered, result, problems }) => [
    `${wasSkipped ? '–' : problems.length === 0 ? '✓' : '✗'} ${check.name}`,
    covered,
    problems.length === 0 ? result : count(problems.length, 'problem'),
  ]);
  const sections = outcomes.flatMap(({ check, problems, missing = [] }) => [
    ...section(`${check.name}: ${check.title}`, problems, `  What to do: ${check.fix}`),
    ...section(
      `${check.name}: not run`,
      missing.map(({ message }) => message),
    ),
  ]);
  const table = textTable([['  check', 'what was checked', 'result'], ...rows], 3);
  return `${[table, ...sections].join('\n\n')}\n`;
}

function section(title: string, lines: readonly string[], end?: string): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - MOST_LINES;
  const more = rest > 0 ? [`… and ${rest} more`] : [];
  const items = [...lines.slice(0, MOST_LINES), ...more].map((line) => `  - ${line}`);
  return [[title, ...items, ...(end ? [end] : [])].join('\n')];
}
