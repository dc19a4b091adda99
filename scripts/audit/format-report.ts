import type { Outcome } from './run-checks.ts';

/** More of the same tells nothing new. */
const MOST_LINES = 20;

/** One table of all checks; below it what falls short, and what is worth knowing, by check. */
export function formatReport(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ passed, wasSkipped, name, covered, result }) => [
    `${wasSkipped ? '–' : passed ? '✓' : '✗'} ${name}`,
    covered,
    result,
  ]);
  const parts = [
    table([['  check', 'what was looked at', 'result'], ...rows]),
    ...outcomes.flatMap(({ name, title, shortfalls }) => section(`${name}: ${title}`, shortfalls)),
    ...outcomes.flatMap(({ name, notes = [] }) => section(`${name}, for your information`, notes)),
  ];
  return `${parts.join('\n\n')}\n`;
}

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - MOST_LINES;
  const more = rest > 0 ? [`… and ${rest} more`] : [];
  return [
    [title, ...[...lines.slice(0, MOST_LINES), ...more].map((line) => `  - ${line}`)].join('\n'),
  ];
}

function table(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('───');
  return [line(head), rule, ...rows.slice(1).map(line)].join('\n');
}
