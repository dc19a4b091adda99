import { expect, test } from 'vitest';
import { escapeText } from '../../../scripts/shared/serialize.ts';
import type { FileChange } from '../../../scripts/tools/diff/compare-builds.ts';
import { findLosses } from '../../../scripts/tools/diff/find-losses.ts';
import { writeSummary } from '../../../scripts/tools/diff/write-summary.ts';

test('of thousands of changed files and lost links with long addresses, a summary is no longer than GitHub takes, has pages first and says how many it leaves out', async () => {
  const address = `https://host.example/${'x'.repeat(2000)}`;
  const links = Array.from({ length: 300 }, (_, at) => `<a href="${address}${at}">x</a>`).join('');
  const pages = Array.from({ length: 2000 }, (_, at) => change(`guides/${at}.html`, 'old', 'new'));
  const files = [change('assets/a.js', 'old', 'new'), ...pages];
  const losses = findLosses([change('index.html', links, 'new')]);
  const summary = await writeSummary({ files, onlyHashes: 0 }, losses);
  expect(summary.length).toBeLessThan(65_536);
  expect(summary).toContain('## 2,001 files changed');
  expect(summary).toContain('… and 200 more');
  expect(summary).toContain('… and 1901 more');
  expect(summary).not.toContain('assets/a.js');
});

/** What GitHub would make something of: mentions, references, formatting, HTML, links, and ends of cells and code. */
const LOADED = [
  ...['@octocat', '@org/team', '#1', 'GH-1', 'octo/site#2', 'deadbeefdeadbeef', '~~x~~'],
  ...['**x** _y_', '<!-- x', '<img src=x>', '[x](https://host.example)', 'www.host.example'],
  ...['https://host.example/pull/3', 'mona@host.example', ':tada:', '$x$', 'a | b', 'a \\| b'],
  ...['`x`', '``x', '> x', '# x', '&commat;octocat'],
];

test.each(LOADED)('%j, as a name, an id or an address, is in code only', async (loaded) => {
  const text = escapeText(loaded);
  const files = [
    change(loaded, 'old', 'new'),
    change(`${loaded}.html`, `<h1 id="${text}">x</h1><a href="${text}">x</a>`, '<h1>x</h1>'),
    change(`gone/${loaded}.html`, 'x', undefined),
  ];
  const summary = await writeSummary({ files, onlyHashes: 1 }, findLosses(files));
  expect(summary.split(loaded.split(' ')[0] ?? '').length).toBeGreaterThan(6);
  expect(outsideCode(summary)).not.toContain(loaded);
  expect(new Set(columnsOf(summary)).size).toBe(1);
});

test('a page whose file has moved to another name is not lost', () => {
  const files = [
    change('contact/index.html', '<p id="a">x</p><p id="b">y</p>', undefined),
    change('contact.html', undefined, '<p id="a">x</p>'),
    change('index.html', '<p id="c">x</p>', ''),
  ];
  expect(findLosses(files)).toEqual({ pages: [], links: [], anchors: ['/contact#b', '/#c'] });
});

function change(name: string, before?: string, after?: string): FileChange {
  const content = (text?: string) => (text === undefined ? undefined : Buffer.from(text));
  return { name, before: content(before), after: content(after), patch: '' };
}

/** A summary without its inline code (CommonMark §6.1). */
function outsideCode(summary: string): string {
  return summary.replace(/(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)/g, '');
}

/**
 * How many columns each row of the table has. A backslash escapes what follows it, in code too (GitHub Flavored Markdown
 * §4.10).
 */
function columnsOf(summary: string): number[] {
  const rows = summary.match(/^\|.*/gm) ?? [];
  return rows.map((row) => row.replace(/\\./g, '').split('|').length);
}
