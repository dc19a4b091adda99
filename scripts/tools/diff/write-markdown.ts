import { kilobytes } from '../../prerender/report/text-table.ts';
import { count } from '../count.ts';
import { countLostTargets, type PageChange, type SiteDiff } from './compare-sites.ts';
import { describePage } from './describe-page.ts';
import { code, codes, row, table } from './markdown.ts';
import { wordRows } from './word-changes.ts';

/** In bytes. GitHub takes comments of 65,536 characters, and CI adds a line to them. */
const COMMENT = 60_000;

/** For headings, the heads of tables, and what is said about the rest, in bytes. */
const AROUND = 1_500;

/** How many files are named in a comment; there may be hundreds when a folder is new. */
const MOST_FILES = 10;

/**
 * The comparison as a comment on a pull request.
 *
 * @param room how many bytes it may have; with `Infinity` nothing is left out.
 */
export function writeMarkdown({ pages, assets, files }: SiteDiff, room = COMMENT): string {
  const fileParts = [
    assets.length > 0 ? assetTable(assets) : '',
    fileList(files, Number.isFinite(room) ? MOST_FILES : undefined),
  ].filter(Boolean);
  if (pages.length === 0 && fileParts.length === 0) {
    return '## The site is the same\n\nNo page says anything else than before.\n';
  }
  const free = new Room(room - AROUND - Buffer.byteLength(fileParts.join('')));
  const words = free.take(wordRows(pages), 'changed words', 1 / 3);
  const rows = free.take(pages.map(pageRow), 'pages in the table', 1 / 2);
  const parts = free.take(pages.map(describePage), 'pages in detail');
  return `${[
    `## ${count(pages.length, 'page')} changed`,
    free.leftOut.length > 0 ? leftOut(free.leftOut) : '',
    words.length > 0 ? `### Words that changed\n\n${table(['page', 'old', 'new'], words)}` : '',
    rows.length > 0 ? table(PAGE_HEAD, rows) : '',
    ...parts,
    ...(fileParts.length > 0 ? ['### Files', ...fileParts] : []),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

function leftOut(parts: readonly string[]): string {
  return `Left out, because a comment cannot hold more: ${parts.join(', ')}. \`npm run diff\` writes everything with \`--full FILE\`; CI keeps that file as the artifact \`diff\`.`;
}

const PAGE_HEAD = ['page', 'change', 'lines', 'HTML, brotli', 'links and anchors lost'];

function pageRow(page: PageChange): string {
  return row([
    code(page.path),
    page.change,
    countLines(page),
    sizes(page.before?.size, page.after?.size),
    countLostTargets(page) || '',
  ]);
}

/** The lines that a reviewer has to read: all of a new page's text, or the lines that changed. */
function countLines({ change, after, diff }: PageChange): number {
  if (change === 'added') return after?.own.words.length ?? 0;
  return diff.filter((line) => /^[+-]/.test(line)).length;
}

function assetTable(assets: SiteDiff['assets']): string {
  const rows = assets.map(({ kind, before, after }) => row([code(kind), sizes(before, after)]));
  return table(['files', 'together, brotli'], rows);
}

function fileList({ added, removed }: SiteDiff['files'], most?: number): string {
  return [
    added.length > 0 ? `- new: ${codes(added, most)}` : '',
    removed.length > 0 ? `- gone: ${codes(removed, most)}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

function sizes(before = 0, after = 0): string {
  const change = after - before;
  const [old, current, difference] = [before, after, Math.abs(change)].map((bytes) =>
    kilobytes(bytes, 2),
  );
  return `${old} → ${current} (${change < 0 ? '−' : '+'}${difference})`;
}

/** A limited room for text, and what did not fit into it. */
class Room {
  /** `87 of 120 pages in detail`. */
  readonly leftOut: string[] = [];
  #free: number;

  /** @param free in bytes of UTF-8; `Infinity` for everything. */
  constructor(free: number) {
    this.#free = free;
  }

  /**
   * Those of the texts that fit, in order.
   *
   * @param what they are, for telling how many do not.
   * @param share the part of what is still free that they may fill.
   */
  take(texts: readonly string[], what: string, share = 1): string[] {
    let free = this.#free * share;
    const fitting = texts.filter((text) => {
      // Each is followed by a blank line at most.
      const size = Buffer.byteLength(text) + 2;
      if (size > free) return false;
      free -= size;
      this.#free -= size;
      return true;
    });
    const rest = texts.length - fitting.length;
    if (rest > 0) this.leftOut.push(`${rest} of ${texts.length} ${what}`);
    return fitting;
  }
}
