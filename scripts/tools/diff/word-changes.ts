import { diffArrays } from 'diff';
import type { PageChange } from './compare-sites.ts';
import { cell, table } from './markdown.ts';

/** The entries of a page's head that people read, in search results too. */
export const HEAD = ['title', 'meta description'];

/** A comment on a pull request is limited; further rows are only counted. */
const MOST_ROWS = 100;

/**
 * The text that changed, old and new, for whoever approves the copy; empty if none did. The same change on several
 * pages, such as in the footer, is one row. The text of new pages is shown with the page.
 */
export function wordTable(pages: readonly PageChange[]): string {
  const changes = pages
    .filter(({ change }) => change === 'changed')
    .flatMap(({ path, head, before, after }) =>
      [
        ...head.filter(({ name }) => HEAD.includes(name)),
        ...pairWords(before?.whole.words ?? [], after?.whole.words ?? []),
      ].map((pair) => ({ path, before: cell(pair.before), after: cell(pair.after) })),
    );
  if (changes.length === 0) return '';
  const same = Map.groupBy(changes, ({ before, after }) => JSON.stringify([before, after]));
  const rows = [...same.values()].map((all) => [
    [...new Set(all.map(({ path }) => path))].join(', '),
    all[0]?.before ?? '',
    all[0]?.after ?? '',
  ]);
  const rest = rows.length - MOST_ROWS;
  return [
    '### Words that changed',
    table(['page', 'old', 'new'], rows.slice(0, MOST_ROWS)),
    ...(rest > 0 ? [`… and ${rest} more.`] : []),
  ].join('\n\n');
}

/** Pairs removed lines with the lines added in their place. */
function pairWords(before: readonly string[], after: readonly string[]) {
  const parts = diffArrays([...before], [...after]);
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
