import { expect, test } from 'vitest';
import { compareSites } from '../../../scripts/tools/diff/compare-sites.ts';
import { writeMarkdown } from '../../../scripts/tools/diff/write-markdown.ts';

test('of many new files only ten are named', () => {
  const names = Array.from('abcdefghijkl', (letter) => `/files/${letter}.txt`);
  const ten = names.slice(0, 10).map((name) => `\`${name}\``);
  expect(writeMarkdown(compareSites(siteOf(), siteOf(...names)))).toBe(
    `## 0 pages changed\n\n### Files\n\n- new: ${ten.join(', ')} and 2 more\n`,
  );
});

test('files whose names differ only in their hash count as new if there are more of them than before', () => {
  const [one, three] = [siteOf('/a-HASH.css'), siteOf(...Array(3).fill('/a-HASH.css'))];
  expect(compareSites(one, three).files).toEqual({
    added: ['/a-HASH.css', '/a-HASH.css'],
    removed: [],
  });
  expect(compareSites(three, three).files).toEqual({ added: [], removed: [] });
});

function siteOf(...files: string[]) {
  return { pages: new Map(), assets: new Map(), files };
}
