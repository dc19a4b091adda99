import { structuredPatch } from 'diff';
import type { Size } from '../build/compressed-size.ts';
import type { PublishedSite, SitePage } from './read-site.ts';

/** What happened to a page. */
export type PageChange = AddedPage | ChangedPage | RemovedPage;

export interface AddedPage {
  change: 'added';
  path: string;
  after: SitePage;
}

export interface RemovedPage {
  change: 'removed';
  path: string;
  before: SitePage;
}

export interface ChangedPage {
  change: 'changed';
  path: string;
  before: SitePage;
  after: SitePage;
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
  assets: readonly { kind: string; before: Size; after: Size }[];
  /** Names, without hashes, of files that do not belong to a page. */
  files: { added: readonly string[]; removed: readonly string[] };
}

/** Lines shown before and after a change, for context. */
const CONTEXT = 2;

const NOTHING: Size = { raw: 0, brotli: 0 };

/** What a reviewer has to look at. Pages whose content is the same are left out, even if hashes in them differ. */
export function compareSites(before: PublishedSite, after: PublishedSite): SiteDiff {
  const paths = [...new Set([...before.pages.keys(), ...after.pages.keys()])].sort();
  const kinds = [...new Set([...before.assets.keys(), ...after.assets.keys()])].sort();
  return {
    pages: paths.flatMap((path) =>
      comparePages(path, before.pages.get(path), after.pages.get(path)),
    ),
    assets: kinds
      .map((kind) => ({
        kind,
        before: before.assets.get(kind) ?? NOTHING,
        after: after.assets.get(kind) ?? NOTHING,
      }))
      .filter((row) => row.before.brotli !== row.after.brotli || row.before.raw !== row.after.raw),
    files: {
      added: surplus(after.files, before.files),
      removed: surplus(before.files, after.files),
    },
  };
}

function comparePages(path: string, before?: SitePage, after?: SitePage): PageChange[] {
  if (!before) return after ? [{ change: 'added', path, after }] : [];
  if (!after) return [{ change: 'removed', path, before }];
  const change: ChangedPage = {
    change: 'changed',
    path,
    before,
    after,
    diff: diffOf(before.body, after.body),
    head: headChanges(before.head, after.head),
    lostLinks: lost(before.links, after.links),
    lostAnchors: lost(before.anchors, after.anchors),
  };
  return change.diff.length + change.head.length > 0 ? [change] : [];
}

function diffOf(before: string, after: string): string[] {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: CONTEXT });
  return hunks.flatMap(({ oldStart, newStart, lines }) => [
    `@@ -${oldStart} +${newStart} @@`,
    ...lines,
  ]);
}

function headChanges(before: SitePage['head'], after: SitePage['head']): ChangedPage['head'] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .map((name) => ({ name, before: before.get(name) ?? '', after: after.get(name) ?? '' }))
    .filter((entry) => entry.before !== entry.after);
}

function lost(before: ReadonlySet<string>, after: ReadonlySet<string>): string[] {
  return [...before].filter((item) => !after.has(item)).sort();
}

/** The names that occur more often here than in the other list: without hashes, several files have the same name. */
function surplus(names: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const name of others) left.set(name, (left.get(name) ?? 0) + 1);
  return names.filter((name) => {
    const remaining = left.get(name) ?? 0;
    left.set(name, remaining - 1);
    return remaining <= 0;
  });
}

/** How many links and anchors a page has lost; if the page itself is gone, only its anchors count. */
export function countLostTargets(page: PageChange): number {
  if (page.change === 'added') return 0;
  if (page.change === 'removed') return page.before.content.anchors.size;
  return page.lostLinks.length + page.lostAnchors.length;
}

/** True if something is gone that other sites may link to or search engines may know. */
export function losesSomething({ pages }: SiteDiff): boolean {
  return pages.some((page) => page.change === 'removed' || countLostTargets(page) > 0);
}
