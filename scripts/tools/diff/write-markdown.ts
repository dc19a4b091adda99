import { countLostTargets, type PageChange, type SiteDiff } from './compare-sites.ts';
import { describePage } from './describe-page.ts';
import { codes, count, table } from './markdown.ts';
import { wordTable } from './word-changes.ts';

/** How many files are named; there may be hundreds when a folder is new. */
const MAX_FILES = 10;

/** The comparison as a comment on a pull request. */
export function writeMarkdown({ pages, assets, files }: SiteDiff): string {
  const fileParts = [assets.length > 0 ? assetTable(assets) : '', fileList(files)].filter(Boolean);
  if (pages.length === 0 && fileParts.length === 0) {
    return '## The site is the same\n\nNo page says anything else than before.\n';
  }
  return `${[
    `## ${count(pages.length, 'page')} changed`,
    wordTable(pages),
    pages.length > 0 ? pageTable(pages) : '',
    ...pages.map(describePage),
    ...(fileParts.length > 0 ? ['### Files', ...fileParts] : []),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

function pageTable(pages: readonly PageChange[]): string {
  const rows = pages.map((page) => [
    page.path,
    page.change,
    countLines(page),
    sizes(page.before?.size, page.after?.size),
    countLostTargets(page) || '',
  ]);
  return table(['page', 'change', 'lines', 'HTML, brotli', 'links and anchors lost'], rows);
}

/** The lines that a reviewer has to read: all of a new page's text, or the lines that changed. */
function countLines({ change, after, diff }: PageChange): number {
  if (change === 'added') return after?.own.words.length ?? 0;
  return diff.filter((line) => /^[+-]/.test(line)).length;
}

function assetTable(assets: SiteDiff['assets']): string {
  const rows = assets.map(({ kind, before, after }) => [kind, sizes(before, after)]);
  return table(['files', 'together, brotli'], rows);
}

function fileList({ added, removed }: SiteDiff['files']): string {
  return [
    added.length > 0 ? `- new: ${codes(added, MAX_FILES)}` : '',
    removed.length > 0 ? `- gone: ${codes(removed, MAX_FILES)}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

function sizes(before = 0, after = 0): string {
  const change = after - before;
  return `${kilobytes(before)} → ${kilobytes(after)} (${change < 0 ? '−' : '+'}${kilobytes(Math.abs(change))})`;
}

/** Kilobytes of 1,000 bytes, as networks count. */
function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`;
}
