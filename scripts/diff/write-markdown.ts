import type { PageChange, SiteDiff } from './compare-sites.ts';
import type { Size } from './read-site.ts';

/** A pull request's comment holds so many characters (GitHub: 65,536); a page's diff is cut to its share. */
const MAX_LINES = 120;

/** The comparison as a comment on a pull request. */
export function writeMarkdown({ pages, assets }: SiteDiff): string {
  if (pages.length === 0 && assets.length === 0) {
    return '## The site is the same\n\nNo page says anything else than before.\n';
  }
  return `${[
    `## ${count(pages.length, 'page')} changed`,
    pages.length > 0 ? pageTable(pages) : '',
    ...pages.map(describePage),
    assets.length > 0 ? `### Files\n\n${assetTable(assets)}` : '',
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

function pageTable(pages: readonly PageChange[]): string {
  const rows = pages.map((page) => {
    const lostParts = page.lostLinks.length + page.lostAnchors.length;
    const lines = page.diff.filter((line) => /^[+-]/.test(line)).length;
    return [page.path, page.change, String(lines), sizes(page.before, page.after), lostParts || ''];
  });
  return table(['page', 'change', 'lines', 'HTML, brotli', 'links and anchors lost'], rows);
}

function assetTable(assets: SiteDiff['assets']): string {
  const rows = assets.map(({ kind, before, after }) => [kind, sizes(before, after)]);
  return table(['files', 'together, brotli'], rows);
}

function describePage(page: PageChange): string {
  const { path, head, lostLinks, lostAnchors, diff, change } = page;
  return [
    `### \`${path}\` is ${change}`,
    ...head.map(({ name, before, after }) => `- **${name}**: ${code(before)} → ${code(after)}`),
    lostLinks.length > 0 ? `- links lost: ${lostLinks.map(code).join(', ')}` : '',
    lostAnchors.length > 0
      ? `- anchors lost: ${lostAnchors.map((id) => code(`#${id}`)).join(', ')}`
      : '',
    diff.length > 0 ? `\n${fence(diff)}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

function fence(diff: readonly string[]): string {
  const shown = diff.slice(0, MAX_LINES);
  const rest = diff.length - shown.length;
  // Longer than any run of backquotes in the page's own words.
  const longest = Math.max(2, ...shown.map((line) => /`+/.exec(line)?.[0].length ?? 0));
  const mark = '`'.repeat(longest + 1);
  return [
    '<details><summary>What changed in it</summary>\n',
    `${mark}diff`,
    ...shown,
    mark,
    ...(rest > 0 ? [`\n… and ${count(rest, 'more line')}.`] : []),
    '\n</details>',
  ].join('\n');
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function sizes(before: Size | undefined, after: Size | undefined): string {
  const from = before?.brotli ?? 0;
  const to = after?.brotli ?? 0;
  const change = to - from;
  return `${kilobytes(from)} → ${kilobytes(to)} (${change < 0 ? '−' : '+'}${kilobytes(Math.abs(change))})`;
}

/** Kilobytes of 1,000 bytes, as networks count. */
function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`;
}

function code(text: string): string {
  return text === '' ? '*none*' : `\`${text.replaceAll('`', "'").replace(/\s+/g, ' ')}\``;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
