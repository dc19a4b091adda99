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

// What GitHub would make something of: a mention, HTML, and what ends a cell, a block of code or a line.
test.each(['@octocat', '<!-- x', 'a | b', '```', '~~~', 'two\n\nlines'])(
  '%j, as a name, an id or an address, is in code only',
  async (loaded) => {
    const text = escapeText(loaded);
    const files = [
      change(loaded, 'old', 'new'),
      change(`${loaded}.html`, `<h1 id="${text}">x</h1><a href="${text}">x</a>`, '<h1>x</h1>'),
      change(`gone/${loaded}.html`, 'x', undefined),
    ];
    const summary = await writeSummary({ files, onlyHashes: 1 }, findLosses(files));
    const name = loaded.replace(/\s+/g, ' ');
    const lines = summary.split('\n').filter((line) => line.includes(name));
    expect(lines).toHaveLength(6);
    // CommonMark §4.4
    expect(lines.filter((line) => !line.startsWith('    '))).toEqual([]);
  },
);

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
