import type { Outcome } from './run-checks.ts';

/** More lines of the same kind tell nothing new. */
const MOST_LINES = 20;

/** One table of all checks; below it, per check, the shortfalls and the notes. */
export function formatReport(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ passed, wasSkipped, name, covered, result }) => [
    `${wasSkipped ? '–' : passed ? '✓' : '✗'} ${name}`,
    covered,
    result,
  ]);
  const sections = [
    table([['  check', 'what was checked', 'result'], ...rows]),
    ...outcomes.flatMap(({ name, title, fix, shortfalls }) =>
      section(`${name}: ${title}`, shortfalls, fix),
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
