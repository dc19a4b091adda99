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
    { code: 'onload on <svg>', jsx: raw('<svg/onload=alert(1)></svg>') },
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

const misread = (what: string, name: string, why = '') => ({
  what,
  where: pathless(name).where,
  why,
});

describeFaults('HTML of which browsers make something else is reported:', [
  {
    title: 'a <div> or a list in a paragraph, on each page that has one',
    files: {
      'pages/nest-a.tsx': pageSource('Nest a', '<p><div /></p>'),
      'pages/nest-b.tsx': pageSource('Nest b', '<p><span><ul /></span></p>'),
    },
    faults: [
      misread('Invalid nesting: <div> in <p>', 'nest-a', 'Look at:\n<p><div>'),
      misread('Invalid nesting: <ul> in <p>', 'nest-b', 'Browsers close, move or leave out'),
    ],
  },
  {
    title: 'a table row without a table body, in the island that contains it',
    files: {
      'components/Rows.island.tsx': 'export default () => <table><tr><td /></tr></table>;',
      'pages/nest-d.tsx': pageSource('Nest d', '<Rows />', {
        above: "import Rows from '../components/Rows.island.tsx';",
      }),
    },
    faults: [misread('Invalid nesting: <tr> in <table>', 'nest-d')],
  },
  {
    title: 'an island that is sound, in a place that does not allow it',
    files: {
      'components/Block.island.tsx': 'export default () => <div>x</div>;',
      'pages/nest-e.tsx': pageSource('Nest e', '<p><Block /></p>', {
        above: "import Block from '../components/Block.island.tsx';",
      }),
    },
    faults: [misread('Invalid nesting: <div> in <p>', 'nest-e')],
  },
  ...[
    ['<!-- oops', 'a comment has no end'],
    ['<textarea>x', '<textarea> has no end tag'],
    ['<plaintext>', '<plaintext> has no end tag'],
    ['</div></section>', '</div> ends nothing'],
    ['</main></body></html>', '</main> ends nothing'],
    ['<b>x', '<b> has no end tag'],
  ].map(([html = '', found = ''], index) => ({
    title: `raw HTML that is not balanced: ${html}`,
    files: { [`pages/raw-${index}.tsx`]: pageSource(`Raw ${index}`, raw(html)) },
    faults: [misread(`Unbalanced HTML: ${found}`, `raw-${index}`, html.slice(0, 3))],
  })),
  {
    title: 'in a layout, and in an error page',
    files: {
      'layouts/raw.tsx': `export default ({ children }) => <main>{children}${raw('<p>x</p></aside>')}</main>;`,
      'layouts/error.tsx': `export default ({ message }) => <h1>{message}${raw('<i>').replace('div', 'b')}</h1>;`,
    },
    faults: [
      { what: 'Unbalanced HTML: <i> has no end tag', where: 'layouts/error.tsx' },
      { what: 'Unbalanced HTML: </aside> ends nothing', where: 'layouts/raw.tsx' },
    ],
  },
]);

describeFaults('a layout that shows its page where a page may not be is reported:', [
  ...['form', 'a', 'ul', 'noscript'].map((tag) => ({
    title: `in <${tag}>`,
    files: {
      [`layouts/${tag}.tsx`]: `export default ({ children }) => <${tag}><div>{children}</div></${tag}>;`,
    },
    faults: [
      {
        what: `The layout "${tag}" shows its page inside <${tag}>`,
        where: `layouts/${tag}.tsx`,
        fix: 'main, div, section',
      },
    ],
  })),
  {
    title: 'in <p>, which no element of the layout itself may be in',
    files: { 'layouts/p.tsx': 'export default ({ children }) => <p>{children}</p>;' },
    faults: [{ what: 'Invalid nesting: <div> in <p>', where: 'layouts/p.tsx' }],
  },
  {
    title: 'but not in <article> or a custom element',
    files: {
      'layouts/neutral.tsx':
        'export default ({ children }) => <app-shell><article>{children}</article></app-shell>;',
    },
    faults: [],
  },
]);

describeFaults('what would not work after a visit is reported:', [
  {
    title: 'a script in the page',
    files: {
      'pages/script.tsx': pageSource('Script', raw('<script src="/favicon.svg"></script>')),
    },
    faults: [{ what: '<script src> would not work after a visit', ...pathless('script') }],
  },
  {
    title: 'a declarative shadow root',
    files: {
      'pages/shadow.tsx': pageSource(
        'Shadow',
        '<x-a><template shadowrootmode="open"><p>x</p></template></x-a>',
      ),
    },
    faults: [
      { what: '<template shadowrootmode> would not work after a visit', ...pathless('shadow') },
    ],
  },
  {
    title: 'an element that only looks like an island',
    files: { 'pages/stray.tsx': pageSource('Stray', raw('<react-island></react-island>')) },
    faults: [{ what: 'An island is not where it was rendered', ...pathless('stray') }],
  },
]);

const dead = (
  name: string,
  what: string,
  line: number,
  fix = 'Write an island or a behavior.',
) => ({
  what: `${what} would do nothing`,
  where: `pages/${name}.tsx:${line}, route /${name}`,
  fix,
});

describeFaults('a function that React would leave out is reported, with the line where it is:', [
  {
    title: 'in a component that an island uses, too',
    files: {
      'pages/dead.tsx': pageSource('Dead', '<Part /><Live />', {
        above: `import { Part } from '../components/Part.tsx';
          import Live from '../components/UsesPart.island.tsx';`,
      }),
      'components/UsesPart.island.tsx': `import { Part } from './Part.tsx';
        export default () => <Part />;`,
      'components/Part.tsx':
        'export const Part = () => <button type="button" onClick={() => {}}>Part</button>;',
    },
    faults: [
      { ...dead('dead', 'onClick on <button>', 0), where: 'components/Part.tsx:1, route /dead' },
    ],
  },
  {
    title: 'on an element that is made when the module is loaded',
    files: {
      'pages/early.tsx': pageSource('Early', '{button}', {
        above: '\nconst button = <button type="button" onClick={() => {}}>x</button>;',
      }),
    },
    faults: [dead('early', 'onClick on <button>', 2)],
  },
  {
    title: 'on each of two elements, also one that listens while events go down',
    files: {
      'pages/two.tsx': pageSource('Two', '<b onKeyDown={f}>x</b>\n<i onFocusCapture={f}>y</i>', {
        above: 'const f = () => {};',
      }),
    },
    faults: [dead('two', 'onFocusCapture on <i>', 7), dead('two', 'onKeyDown on <b>', 6)],
  },
  {
    title: 'on an element that `createElement` makes, or that `cloneElement` copies',
    files: {
      'pages/made.tsx': pageSource('Made', '{made}{copy}', {
        above: `import { createElement, cloneElement } from 'react';
const made = createElement('b', { onClick() {} }, 'x');
const copy = cloneElement(<i>y</i>, { onClick() {} });`,
      }),
    },
    faults: [dead('made', 'onClick on <b>', 2), dead('made', 'onClick on <i>', 3)],
  },
  {
    title: 'on a custom element, which has events of its own',
    files: { 'pages/custom.tsx': pageSource('Custom', '<x-a onpick={() => {}}>x</x-a>') },
    faults: [dead('custom', 'onpick on <x-a>', 6)],
  },
  {
    title: 'as the action of a form, in an island, too',
    files: {
      'pages/action.tsx': pageSource('Action', '<form action={() => {}}>x</form><Send />', {
        above: "import Send from '../components/Send.island.tsx';",
      }),
      'components/Send.island.tsx':
        '\nexport default () => <form onSubmit={() => {}}><button formAction={() => {}}>x</button></form>;',
    },
    faults: [
      {
        ...dead('action', 'formAction on <button>', 0),
        where: 'components/Send.island.tsx:2, route /action',
        fix: 'Write a URL, or an island whose form has `onSubmit`.',
      },
      dead('action', 'action on <form>', 6, 'Write a URL'),
    ],
  },
  {
    title: 'but not in an island, nor functions that React calls itself',
    files: {
      'pages/live.tsx': pageSource('Live', '<Live /><p ref={() => {}}>x</p>', {
        above: "import Live from '../components/Live.island.tsx';",
      }),
      'components/Live.island.tsx':
        'const early = <i onFocus={() => {}}>x</i>; export default () => <b onClick={() => {}}>{early}</b>;',
    },
    faults: [],
  },
]);

describeFaults('an element of the head, which would stay in the body, is reported:', [
  {
    title: 'in a page, with what to write instead, and its line',
    files: {
      'pages/head.tsx': pageSource(
        'Head',
        `<title>x</title>
        <meta name="robots" content="noindex" />
        <link rel="canonical" href="/" /><svg><title>y</title></svg>
        <meta itemProp="price" content="1" />`,
      ),
    },
    faults: [
      ['<link rel="canonical">', 8, 'Leave it out: the build writes it.'],
      ['<meta name="robots">', 7, 'write `indexed: false` in `page`'],
      ['<title>', 6, 'Write `title` in `page`.'],
    ].map(([found, line, fix]) => ({
      what: `${found} is not in the head`,
      where: `pages/head.tsx:${line}, route /head`,
      fix: `${fix}`,
    })),
  },
  {
    title: 'in raw HTML, a layout, an error page and an island',
    files: {
      'pages/meta.tsx': pageSource(
        'Meta',
        `${raw('<meta name="google-site-verification" content="x">')}<Named />`,
        { above: "import Named from '../components/Named.island.tsx';" },
      ),
      'components/Named.island.tsx': 'export default () => <title>x</title>;',
      'layouts/based.tsx':
        'export default ({ children }) => <main><base href="/x/" />{children}</main>;',
      'layouts/error.tsx':
        'export default ({ message }) => <h1><meta charSet="utf-8" />{message}</h1>;',
    },
    faults: [
      { what: '<title> is not in the head', where: 'components/Named.island.tsx:1, route /meta' },
      { what: '<base> is not in the head', where: 'layouts/based.tsx:1' },
      { what: '<meta charset> is not in the head', where: 'layouts/error.tsx:1' },
      {
        what: '<meta name="google-site-verification"> is not in the head',
        where: pathless('meta').where,
        fix: '`meta` of `page` or of layouts/_site.ts',
      },
    ],
  },
  {
    title: 'if the page asks for it in a way that would break it, or for an address that is broken',
    files: {
      'pages/entries.tsx': pageSource('Entries', '', {
        facts:
          "meta: [{ name: 'description', content: 'x' }], link: [{ rel: 'stylesheet', href: '/a.css' }]",
      }),
      'pages/lost.tsx': pageSource('Lost', '', {
        facts:
          "link: [{ rel: 'alternate', hreflang: 'de', href: '/nowhere' }, { rel: 'preload', as: 'image', href: '/no.png' }]",
      }),
    },
    faults: [
      {
        what: 'An entry for the head cannot be used',
        where: pathless('entries').where,
        why: 'page.link[0] is "stylesheet". Import the stylesheet',
      },
      {
        what: 'An entry for the head cannot be used',
        where: pathless('entries').where,
        why: 'page.meta[0] is "description". Write `description` in `page`.',
      },
      { what: 'Broken file /no.png', where: pathless('lost').where, why: '<link href>' },
      {
        what: 'Broken link https://small.example/nowhere',
        where: pathless('lost').where,
        why: 'There is no route or file of this name.',
      },
    ],
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
