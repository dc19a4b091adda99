import { diffArrays } from 'diff';
import type { PageChange } from './compare-sites.ts';
import { code, row } from './markdown.ts';

/** The entries of a page's head that people read, in search results too. */
export const HEAD = ['title', 'meta description'];

/**
 * The text that changed, old and new, for whoever approves the copy, as rows of a table. The same change on several
 * pages, such as in the footer, is one row. The text of new pages is shown with the page.
 */
export function wordRows(pages: readonly PageChange[]): string[] {
  const changes = pages
    .filter(({ change }) => change === 'changed')
    .flatMap(({ path, head, before, after }) =>
      [
        ...head.filter(({ name }) => HEAD.includes(name)),
        ...pairWords(before?.whole.words ?? [], after?.whole.words ?? []),
      ].map((pair) => ({ path, words: [code(pair.before), code(pair.after)] })),
    );
  const same = Map.groupBy(changes, ({ words }) => JSON.stringify(words));
  return [...same.values()].map((all) => {
    const paths = new Set(all.map(({ path }) => code(path)));
    return row([[...paths].join(', '), ...(all[0]?.words ?? [])]);
  });
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
