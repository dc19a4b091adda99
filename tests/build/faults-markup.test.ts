import { expect, test } from 'vitest';
import { buildBroken } from '../support/sites/build-broken.ts';
import { describeFaults, matching } from '../support/sites/describe-faults.ts';
import { pageSource } from '../support/sites/site-files.ts';

const raw = (html: string) => `<div dangerouslySetInnerHTML={{ __html: '${html}' }} />`;
const pathless = (name: string) => ({
  file: `pages/${name}.tsx`,
  where: `pages/${name}.tsx, route /${name}`,
});

const repeated = (id: string, where: string) => ({
  what: `The id "${id}" is used more than once`,
  where,
});

describeFaults('a repeated id is reported:', [
  {
    title: 'in one page',
    files: { 'pages/twice.tsx': pageSource('Twice', '<p id="a" /><p id="a" />') },
    faults: [repeated('a', pathless('twice').where)],
  },
  {
    title: 'in a page and its layout, or in what the build adds',
    files: {
      'pages/around.tsx': pageSource(
        'Around',
        '<p id="main" /><p id="page" /><p id="pointwork-page" />',
      ),
    },
    faults: ['main', 'page', 'pointwork-page'].map((id) => repeated(id, pathless('around').where)),
  },
  {
    title: 'in two islands',
    files: {
      'components/Box.island.tsx': 'export default () => <p id="box" />;',
      'pages/islands.tsx': pageSource('Islands', '<Box /><Box />', {
        above: "import Box from '../components/Box.island.tsx';",
      }),
    },
    faults: [repeated('box', pathless('islands').where)],
  },
  {
    title: 'in the error page and its layout',
    files: { 'layouts/error.tsx': 'export default ({ message }) => <p id="main">{message}</p>;' },
    faults: [repeated('main', 'layouts/error.tsx')],
  },
]);

test.each([
  ['in an attribute', '<h1 title={message}>{message}</h1>'],
  ['in the props of an island', '<><h1>{message}</h1><Words text={message} /></>'],
])(
  'the message of the error page, which may contain quotation marks, is reported if it is %s',
  async (_, jsx) => {
    const faults = await buildBroken({
      'components/Words.island.tsx': 'export default ({ text }) => <p>{text}</p>;',
      'layouts/error.tsx': `import Words from '../components/Words.island.tsx';
      export default ({ message }) => ${jsx};`,
    });
    expect(faults).toEqual([
      matching({
        what: 'The error page has its message in an attribute or in the props of an island',
        where: 'layouts/error.tsx',
        why: 'a quotation mark',
        fix: 'Show {message} as text',
      }),
    ]);
  },
);

describeFaults('inline code, which the security policy blocks, is reported:', [
  ...[
    { code: 'a <script>', jsx: raw('<script>alert(1)</script>') },
    { code: 'onclick on <b>', jsx: raw('<b onclick="alert(1)">x</b>') },
    { code: 'a <style>', jsx: raw('<style>p{}</style>') },
    { code: 'style on <p>', jsx: "<p style={{ color: 'red' }} />" },
    { code: 'onload on <svg>', jsx: raw('<svg/onload=alert(1)>') },
  ].map(({ code, jsx }, index) => ({
    title: code,
    files: { [`pages/code-${index}.tsx`]: pageSource(`Code ${index}`, jsx) },
    faults: [{ what: `Inline code: ${code}`, where: pathless(`code-${index}`).where }],
  })),
]);

const ITEMS = '<ul>{[1, 2].map((n) => <li>{n}</li>)}</ul>';
const KEYED = '<ul>{[1, 2].map((n) => <li key={n}>{n}</li>)}</ul>';
const warning = (name: string, why: string) => ({
  what: `React warns about pages/${name}.tsx`,
  where: pathless(name).where,
  why,
});

describeFaults(
  'a warning by React is a fault with --warnings:',
  [
    {
      title: 'a missing key, though a sound page before it has the same elements',
      files: {
        'pages/key-a.tsx': pageSource('Key a', KEYED),
        'pages/key-b.tsx': pageSource('Key b', ITEMS),
      },
      faults: [warning('key-b', 'unique "key" prop')],
    },
    {
      title: 'a missing key in elements that are made when the module is loaded',
      files: {
        'pages/const-a.tsx': pageSource('Const a', '{list}', { above: `const list = ${KEYED};` }),
        'pages/const-b.tsx': pageSource('Const b', '{list}', { above: `const list = ${ITEMS};` }),
      },
      faults: [warning('const-b', 'unique "key" prop')],
    },
    {
      title: 'a value that is wrong, though a sound page before it has one of the same type',
      files: {
        'pages/value-a.tsx': pageSource('Value a', '<img src="/favicon.svg" width={5} alt="" />'),
        'pages/value-b.tsx': pageSource('Value b', '<img src="" width={5} alt="" />'),
        'pages/value-c.tsx': pageSource(
          'Value c',
          '<img src="/favicon.svg" width={0 / 0} alt="" />',
        ),
      },
      faults: [
        warning('value-b', 'An empty string ("") was passed to the src attribute'),
        warning('value-c', 'Received NaN for the `width` attribute'),
      ],
    },
    {
      title: 'an unknown event handler',
      files: { 'pages/handler.tsx': pageSource('Handler', '<p onclick="alert(1)" />') },
      faults: [warning('handler', 'Invalid event handler property `onclick`')],
    },
  ],
  { args: ['--warnings'] },
);

const nesting = (pair: string, name: string) => ({
  what: `Invalid nesting: ${pair}`,
  where: pathless(name).where,
  why: 'Browsers close or move elements',
});

describeFaults('elements that HTML does not allow in their place are reported:', [
  {
    title: 'a <div> or a list in a paragraph, on each page that has one',
    files: {
      'pages/nest-a.tsx': pageSource('Nest a', '<p><div /></p>'),
      'pages/nest-b.tsx': pageSource('Nest b', '<p><span><ul /></span></p>'),
    },
    faults: [nesting('<div> in <p>', 'nest-a'), nesting('<ul> in <p>', 'nest-b')],
  },
  {
    title: 'a link in a link and a button in a button',
    files: {
      'pages/nest-c.tsx': pageSource(
        'Nest c',
        '<a href="/"><b><a href="/">x</a></b></a><button type="button"><button type="button" /></button>',
      ),
    },
    faults: [nesting('<a> in <a>', 'nest-c'), nesting('<button> in <button>', 'nest-c')],
  },
  {
    title: 'a table row without a table body, with the island that contains it',
    files: {
      'components/Rows.island.tsx': 'export default () => <table><tr><td /></tr></table>;',
      'pages/nest-d.tsx': pageSource('Nest d', '<Rows />', {
        above: "import Rows from '../components/Rows.island.tsx';",
      }),
    },
    faults: [nesting('<tr> in <table>', 'nest-d')],
  },
]);

describeFaults('a page over its size budget is reported:', [
  {
    title: 'over 30 kB after compression',
    files: {
      'pages/large.tsx': pageSource('Large', '<p>{noise}</p>', {
        above: `let seed = 1;
          const noise = Array.from({ length: 12000 }, () => (seed = (seed * 48271) % 2147483647).toString(36)).join(' ');`,
      }),
    },
    faults: [
      {
        what: 'The HTML of the page is over its size budget',
        where: pathless('large').where,
        why: 'at most 30000 are allowed',
      },
    ],
  },
]);
