/** The longest line that is printed, in characters. */
const LONGEST_LINE = 230;

/** The longest word in a line that has to be broken, and the longest excerpt of a line of code. */
const LONGEST_WORD = 120;

/** The most characters that are shown of one line, on several, and the most lines. */
const MOST_OF_A_LINE = 1_000;
const MOST_LINES = 30;

/** The lines of a text, none of them too long for a screen: a long one is broken between words, and a long word is cut. */
export function screenLines(text: string): string[] {
  const lines = text.split('\n').flatMap(breakLine);
  const surplus = lines.length - MOST_LINES;
  return surplus > 0 ? [...lines.slice(0, MOST_LINES), `… and ${surplus} more lines`] : lines;
}

function breakLine(line: string): string[] {
  if (line.length <= LONGEST_LINE) return [line];
  const lines = [''];
  const shown = line.length > MOST_OF_A_LINE ? `${line.slice(0, MOST_OF_A_LINE)}…` : line;
  for (const [, word = '', space = ''] of shown.matchAll(/(\S*)(\s*)/g)) {
    const short = excerpt(word) + space;
    const last = lines.at(-1) ?? '';
    if (last.length + short.length > LONGEST_LINE) lines.push(short);
    else lines[lines.length - 1] = last + short;
  }
  return lines.map((each) => each.trimEnd());
}

/** @param column the part around it is shown, from 0. */
export function excerpt(text: string, column = 0): string {
  if (text.length <= LONGEST_WORD) return text;
  const start = Math.max(0, Math.min(column - LONGEST_WORD / 2, text.length - LONGEST_WORD));
  const end = start + LONGEST_WORD;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
