/** Bytes in kilobytes of 1,000, as networks count. */
export function kilobytes(bytes: number, decimals = 1): string {
  return `${(bytes / 1000).toFixed(decimals)} kB`;
}

/**
 * Formats rows as a table in plain text.
 *
 * @param left how many columns are aligned to the left; the others, which have figures, are aligned to the right.
 */
export function textTable(rows: readonly (readonly string[])[], left = 1): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const align = (cell: string, column: number) =>
    column < left ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(align).join('   ').trimEnd()).join('\n');
}
