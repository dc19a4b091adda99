import { structuredPatch } from 'diff';
import type { PublishedSite, SitePage, Size } from './read-site.ts';

/** What became of a page. */
export interface PageChange {
  path: string;
  change: 'added' | 'changed' | 'removed';
  /** Lines of a unified diff of the body; empty for a page that was added or removed. */
  diff: readonly string[];
  head: readonly { name: string; before: string; after: string }[];
  /** Addresses that it linked to and does not any more. */
  lostLinks: readonly string[];
  /** Ids that it had and has not any more. */
  lostAnchors: readonly string[];
  before?: Size;
  after?: Size;
}

export interface SiteDiff {
  pages: readonly PageChange[];
  assets: readonly { kind: string; before: Size; after: Size }[];
}

/** Lines shown before and after a change, so that its place is clear. */
const CONTEXT = 2;

const NOTHING: Size = { raw: 0, brotli: 0 };

/** What a reviewer has to look at. Pages that say the same are left out, whatever their hashes. */
export function compareSites(before: PublishedSite, after: PublishedSite): SiteDiff {
  const paths = [...new Set([...before.pages.keys(), ...after.pages.keys()])].sort();
  const kinds = [...new Set([...before.assets.keys(), ...after.assets.keys()])].sort();
  return {
    pages: paths.flatMap((path) => comparePages(before.pages.get(path), after.pages.get(path))),
    assets: kinds
      .map((kind) => ({
        kind,
        before: before.assets.get(kind) ?? NOTHING,
        after: after.assets.get(kind) ?? NOTHING,
      }))
      .filter((row) => row.before.brotli !== row.after.brotli || row.before.raw !== row.after.raw),
  };
}

function comparePages(before?: SitePage, after?: SitePage): PageChange[] {
  const path = before?.path ?? after?.path ?? '';
  const empty = { path, diff: [], head: [], lostLinks: [], lostAnchors: [] };
  if (!before) return [{ ...empty, change: 'added', after: after?.size }];
  if (!after) {
    return [{ ...empty, change: 'removed', lostAnchors: [...before.anchors], before: before.size }];
  }
  const change: PageChange = {
    path,
    change: 'changed',
    diff: diffOf(before.body, after.body),
    head: headChanges(before.head, after.head),
    lostLinks: lost(before.links, after.links),
    lostAnchors: lost(before.anchors, after.anchors),
    before: before.size,
    after: after.size,
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

function headChanges(before: SitePage['head'], after: SitePage['head']): PageChange['head'] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .map((name) => ({ name, before: before.get(name) ?? '', after: after.get(name) ?? '' }))
    .filter((entry) => entry.before !== entry.after);
}

function lost(before: ReadonlySet<string>, after: ReadonlySet<string>): string[] {
  return [...before].filter((item) => !after.has(item)).sort();
}

/** True when something is gone that others may link to or search engines may know. */
export function losesSomething({ pages }: SiteDiff): boolean {
  return pages.some(
    ({ change, lostLinks, lostAnchors }) =>
      change === 'removed' || lostLinks.length + lostAnchors.length > 0,
  );
}
