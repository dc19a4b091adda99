import { test } from 'vitest';
import { type ExpectedFault, expectFaults } from '../support/sites/broken-sites.ts';
import { islandPage, page, type SiteFiles } from '../support/sites/site-files.ts';

const raw = (html: string) => `<div dangerouslySetInnerHTML={{ __html: '${html}' }} />`;
const repeated = (id: string, where: string): ExpectedFault => [
  `The id "${id}" is used more than once`,
  where,
];
const dead = (what: string, where: string, fix = 'Write an island or a behavior.') =>
  [`${what} would do nothing`, where, '', fix] as const;
const inBody = (what: string, where: string, fix?: string): ExpectedFault => [
  `${what} is not in the head`,
  where,
  '',
  fix,
];
const FILES: SiteFiles = {
  // An id that a page has twice, or that its layout or the build has, too.
  ...page('ids', '<p id="a" /><p id="a" /><p id="main" /><p id="page" /><p id="pointwork-page" />'),
  // An id that is in two islands.
  ...islandPage('Box', 'export default () => <p id="box" />;', '<Box /><Box />'),
  // More than 30 kB after compression.
  ...page('large', '<p>{noise}</p>', {
    above: `let seed = 1;
    const noise = Array.from({ length: 12000 }, () => (seed = (seed * 48271) % 2147483647).toString(36)).join(' ');`,
  }),
  // A layout that shows its page never, more than once, in <form> or in <p>, but not in <article> or a custom element.
  'layouts/form.tsx': 'export default ({ children }) => <form><div>{children}</div></form>;',
  'layouts/never.tsx': 'export default () => <main />;',
  'layouts/neutral.tsx':
    'export default ({ children }) => <app-shell><article>{children}</article></app-shell>;',
  'layouts/p.tsx': 'export default ({ children }) => <p>{children}</p>;',
  'layouts/twice.tsx': 'export default ({ children }) => <main>{children}{children}</main>;',
  // Raw HTML that is not balanced, or an element of the head.
  'layouts/raw.tsx': `export default ({ children }) => <main>{children}${raw('<p>x</p></aside>')}</main>;`,
  'layouts/based.tsx':
    'export default ({ children }) => <main><base href="/x/" />{children}</main>;',
  // The message of the error page in an attribute, an id of the layout, and what is reported in a page.
  'layouts/error.tsx': `export default ({ message }) =>
    <h1 id="main" title={message}><meta charSet="utf-8" />{message}${raw('<i>').replace('div', 'b')}</h1>;`,
  // A function that React would leave out: in a component that an island uses, too.
  ...page('dead', '<Part /><Live />', {
    above: `import { Part } from '../components/Part.tsx';
      import Live from '../components/UsesPart.island.tsx';`,
  }),
  'components/UsesPart.island.tsx':
    "import { Part } from './Part.tsx'; export default () => <Part />;",
  'components/Part.tsx':
    'export const Part = () => <button type="button" onClick={() => {}}>Part</button>;',
  // On each element, however it is made: at import, by `createElement` or `cloneElement`, or with events of its own.
  ...page('early', '{button}<b onKeyDown={f}>x</b>\n<i onFocusCapture={f}>y</i>', {
    above: 'const f = () => {};\nconst button = <button onClick={() => {}}>x</button>;',
  }),
  ...page('made', '{made}{copy}<x-a onpick={() => {}}>x</x-a>', {
    above: `import { createElement, cloneElement } from 'react';
const made = createElement('b', { onClick() {} }, 'x');
const copy = cloneElement(<i>y</i>, { onClick() {} });`,
  }),
  // As the action of a form, in an island, too.
  ...islandPage(
    'Send',
    '\nexport default () => <form onSubmit={() => {}}><button formAction={() => {}}>x</button></form>;',
    '<form action={() => {}}>x</form><Send />',
  ),
  // But no function in an island, and none that React calls itself.
  ...islandPage(
    'Live',
    'const early = <i onFocus={() => {}}>x</i>; export default () => <b onClick={() => {}}>{early}</b>;',
    '<Live /><p ref={() => {}}>x</p>',
  ),
  // An element of the head, which would stay in the body: in a page, with what to write instead, and its line.
  ...page(
    'head',
    `<title>x</title>
        <meta name="robots" content="noindex" />
        <link rel="canonical" href="/" /><svg><title>y</title></svg>
        <meta itemProp="price" content="1" />`,
  ),
  // In raw HTML and an island.
  ...islandPage(
    'Named',
    'export default () => <title>x</title>;',
    `${raw('<meta name="google-site-verification" content="x">')}<Named />`,
  ),
  // An entry for the head that would break it, or has a broken address.
  ...page('entries', '', { facts: "link: [{ rel: 'stylesheet', href: '/a.css' }]" }),
  ...page('lost', '', {
    facts: `link: [{ rel: 'alternate', hreflang: 'de', href: '/nowhere' },
      { rel: 'preload', as: 'image', href: '/no.png' }]`,
  }),
};

const FAULTS: readonly ExpectedFault[] = [
  ...['a', 'main', 'page', 'pointwork-page'].map((id) => repeated(id, 'ids')),
  repeated('box', 'box'),
  ['The HTML of the page is over its size budget', 'large', 'at most 30000 are allowed'],
  ['The layout "form" shows its page inside <form>', 'layouts/form.tsx', '', 'main, div'],
  ['The layout "never" shows its page never', 'layouts/never.tsx', '', 'Put {children} where'],
  ['Invalid nesting: <div> in <p>', 'layouts/p.tsx'],
  ['The layout "twice" shows its page more than once', 'layouts/twice.tsx'],
  inBody('<base>', 'layouts/based.tsx:1'),
  ['Invalid nesting: </aside> in <div>', 'layouts/raw.tsx'],
  inBody('<meta charset>', 'layouts/error.tsx:2'),
  [
    'The error page has its message in an attribute or in the props of an island',
    'layouts/error.tsx',
    'a quotation mark',
    'Show {message} as text',
  ],
  repeated('main', 'layouts/error.tsx'),
  ['Invalid nesting: </b> in <i>', 'layouts/error.tsx'],
  dead('onClick on <button>', 'components/Part.tsx:1, route /dead'),
  dead('onClick on <button>', 'early:2'),
  dead('onFocusCapture on <i>', 'early:8'),
  dead('onKeyDown on <b>', 'early:7'),
  dead('onClick on <b>', 'made:2'),
  dead('onClick on <i>', 'made:3'),
  dead('onpick on <x-a>', 'made:8'),
  dead(
    'formAction on <button>',
    'components/Send.island.tsx:2, route /send',
    'Write a URL, or an island whose form has `onSubmit`.',
  ),
  dead('action on <form>', 'send:6', 'Write a URL'),
  inBody('<link rel="canonical">', 'head:8', 'Leave it out: the build writes it.'),
  inBody('<meta name="robots">', 'head:7', 'write `indexed: false` in `page`'),
  inBody('<title>', 'head:6', 'Write `title` in `page`.'),
  inBody('<title>', 'components/Named.island.tsx:1, route /named'),
  inBody(
    '<meta name="google-site-verification">',
    'named',
    '`meta` of `page` or of layouts/_site.ts',
  ),
  ['page.link[0] cannot be used', 'entries', "rel: 'stylesheet'", 'Import the stylesheet'],
  ['Broken file /no.png', 'lost', '<link href>'],
  ['Broken link https://small.example/nowhere', 'lost', 'There is no route or file'],
];

test('what a page, a layout or an error page may not contain is reported, with the line where it is made, and nothing else', () =>
  expectFaults(FILES, FAULTS));

const ITEMS = '<ul>{[1, 2].map((n) => <li>{n}</li>)}</ul>';
const KEYED = '<ul>{[1, 2].map((n) => <li key={n}>{n}</li>)}</ul>';
const warning = (name: string, why: string): ExpectedFault => [
  `React warns about pages/${name}.tsx`,
  name,
  why,
];

test('each warning by React is a fault with --warnings', () =>
  expectFaults(
    {
      // A missing key, though a page before has the same elements, in elements made at import, too.
      ...page('key-a', KEYED),
      ...page('key-b', ITEMS),
      ...page('const-a', '{list}', { above: `const list = ${KEYED};` }),
      ...page('const-b', '{list}', { above: `const list = ${ITEMS};` }),
      // An unknown event handler, or a wrong value, though a page before has one of the same type.
      ...page('handler', '<p onclick="alert(1)" />'),
      ...page('value-a', '<img src="/favicon.svg" width={5} alt="" />'),
      ...page('value-b', '<img src="" width={5} alt="" />'),
      ...page('value-c', '<img src="/favicon.svg" width={0 / 0} alt="" />'),
    },
    [
      warning('const-b', 'unique "key" prop'),
      warning('key-b', 'unique "key" prop'),
      warning('handler', 'Invalid event handler property `onclick`'),
      warning('value-b', 'An empty string ("") was passed to the src attribute'),
      warning('value-c', 'Received NaN for the `width` attribute'),
    ],
    { args: ['--warnings'] },
  ));
