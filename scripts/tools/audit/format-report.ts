import { textTable } from '../../prerender/report/text-table.ts';
import { count, type Outcome } from './run-checks.ts';

/** More lines of the same kind tell nothing new. */
const MOST_LINES = 20;

/** One table of all checks; below it, per check, the problems and the notes. */
export function formatReport(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ wasSkipped, name, covered, result, problems }) => [
    `${wasSkipped ? '–' : problems.length === 0 ? '✓' : '✗'} ${name}`,
    covered,
    problems.length === 0 ? result : count(problems.length, 'problem'),
  ]);
  const sections = [
    textTable([['  check', 'what was checked', 'result'], ...rows], 3),
    ...outcomes.flatMap(({ name, title, fix, problems }) =>
      section(`${name}: ${title}`, problems, fix),
    ),
    ...outcomes.flatMap(({ name, notes = [] }) => section(`${name}, for your information`, notes)),
  ];
  return `${sections.join('\n\n')}\n`;
}

function section(title: string, lines: readonly string[], fix?: string): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - MOST_LINES;
  const more = rest > 0 ? [`… and ${rest} more`] : [];
  const items = [...lines.slice(0, MOST_LINES), ...more].map((line) => `  - ${line}`);
  return [[title, ...items, ...(fix ? [`  What to do: ${fix}`] : [])].join('\n')];
}
