import { diffArrays } from 'diff';
import type { ChangedPage, PageChange } from './compare-sites.ts';
import { cell, table } from './markdown.ts';

/** Text that has changed, or is new, or is gone. */
interface WordChange {
  pages: readonly string[];
  before: string;
  after: string;
}

/** The entries of a page's head that people read, in search results too. */
export const HEAD = ['title', 'meta description'];

/** A comment on a pull request is limited; further rows are only counted. */
const MOST_ROWS = 100;

/**
 * The text that changed, old and new, for whoever approves the copy; empty if none did. The same change on several
 * pages, such as in the footer, is one row. The text of new pages is shown with the page.
 */
export function wordTable(pages: readonly PageChange[]): string {
  const changes = wordChanges(pages.filter((page) => page.change === 'changed'));
  if (changes.length === 0) return '';
  const rows = changes
    .slice(0, MOST_ROWS)
    .map(({ pages: on, before, after }) => [on.join(', '), cell(before), cell(after)]);
  const rest = changes.length - rows.length;
  return [
    '### Words that changed',
    table(['page', 'old', 'new'], rows),
    ...(rest > 0 ? [`… and ${rest} more.`] : []),
  ].join('\n\n');
}

function wordChanges(pages: readonly ChangedPage[]): WordChange[] {
  const changes = new Map<string, { pages: string[]; before: string; after: string }>();
  for (const page of pages) {
    for (const { before, after } of [...headWords(page), ...bodyWords(page)]) {
      const key = JSON.stringify([before, after]);
      const known = changes.get(key);
      if (known) known.pages.push(page.path);
      else changes.set(key, { pages: [page.path], before, after });
    }
  }
  return [...changes.values()];
}

function headWords({ head }: ChangedPage) {
  return head.filter(({ name }) => HEAD.includes(name));
}

/** Pairs removed lines with the lines added in their place. */
function bodyWords({ before, after }: ChangedPage) {
  const parts = diffArrays([...before.words], [...after.words]);
  return parts.flatMap((part, index) => {
    const next = parts[index + 1];
    const previous = parts[index - 1];
    if (part.removed) return pair(part.value, next?.added ? next.value : []);
    return part.added && !previous?.removed ? pair([], part.value) : [];
  });
}

function pair(before: readonly string[], after: readonly string[]) {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => ({
    before: before[index] ?? '',
    after: after[index] ?? '',
  }));
}
