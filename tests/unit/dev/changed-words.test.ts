import { describe, expect, test } from 'vitest';
import { changedWords } from '../../../scripts/dev/changed-words.ts';

const document = (body: string) =>
  `<html><head><title>Jobs</title></head><body>${body}</body></html>`;
const changes = (before: string, after: string) => changedWords(document(before), document(after));

describe('changed words are reported with their place', () => {
  test('in one of several elements of the same source, after another element', () => {
    const list = (words: string) =>
      `<li data-source="List.tsx:4"><b>1</b>one</li><li data-source="List.tsx:4"><b>2</b>${words}</li>`;
    expect(changes(list('two &amp; more'), list('two &lt;only'))).toEqual([
      {
        source: 'List.tsx:4',
        nth: 1,
        count: 2,
        child: 1,
        before: 'two & more',
        after: 'two <only',
      },
    ]);
  });

  test('after an element without content, and a drawing', () => {
    const line = (words: string) =>
      `<p data-source="Line.tsx:2">one<br><svg><path d="M0 0"></path></svg>${words}</p>`;
    expect(changes(line('two'), line('three'))).toMatchObject([{ child: 3, nth: 0, count: 1 }]);
  });

  test('in several elements at once', () => {
    const lines = (words: string) =>
      `<h1 data-source="A.tsx:1">${words}</h1><p data-source="A.tsx:2">${words}</p>`;
    expect(changes(lines('old'), lines('new'))?.map(({ source }) => source)).toEqual([
      'A.tsx:1',
      'A.tsx:2',
    ]);
  });
});

describe('changed words cannot be replaced one by one', () => {
  test.each([
    ['if an attribute differs', '<p title="one">a</p>', '<p title="two">a</p>'],
    ['if an element is new', '<p>a</p>', '<p>a</p><p>b</p>'],
    ['if a text is new', '<p data-source="A.tsx:1"></p>', '<p data-source="A.tsx:1">a</p>'],
    ['if their element has no source', '<p>one</p>', '<p>two</p>'],
    [
      'if they are an island’s, which has them in its props, too',
      '<react-island><p data-source="A.tsx:1">one</p></react-island>',
      '<react-island><p data-source="A.tsx:1">two</p></react-island>',
    ],
  ])('%s', (_, before, after) => {
    expect(changes(before, after)).toBeUndefined();
  });
});

test('two equal documents have no changed words', () => {
  expect(changes('<p>one</p>', '<p>one</p>')).toEqual([]);
});
