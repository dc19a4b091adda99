import { sizeOf } from '../../prerender/files/compressed-size.ts';
import { kilobytes } from '../../prerender/report/text-table.ts';
import { count } from '../count.ts';
import type { BuildDiff, FileChange } from './compare-builds.ts';
import type { Losses } from './find-losses.ts';

/** How many files, and how many losses, are listed. GitHub takes comments of 65,536 characters. */
const MAX_LIST = 100;

/** In characters; the address of a link may have thousands. */
const MAX_NAME = 200;

/** What a change does to a site, in Markdown, short enough for a comment on a pull request. */
export async function writeSummary(
  { files, onlyHashes }: BuildDiff,
  { pages, links, anchors }: Losses,
): Promise<string> {
  if (files.length + onlyHashes === 0) return '## The site is the same\n';
  const lost = [
    ...pages.map((page) => `- page ${code(page)}`),
    ...anchors.map((address) => `- anchor ${code(address)}`),
    ...links.map(({ page, target }) => `- link to ${code(target)} on ${code(page)}`),
  ];
  const isPage = ({ name }: FileChange) => name.endsWith('.html');
  const sorted = [...files.filter(isPage), ...files.filter((file) => !isPage(file))];
  const rows = await Promise.all(sorted.slice(0, MAX_LIST).map(fileRow));
  return [
    `## ${count(files.length, 'file')} changed\n`,
    lost.length > 0 ? `### Lost\n\n${shorten(lost, lost.slice(0, MAX_LIST))}` : '',
    rows.length > 0
      ? `### Files\n\n${shorten(sorted, ['| file | lines | brotli |', '| --- | --- | --- |', ...rows])}`
      : '',
    onlyHashes > 0 ? `${count(onlyHashes, 'more file')} with nothing but other hashes.\n` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** The lines of a list, and how many entries it leaves out. */
function shorten(entries: readonly unknown[], lines: readonly string[]): string {
  const omitted = entries.length - MAX_LIST;
  return `${lines.join('\n')}\n${omitted > 0 ? `\n… and ${omitted} more\n` : ''}`;
}

async function fileRow({ name, before, after, patch }: FileChange): Promise<string> {
  const lines = patch.match(/^[+-](?!(\+\+|--) )/gm)?.length ?? '';
  const sizes = await Promise.all([before, after].map((content) => content && sizeOf(content)));
  const [sizeBefore, sizeAfter] = sizes.map((size) => size && kilobytes(size.brotli, 2));
  // A table needs its pipes escaped, even in code.
  const cell = code(name).replace(/(\\*)\|/g, '$1$1\\|');
  return `| ${cell} | ${lines} | ${sizeBefore ?? 'new'} → ${sizeAfter ?? 'gone'} |`;
}

/**
 * Text from a site, as inline code: there, GitHub formats nothing, links nothing and notifies nobody, whatever the text
 * is.
 */
function code(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME);
  // More backquotes than there are in a row in it, so that they cannot end the code.
  const runs = words.match(/`+/g) ?? [];
  const mark = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const edge = /^`|`$|^$/.test(words) ? ' ' : '';
  return mark + edge + words + edge + mark;
}
