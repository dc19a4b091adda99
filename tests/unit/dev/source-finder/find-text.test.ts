import { describe, expect, test } from 'vitest';
import { findText } from '../../../../scripts/dev/source-finder/find-text.ts';
import { COPY } from '../../../../scripts/dev/source-finder/rank-places.ts';
import { readSource } from '../../../../scripts/dev/source-finder/read-source.ts';

const SOURCES = {
  'pages/index.content.ts': `import { facts } from '../layouts/_site.ts';
const intro = { title: 'Change here for every\\u00a0platform.', days: 10 };
const visit = { title: 'Prefer to visit?', text: \`\${facts.address}. Please phone first.\` };
const clients = { title: 'Teams', names: ['Ardley & Pym', 'Saltmere Energy'] };
const works = [
  { client: 'Saltmere Energy', result: '23 accounts in 4.' },
  { client: 'Ardley & Pym', result: '140 pages.' },
];
const map = { alt: 'Four lines meet.' };
const rows = [
  ['Jira', 'Yes', 'No'],
  ['Confluence', 'Yes', 'Yes'],
];
export const home = { intro, visit, clients, works, map, rows } as const;
`,
  'pages/index.tsx': `import { home } from './index.content.ts';
export const page = { title: 'Home of trains', description: 'All about them.' };
`,
  'layouts/_site.ts': `export const facts = { address: 'Siding Lane, Bristol', hours: 'Monday to Friday' };
`,
  'components/Slide.tsx': `export function Slide({ index, title, count }: { index: number }) {
  return (
    <li className="Teams" aria-label={\`\${index} of \${count}: \${title}\`}>
      Takes {count} days,
      at most.
    </li>
  );
}
`,
};

const texts = Object.entries(SOURCES).flatMap(([file, text]) => readSource(file, text).texts);
const likelihood = (file: string) => (file.startsWith('components/') ? 1 : COPY);

/** The lines of each string of a text, `file:line`. */
function find(shown: string | string[], around: string[] = [], offset = 0) {
  const found = findText(texts, likelihood, { texts: [shown].flat(), around, offset });
  return found?.pieces.map(({ places }) => places.map(({ file, line }) => `${file}:${line}`));
}

describe('text of a source is found at its line, such as', () => {
  test.each([
    [
      'a sentence, whatever its spaces',
      'Change here for  every platform.',
      'pages/index.content.ts:2',
    ],
    ['a number', '10', 'pages/index.content.ts:2'],
    ['an entry of a list', 'Teams', 'pages/index.content.ts:4'],
    ['an alternative text', 'Four lines meet.', 'pages/index.content.ts:9'],
    ['the title of a page', 'Home of trains', 'pages/index.tsx:2'],
    ['its description', 'All about them.', 'pages/index.tsx:2'],
    ['a piece of a text', 'here for every', 'pages/index.content.ts:2'],
  ])('%s', (_, text, place) => expect(find(text)).toEqual([[place]]));
});

test('text is found with its column', () => {
  const found = findText(texts, likelihood, {
    texts: ['Four lines meet.'],
    around: [],
    offset: 0,
  });
  expect(found?.pieces[0]?.places).toEqual([
    { file: 'pages/index.content.ts', line: 9, column: 20 },
  ]);
});

test('text that is in no source, or is only a part of a word there, is not found', () => {
  expect(find('Nobody has written this.')).toBeUndefined();
  expect(find('Hom')).toBeUndefined();
});

describe('a sentence made of several strings is found', () => {
  test('as a template and its values', () => {
    expect(find('Siding Lane, Bristol. Please phone first.')).toEqual([
      ['layouts/_site.ts:1'],
      ['pages/index.content.ts:3'],
    ]);
  });

  test('as the text of an element and the values in it', () => {
    expect(find('Takes 10 days, at most.')).toEqual([
      ['components/Slide.tsx:4'],
      ['pages/index.content.ts:2'],
      ['components/Slide.tsx:4'],
    ]);
  });

  test('in an attribute', () => {
    expect(find('2 of 3: Prefer to visit?')).toEqual([
      ['components/Slide.tsx:3'],
      ['pages/index.content.ts:3'],
    ]);
  });

  test('as strings that were joined', () => {
    expect(find('Monday to Friday; Siding Lane, Bristol')).toEqual([
      ['layouts/_site.ts:1'],
      ['layouts/_site.ts:1'],
    ]);
  });

  test('with the number of the string that is pointed at', () => {
    const asked = { texts: ['Siding Lane, Bristol. Please phone first.'], around: [] };
    expect(findText(texts, likelihood, { ...asked, offset: 3 })).toMatchObject({ at: 0 });
    expect(findText(texts, likelihood, { ...asked, offset: 30 })).toMatchObject({ at: 1 });
  });
});

test('a text is not put together from several strings if a single line has that of an element around it', () => {
  expect(find(['Saltmere', 'Saltmere Energy'], ['23 accounts in 4.'])?.[0]?.[0]).toBe(
    'pages/index.content.ts:6',
  );
});

describe('text that occurs on several lines is told apart by the text around it', () => {
  test.each([
    ['Ardley & Pym', ['Saltmere Energy', 'Teams'], 'pages/index.content.ts:4'],
    ['Ardley & Pym', ['140 pages.', 'Saltmere Energy'], 'pages/index.content.ts:7'],
    ['Saltmere Energy', ['23 accounts in 4.'], 'pages/index.content.ts:6'],
    ['Yes', ['No', 'Jira', 'Confluence'], 'pages/index.content.ts:11'],
    ['Yes', ['Yes', 'Confluence', 'No', 'Jira'], 'pages/index.content.ts:12'],
  ])('%s beside %s', (text, around, place) => expect(find(text, around)?.[0]?.[0]).toBe(place));

  test('with the other lines after the likeliest one', () => {
    expect(find('Saltmere Energy', ['23 accounts in 4.'])).toEqual([
      ['pages/index.content.ts:6', 'pages/index.content.ts:4'],
    ]);
  });
});

test('class names, imports, types and keys are not text', () => {
  const source = `import x from 'module words';
type T = 'type words';
const a: { 'key words': 'more type words' } = { 'key words': 'value words' as 'no words' };
export default () => <p className="class words" data-x="data words">text words</p>;`;
  expect(readSource('a.tsx', source).texts.map(({ text }) => text)).toEqual([
    'value words',
    'text words',
  ]);
});

test('a source that cannot be parsed counts as one without text', () => {
  expect(readSource('a.ts', 'const a = { ;').texts).toEqual([]);
});
