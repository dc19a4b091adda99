/**
 * Text from a site, as inline code: there, GitHub formats nothing, links nothing and notifies nobody, whatever the text
 * is. Everything that a site may say is written like this, or fenced.
 */
export function code(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words === '') return '*none*';
  const mark = backquotes(1, [words]);
  const edge = /^`|`$/.test(words) ? ' ' : '';
  return mark + edge + words + edge + mark;
}

/** @param most how many names to write out; the rest is only counted. */
export function codes(texts: readonly string[], most = texts.length): string {
  const rest = texts.length - most;
  return `${texts.slice(0, most).map(code).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** Lines as a code block. */
export function fence(lines: readonly string[], language: string): string {
  const mark = backquotes(3, lines);
  return [`${mark}${language}`, ...lines, mark].join('\n');
}

/** More backquotes than there are in a row in any of the lines, so that they cannot end the code. */
function backquotes(least: number, lines: readonly string[]): string {
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? []);
  return '`'.repeat(runs.reduce((most, run) => Math.max(most, run.length + 1), least));
}

/** A section that is closed at first. */
export function details(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

/** A row of a table. Text from a site may be in it as code; a table needs its pipes escaped even there. */
export function row(cells: readonly (string | number)[]): string {
  return `| ${cells.map((cell) => `${cell}`.replace(/(\\*)\|/g, '$1$1\\|')).join(' | ')} |`;
}

/** @param rows as `row` writes them. */
export function table(head: readonly string[], rows: readonly string[]): string {
  return [row(head), row(head.map(() => '---')), ...rows].join('\n');
}
