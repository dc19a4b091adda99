import { textTable } from '../../prerender/report/text-table.ts';
import { count } from '../count.ts';
import type { Outcome } from './run-checks.ts';

/** More lines of the same kind tell nothing new. */
const MOST_LINES = 20;

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
