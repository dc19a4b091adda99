import { createTwoFilesPatch } from 'diff';
import { formatHtml } from '../snapshot/format-html.ts';
import { maskHashes } from '../snapshot/mask-hashes.ts';

/** Nobody reads a file with a longer line line by line: it is a script, a stylesheet, a payload. */
const MAX_LINE = 2_000;

/**
 * The lines of a file that differ, as a patch, without hashes. HTML is formatted as in a snapshot.
 *
 * @returns an empty text for a file that has no lines to read, or none that differ.
 */
export function lineDiff(name: string, before?: Buffer, after?: Buffer): string {
  const [oldText, newText] = [before, after].map((content) => linesOf(name, content));
  if (oldText === undefined || newText === undefined || oldText === newText) return '';
  const context = { context: 2 };
  return createTwoFilesPatch(`before/${name}`, `after/${name}`, oldText, newText, '', '', context);
}

function linesOf(name: string, content?: Buffer): string | undefined {
  if (!content) return '';
  // No text has this byte.
  if (content.includes(0)) return undefined;
  const text = maskHashes(content.toString());
  if (name.endsWith('.html')) return formatHtml(text);
  return text.split('\n').some((line) => line.length > MAX_LINE) ? undefined : text;
}
