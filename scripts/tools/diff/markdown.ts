/** A comment on a pull request is limited (65,536 characters on GitHub), and so is each block of lines. */
const MAX_LINES = 120;

/** `1 page`, `2,000 pages`. */
export function count(number: number, what: string): string {
  return `${number.toLocaleString('en-GB')} ${what}${number === 1 ? '' : 's'}`;
}

/** `1 pixel differs`, `2 pixels differ`. */
export function countDiffering(number: number, what: string): string {
  return `${count(number, what)} ${number === 1 ? 'differs' : 'differ'}`;
}

/** Text as inline code. */
export function code(text: string): string {
  return text === '' ? '*none*' : `\`${text.replaceAll('`', "'").replace(/\s+/g, ' ')}\``;
}

/** @param most how many names to write out; the rest is only counted. */
export function codes(texts: readonly string[], most = texts.length): string {
  const rest = texts.length - most;
  return `${texts.slice(0, most).map(code).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** Lines as a code block, cut to what a comment can hold. */
export function fence(lines: readonly string[], language: string): string {
  const shown = lines.slice(0, MAX_LINES);
  const rest = lines.length - shown.length;
  // Longer than any run of backquotes in the page's own text.
  const runs = shown.flatMap((line) => line.match(/`+/g) ?? []);
  const mark = '`'.repeat(1 + Math.max(2, ...runs.map((run) => run.length)));
  return [
    `${mark}${language}`,
    ...shown,
    mark,
    ...(rest > 0 ? [`\n… and ${count(rest, 'more line')}.`] : []),
  ].join('\n');
}

/** A section that is closed at first. */
export function details(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

/** Text as the cell of a table. */
export function cell(text: string): string {
  if (text === '') return '*none*';
  return text.replace(/[\\`*_|<>[\]]/g, '\\$&').replace(/\s+/g, ' ');
}

export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
