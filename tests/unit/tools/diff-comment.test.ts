import { expect, test } from 'vitest';
import { escapeText } from '../../../scripts/shared/serialize.ts';
import { compareSites } from '../../../scripts/tools/diff/compare-sites.ts';
import { readPageFacts } from '../../../scripts/tools/diff/page-facts.ts';
import type { PublishedSite, SitePage } from '../../../scripts/tools/diff/read-site.ts';
import { writeMarkdown } from '../../../scripts/tools/diff/write-markdown.ts';

test('of 120 changed pages, a comment lists all, no longer than GitHub takes, and says what it leaves out and where that is', () => {
  const lines = (text: string) => Array.from({ length: 40 }, (_, line) => `${text} line ${line}.`);
  const guides = (age: string) =>
    siteOf(
      Array.from({ length: 120 }, (_, index) => {
        const path = `/guides/guide-${index}`;
        return [path, pageOf('Guide', lines(`${age} words of ${path},`))];
      }),
    );
  const diff = compareSites(guides('Old'), guides('New'));
  const comment = writeMarkdown(diff);
  const whole = writeMarkdown(diff, Infinity);
  const shown = (pattern: RegExp, text = comment) => text.match(pattern)?.length ?? 0;
  const [, left] = /(\d+) of 120 pages in detail/.exec(comment) ?? [];
  const [, rows] = /(\d+) of 4800 changed words/.exec(comment) ?? [];

  expect(comment.length).toBeLessThan(65_536);
  expect(whole.length).toBeGreaterThan(5 * 65_536);
  expect(shown(/^\| `\/guides\/guide-\d+` \| changed /gm)).toBe(120);
  expect(shown(/^### `/gm)).toBe(120 - Number(left));
  expect(shown(/^\| .*`Old words/gm)).toBe(4800 - Number(rows));
  expect(comment).toContain('`--full FILE`');
  expect(comment).toContain('the artifact `diff`');
  expect(shown(/^### `/gm, whole)).toBe(120);
  expect(whole).not.toContain('Left out');
  // No block is cut in two.
  expect(shown(/<details>/g)).toBe(shown(/<\/details>/g));
  expect(shown(/^```/gm) % 2).toBe(0);
});

test('one long page does not keep the others out of a comment', () => {
  const site = (a: string, b: string) =>
    siteOf([
      ['/a', pageOf('A', [a])],
      ['/b', pageOf('B', [b])],
    ]);
  const long = `${'x'.repeat(99)} `.repeat(900);
  const comment = writeMarkdown(compareSites(site('One', 'One'), site(long, 'Two')));
  expect(comment).toContain('1 of 2 pages in detail');
  expect(comment).toContain('### `/b` is changed');
});

/** What GitHub would make something of: mentions, references, formatting, HTML, links, and ends of cells and code. */
const LOADED = [
  ...['@octocat', '@org/team', '#1', 'GH-1', 'octo/site#2', 'deadbeefdeadbeef', '~~x~~'],
  ...['**x** _y_', '<!-- x', '<img src=x>', '[x](https://host.example)', 'www.host.example'],
  ...['https://host.example/pull/3', 'mona@host.example', ':tada:', '$x$', 'a | b', 'a \\| b'],
  ...['`x`', '``x', '> x', '# x', '&commat;octocat'],
];

test.each(LOADED)('the words %j, old or new, are in code only', (loaded) => {
  const none = siteOf([]);
  const old = siteOf([['/', pageOf('Old', ['Old words'])]]);
  const current = siteOf([['/', pageOf(loaded, [loaded, `Before ${loaded} after`], loaded)]]);
  for (const [before, after] of [
    [old, current],
    [current, old],
    [none, current],
    [current, none],
  ] as const) {
    const comment = writeMarkdown(compareSites(before, after));
    expect(comment).toContain(loaded.split(' ')[0]);
    expect(outsideCode(comment)).not.toContain(loaded);
    for (const columns of columnsOf(comment)) expect(new Set(columns).size).toBe(1);
  }
});

test('names of files, too, are in code only; of many new files only ten are named', () => {
  const files = ['/files/@octocat.txt', '/files/`#1`|GH-1.txt'];
  const comment = writeMarkdown(compareSites(siteOf([]), siteOf([], files)));
  expect(comment).toContain('`/files/@octocat.txt`');
  expect(outsideCode(comment)).not.toMatch(/@|GH-1/);

  const names = Array.from('abcdefghijkl', (letter) => `/files/${letter}.txt`);
  const ten = names.slice(0, 10).map((name) => `\`${name}\``);
  expect(writeMarkdown(compareSites(siteOf([]), siteOf([], names)))).toBe(
    `## 0 pages changed\n\n### Files\n\n- new: ${ten.join(', ')} and 2 more\n`,
  );
});

test('files whose names differ only in their hash count as new if there are more of them than before', () => {
  const added = ['/a-HASH.css', '/a-HASH.css'];
  const one = siteOf([], ['/a-HASH.css']);
  const three = siteOf([], ['/a-HASH.css', ...added]);
  expect(compareSites(one, three).files).toEqual({ added, removed: [] });
  expect(compareSites(three, three).files).toEqual({ added: [], removed: [] });
});

/** A comment without its fenced blocks (CommonMark §4.5). */
function outsideFences(comment: string): string {
  return comment.replace(/^(`{3,})\w*\n.*?\n\1$/gms, '');
}

/** Also without its inline code (§6.1). */
function outsideCode(comment: string): string {
  return outsideFences(comment).replace(/(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)/g, '');
}

/**
 * How many columns each row of its tables has. A backslash escapes what follows it, in code too (GitHub Flavored Markdown
 * §4.10).
 */
function columnsOf(comment: string): number[][] {
  const tables = outsideFences(comment).match(/^\|.*(\n\|.*)*/gm) ?? [];
  return tables.map((table) =>
    table.split('\n').map((row) => row.replace(/\\./g, '').split('|').length),
  );
}

function pageOf(title: string, paragraphs: readonly string[], meta = 'description'): SitePage {
  const [name, words] = [escapeText(meta), escapeText(title)];
  const body = paragraphs.map((text) => `<p>${escapeText(text)}</p>`).join('');
  const html = `<title>${words}</title><meta name="${name}" content="${words}"><body><div id="page"><h1 id="${words}">${words}</h1>${body}<a href="${words}">x</a></div></body>`;
  return { ...readPageFacts(html), size: html.length };
}

function siteOf(
  pages: readonly (readonly [string, SitePage])[],
  files: readonly string[] = [],
): PublishedSite {
  return { pages: new Map(pages), assets: new Map(), files };
}
