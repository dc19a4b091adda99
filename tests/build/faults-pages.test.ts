import { test } from 'vitest';
import { type ExpectedFault, expectFaults } from '../support/sites/broken-sites.ts';
import { page, pageSource, type SiteFiles } from '../support/sites/site-files.ts';

const links = (...addresses: string[]) =>
  addresses.map((address) => `<a href="${address}">Link</a>`).join('');

const FILES: SiteFiles = {
  // Two sources for one route, also if they differ only in letter case.
  ...page('about'),
  'pages/about/index.tsx': pageSource('About again', ''),
  ...page('team'),
  ...page('Team'),
  // Two routes with one name, and a parameter.
  ...page('a/b'),
  ...page('a-b'),
  ...page('blog/[slug]'),
  // The name of an error page.
  ...page('404'),
  // One that shows where it is, or whose preview picture is missing or relative.
  ...page('here', '<p>{import.meta.filename}</p>'),
  ...page('shared', '', { facts: "meta: [{ property: 'og:image', content: '/none.png' }]" }),
  ...page('beside', '', { facts: "meta: [{ name: 'twitter:image', content: 'none.png' }]" }),
  // Pages without a default export and `page`, or with a title and a description that say nothing.
  'pages/nothing.tsx': '',
  'pages/untitled.tsx': "export const page = { description: ' ' }; export default () => null;",
  // One with the title and the description of another page.
  'pages/twin.tsx': pageSource('Home', ''),
  // With an unknown layout, or the error page, which is none.
  ...page('misspelt', '', { facts: "layout: 'drak'" }),
  ...page('in-error', '', { facts: "layout: 'error'" }),
  // With unknown middleware.
  ...page('middle', '', { facts: "middleware: ['auth']" }),
  // With props for an island that JSON would change, with their path.
  'components/Menu.island.tsx': 'export default () => <p />;',
  ...page('dates', '<Menu topics={[1, 2, { since: new Date(0) }]} />', {
    above: "import Menu from '../components/Menu.island.tsx';",
  }),
  // A link, once, with all pages that contain it.
  ...page('first', links('/gone')),
  ...page('second', links('/gone', '/gone')),
  'layouts/dark.tsx': `export default ({ children }) => <main>${links('/gone')}{children}</main>;`,
  'layouts/error.tsx': `export default ({ message }) => <p>{message}${links('/gone')}</p>;`,
  // A link to a page that is not published.
  ...page('soon', '', { facts: 'prerender: false' }),
  ...page('eager', links('/soon')),
  // A link to a public file that is left out.
  'assets/public/.hidden/map.pdf': '',
  ...page('left-out', links('/.hidden/map.pdf')),
  // An anchor: of a page, and of a layout once for all its pages.
  ...page('anchors', links('#here', '/#there')),
  'layouts/light.tsx': `export default ({ children }) => <main id="light">${links('#light', '#page', '#dark')}{children}</main>;`,
  // But no anchor of a layout that has another fault, since it may be in that.
  'layouts/faulty.tsx': "export default () => { throw new Error('No layout'); };",
  ...page('inside', links('#anywhere', '/inside#anywhere'), { facts: "layout: 'faulty'" }),
  // A file, whatever names it.
  ...page(
    'files',
    `<img src="/a.png" srcSet="/b.png 2x" alt="" /><video src="/c.mp4" poster="/d.jpg" />
        <link rel="stylesheet" href="/f.css" precedence="low" /><object data="/g.pdf" />`,
  ),
  // A file or a form of another site, which the security policy blocks, but not a link.
  ...page(
    'foreign',
    `<iframe title="b" src="https://b.example/b" /><form action="https://c.example/c"><button formAction="https://d.example/d" /></form>
        <link rel="preconnect" href="https://other.example" />${links('https://other.example/f')}`,
  ),
};

const FAULTS: readonly ExpectedFault[] = [
  ['Invalid route name "Team"', 'pages/Team.tsx', '', 'to team.tsx'],
  ['Two sources for the route /team', 'pages/Team.tsx and pages/team.tsx'],
  [
    'Two sources for the route /about',
    'pages/about.tsx and pages/about/index.tsx',
    '',
    'Keep one of them',
  ],
  ['Two routes with the name "a-b"', 'pages/a-b.tsx and pages/a/b.tsx'],
  ['Parameter route /blog/[slug]', 'pages/blog/[slug].tsx'],
  ['Reserved route name "404"', 'pages/404.tsx, route /404', '', 'layouts/error.tsx'],
  ['A path of this machine in the HTML of pages/here.tsx', 'here'],
  ['Broken file https://small.example/none.png', 'shared', 'Referred to by <meta content>'],
  ['Broken file none.png', 'beside', 'It is relative', '"/none.png"'],
  ['A page without a component', 'nothing', 'The default export is missing.'],
  ['page is missing', 'nothing', '', 'Write an object'],
  ['page.description cannot be used', 'untitled', "It is ' '."],
  ['page.title is missing', 'untitled', '', 'a title that no other page has'],
  [
    'The description of /twin is the same as that of /',
    'twin',
    'Both say "About: Home." (pages/index.tsx).',
  ],
  ['The title of /twin is the same as that of /', 'twin'],
  ['Unknown layout "error"', 'in-error', '', 'is the error page, not a layout.'],
  ['Unknown layout "drak"', 'misspelt', 'The layouts are dark, default', 'add layouts/drak.tsx'],
  ['Unknown middleware auth', 'middle', 'pages/_middleware.ts exports greet.'],
  [
    'pages/dates.tsx threw an error while it was rendered',
    'dates',
    'Menu props.topics[2].since is an instance of Date; the props of an island must be JSON',
    'Correct the props of <Menu>',
  ],
  [
    'Broken link /gone',
    'layouts/dark.tsx',
    `There is no route or file of this name.
Referred to by <a href> in layouts/dark.tsx,
  <a href> in layouts/error.tsx,
  <a href> in pages/first.tsx,
  <a href> in pages/second.tsx`,
  ],
  ['Broken link /soon', 'eager', 'The page /soon is not published.'],
  ['Broken link /.hidden/map.pdf', 'left-out', 'There is no route or file of this name.'],
  ['Broken link #dark', 'layouts/light.tsx', 'no element with the id "dark" around the page.'],
  ['Broken link #here', 'anchors', 'The page /anchors has no element with the id "here".'],
  ['Broken link /#there', 'anchors', 'The page / has no element with the id "there".'],
  [
    'layouts/faulty.tsx threw an error while it was rendered',
    'layouts/faulty.tsx:1',
    'Error: No layout',
  ],
  ['Broken file /a.png', 'files', 'There is no file of this name.\nReferred to by <img src>'],
  ['Broken file /b.png', 'files', 'Referred to by <img srcset>'],
  ['Broken file /c.mp4', 'files', 'Referred to by <video src>'],
  ['Broken file /d.jpg', 'files', 'Referred to by <video poster>'],
  ['Broken file /f.css', 'files', 'Referred to by <link href>'],
  ['Broken file /g.pdf', 'files', 'object-src', 'Link to it'],
  [
    'Broken file https://b.example/b',
    'foreign',
    'frame-src',
    "{ 'frame-src': ['https://b.example'] }",
  ],
  ['Broken form https://c.example/c', 'foreign', 'Referred to by <form action>'],
  ['Broken form https://d.example/d', 'foreign', 'Referred to by <button formaction>'],
];

test('files that cannot be routes, pages that lack something or have something wrong, and broken addresses are reported, and nothing else', () =>
  expectFaults(FILES, FAULTS));

test('below a base, an address outside of it is reported, and each with the line where it is written', () =>
  expectFaults(
    {
      // It is outside if it is written with the origin, but not if it is a path, in raw HTML, too.
      ...page(
        'raw',
        `<div dangerouslySetInnerHTML={{ __html: '<a href="/">Home</a>' }} />${links('/raw', 'https://small.example/raw')}`,
      ),
      ...page('based', links('/lost')),
      // Without middleware, any name of one is unknown.
      'pages/_middleware.ts': 'export {};',
    },
    [
      ['Broken link https://small.example/raw', 'raw', 'It lies outside the base path /site/.'],
      ['Broken link /site/lost', 'based', 'Referred to by <a href> in pages/based.tsx'],
      ['Unknown middleware greet', 'pages/index.tsx, route /', 'exports nothing'],
    ],
    { base: '/site/' },
  ));
