import { sizeOf } from '../../prerender/files/compressed-size.ts';
import { kilobytes, textTable } from '../../prerender/report/text-table.ts';
import { count } from '../count.ts';
import type { BuildDiff, FileChange } from './compare-builds.ts';
import type { Losses } from './find-losses.ts';

/** How many files, and how many losses, are listed. GitHub takes comments of 65,536 characters. */
const MAX_LIST = 100;

/** In characters; the address of a link may have thousands. */
const MAX_NAME = 150;

/** What a change does to a site, in Markdown, short enough for a comment on a pull request. */
export async function writeSummary(
  { files, onlyHashes }: BuildDiff,
  { pages, links, anchors }: Losses,
): Promise<string> {
  if (files.length + onlyHashes === 0) return '## The site is the same\n';
  const lost = [
    ...pages.map((page) => `page ${shorten(page)}`),
    ...anchors.map((address) => `anchor ${shorten(address)}`),
    ...links.map(({ page, target }) => `link to ${shorten(target)} on ${shorten(page)}`),
  ];
  const isPage = ({ name }: FileChange) => name.endsWith('.html');
  const sorted = [...files.filter(isPage), ...files.filter((file) => !isPage(file))];
  const rows = await Promise.all(sorted.slice(0, MAX_LIST).map(fileRow));
  const table = textTable([['', 'lines', 'brotli'], ...rows]).split('\n');
  return [
    `## ${count(files.length, 'file')} changed\n`,
    lost.length > 0 ? `### Lost\n\n${codeBlock(lost.slice(0, MAX_LIST), lost.length)}` : '',
    rows.length > 0 ? `### Files\n\n${codeBlock(table, files.length)}` : '',
    onlyHashes > 0 ? `${count(onlyHashes, 'more file')} with nothing but other hashes.\n` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

async function fileRow({ name, before, after, patch }: FileChange): Promise<string[]> {
  const lines = patch.match(/^[+-](?!(\+\+|--) )/gm)?.length ?? '';
  const sizes = await Promise.all([before, after].map((content) => content && sizeOf(content)));
  const [sizeBefore, sizeAfter] = sizes.map((size) => size && kilobytes(size.brotli, 2));
  return [shorten(name), `${lines}`, `${sizeBefore ?? 'new'} → ${sizeAfter ?? 'gone'}`];
}

/** Text from a site, on one line. */
function shorten(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, MAX_NAME);
}

/**
 * Lines as a block of code, whatever is in them: there, GitHub formats nothing, links nothing and notifies nobody.
 *
 * @param total how many entries there are, of which no more than MAX_LIST are among the lines.
 */
function codeBlock(lines: readonly string[], total: number): string {
  const omitted = total > MAX_LIST ? [`… and ${total - MAX_LIST} more`] : [];
  return [...lines, ...omitted].map((line) => `    ${line}\n`).join('');
}
