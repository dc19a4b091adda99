import { structuredPatch } from 'diff';
import type { PublishedSite, SitePage } from './read-site.ts';

/** What happened to a page. */
export interface PageChange {
  path: string;
  change: 'added' | 'changed' | 'removed';
  /** Absent if it was added. */
  before?: SitePage;
  /** Absent if it was removed. */
  after?: SitePage;
  /** Lines of a unified diff of the body. */
  diff: readonly string[];
  head: readonly { name: string; before: string; after: string }[];
  /** Addresses that it no longer links to. */
  lostLinks: readonly string[];
  /** Ids that it no longer has. */
  lostAnchors: readonly string[];
}

export interface SiteDiff {
  pages: readonly PageChange[];
  /** Kinds of files with their bytes. */
  assets: readonly { kind: string; before: number; after: number }[];
  /** Names, without hashes, of files that do not belong to a page. */
  files: { added: readonly string[]; removed: readonly string[] };
}

/** Lines shown before and after a change, for context. */
const CONTEXT = 2;

/** What a reviewer has to look at. Pages whose content is the same are left out, even if hashes in them differ. */
export function compareSites(before: PublishedSite, after: PublishedSite): SiteDiff {
  return {
    pages: keysOf(before.pages, after.pages)
      .sort()
      .flatMap((path) => comparePages(path, before.pages.get(path), after.pages.get(path))),
    assets: keysOf(before.assets, after.assets)
      .sort()
      .map((kind) => ({
        kind,
        before: before.assets.get(kind) ?? 0,
        after: after.assets.get(kind) ?? 0,
      }))
      .filter((row) => row.before !== row.after),
    files: {
      added: surplus(after.files, before.files),
      removed: surplus(before.files, after.files),
    },
  };
}

function comparePages(path: string, before?: SitePage, after?: SitePage): PageChange[] {
  if (before && after) {
    const page: PageChange = {
      path,
      change: 'changed',
      before,
      after,
      diff: diffOf(before.body, after.body),
      head: headChanges(before.head, after.head),
      lostLinks: lost(before.whole.links, after.whole.links),
      lostAnchors: lost(before.whole.anchors, after.whole.anchors),
    };
    return page.diff.length + page.head.length > 0 ? [page] : [];
  }
  const change = after ? 'added' : 'removed';
  const lostAnchors = [...(before?.own.anchors ?? [])];
  return [{ path, change, before, after, diff: [], head: [], lostLinks: [], lostAnchors }];
}

function diffOf(before: string, after: string): string[] {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: CONTEXT });
  return hunks.flatMap(({ oldStart, newStart, lines }) => [
    `@@ -${oldStart} +${newStart} @@`,
    ...lines,
  ]);
}

function headChanges(before: SitePage['head'], after: SitePage['head']): PageChange['head'] {
  return keysOf(before, after)
    .map((name) => ({ name, before: before.get(name) ?? '', after: after.get(name) ?? '' }))
    .filter((entry) => entry.before !== entry.after);
}

function keysOf(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>) {
  return [...new Set([...before.keys(), ...after.keys()])];
}

function lost(before: ReadonlySet<string>, after: ReadonlySet<string>): string[] {
  return [...before].filter((item) => !after.has(item)).sort();
}

/** The names that occur more often here than in the other list: without hashes, several files have the same name. */
function surplus(names: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return names.filter((name) => {
    const found = left.indexOf(name);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

/** How many links and anchors a page has lost; if the page itself is gone, only its anchors count. */
export function countLostTargets({ lostLinks, lostAnchors }: PageChange): number {
  return lostLinks.length + lostAnchors.length;
}

/** True if something is gone that other sites may link to or search engines may know. */
export function losesSomething({ pages }: SiteDiff): boolean {
  return pages.some((page) => page.change === 'removed' || countLostTargets(page) > 0);
}
