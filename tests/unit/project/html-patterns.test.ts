import { expect, test } from 'vitest';
import { findHtmlPatterns } from '../../support/sources/find-html-patterns.ts';
import { readSources } from '../../support/sources/read-sources.ts';

test.each([
  "html.replace(/<(section|main)(?=[ >])/g, '\\n<$1');",
  'const SLOT = new RegExp("<" + TAG + " data-slot", "g");',
  'const [before, after] = html.split(\'<div id="page">\');',
  "if (html.includes('<!--$!-->')) fail();",
  "const at = html.indexOf('<' + tag);",
])('a search for tags is found: %s', (source) => {
  expect(findHtmlPatterns(source)).toEqual([1]);
});

test.each([
  "html.startsWith('</', at);",
  '/(?<name>a)(?<=b)/.exec(text);',
  "const tag = '<p>'; if (a < b) text.split(',');",
])('other code is not: %s', (source) => {
  expect(findHtmlPatterns(source)).toEqual([]);
});

test('the build looks for nothing in HTML by pattern; only its reader looks for the next tag', () => {
  const reader = 'scripts/prerender/check/read-plain-html.ts';
  const sources = readSources('scripts/prerender/**/*.ts').filter(({ path }) => path !== reader);
  expect(sources.length).toBeGreaterThan(50);
  const found = sources.flatMap(({ path, source }) =>
    findHtmlPatterns(source).map((line) => `${path}:${line}`),
  );
  expect(found).toEqual([]);
});
