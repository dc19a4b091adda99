import { describeFaults, type ExpectedFault } from '../support/sites/broken-sites.ts';
import { page, pageSource } from '../support/sites/site-files.ts';

const links = (...addresses: string[]) =>
  addresses.map((address) => `<a href="${address}">Link</a>`).join('');
const importsMenu = (more = '') => ({
  above: `import Menu from '../components/Menu.island.tsx'; ${more}`,
});
const wrongProps = (name: string, why: string): ExpectedFault => [
  `pages/${name}.tsx threw an error while it was rendered`,
  name,
  `Menu props.${why}; the props of an island must be JSON`,
  'Correct the props of <Menu>',
];

describeFaults({
  'a file that cannot be a route is reported:': [
    [
      'two sources for one route',
      { ...page('about'), 'pages/about/index.tsx': pageSource('About again', '') },
      [
        'Two sources for the route /about',
        'pages/about.tsx and pages/about/index.tsx',
        '',
        'Keep one of them',
      ],
    ],
    [
      'two sources that differ only in letter case',
      { ...page('team'), ...page('Team') },
      ['Invalid route name "Team"', 'pages/Team.tsx', '', 'to team.tsx'],
      ['Two sources for the route /team', 'pages/Team.tsx and pages/team.tsx'],
    ],
    [
      'two routes with one name',
      { ...page('a/b'), ...page('a-b') },
      ['Two routes with the name "a-b"', 'pages/a-b.tsx and pages/a/b.tsx'],
    ],
    [
      'a route with a parameter',
      page('blog/[slug]'),
      ['Parameter route /blog/[slug]', 'pages/blog/[slug].tsx'],
    ],
  ],

  'a page that lacks something, or has something wrong, is reported:': [
    [
      'without a default export and without `page`',
      { 'pages/empty.tsx': 'export {};', 'pages/nothing.tsx': '' },
      ...['empty', 'nothing'].flatMap((name): ExpectedFault[] => [
        ['A page without `export const page`', name, '`page` tells the build the title'],
        ['A page without a component', name, 'The default export is missing.'],
      ]),
    ],
    [
      'without a title and with an empty description',
      {
        'pages/untitled.tsx':
          "export const page = { description: ' ' }; export default () => null;",
      },
      ['A page without a description', 'untitled'],
      ['A page without a title', 'untitled'],
    ],
    [
      'with the title and the description of another page',
      { 'pages/twin.tsx': pageSource('Home', '') },
      [
        'The description of /twin is the same as that of /',
        'twin',
        'Both say "About: Home." (pages/index.tsx).',
      ],
      ['The title of /twin is the same as that of /', 'twin'],
    ],
    [
      'with an unknown layout, or the error page, which is none',
      {
        ...page('misspelt', '', { facts: "layout: 'drak'" }),
        ...page('in-error', '', { facts: "layout: 'error'" }),
      },
      ['Unknown layout "error"', 'in-error', '', 'is the error page, not a layout.'],
      [
        'Unknown layout "drak"',
        'misspelt',
        'The layouts are dark, default',
        'add layouts/drak.tsx',
      ],
    ],
    [
      'with unknown middleware',
      page('middle', '', { facts: "middleware: ['auth']" }),
      ['Unknown middleware auth', 'middle', 'pages/_middleware.ts exports greet.'],
    ],
    [
      'with a transition that cannot be part of a class name',
      {
        ...page('words', '', { facts: "transition: 'slide in'" }),
        ...page('yes', '', { facts: 'transition: true' }),
      },
      [
        'Invalid transition "slide in"',
        'words',
        'only letters, digits, "-" and "_"',
        'page.transition',
      ],
      ['Invalid transition "true"', 'yes'],
    ],
    [
      'with a property of the wrong type',
      page('kinds', '', { facts: "keywords: 'a, b'" }),
      ['pages/kinds.tsx threw an error while its HTML and payload were made', 'kinds', 'keywords'],
    ],
    [
      'with props for an island that JSON would change, with their path',
      {
        'components/Menu.island.tsx': 'export default () => <p />;',
        ...page('dates', '<Menu topics={[1, 2, { since: new Date(0) }]} />', importsMenu()),
        ...page('children', '<Menu><b /></Menu>', importsMenu()),
        ...page('cycle', '<Menu {...a} />', importsMenu('const a = { b: {} }; a.b.c = a.b;')),
      },
      wrongProps('children', 'children is a React element'),
      wrongProps('cycle', 'b.c is a cycle'),
      wrongProps('dates', 'topics[2].since is an instance of Date'),
    ],
  ],

  'a broken address is reported:': [
    [
      'one from the content of a page, with the file and line where it is written',
      {
        'pages/worded.content.ts': "export const next = {\n  href: '/lost',\n};",
        ...page('worded', '<a {...next}>Link</a>', {
          above: "import { next } from './worded.content.ts';",
        }),
      },
      ['Broken link /lost', 'worded', 'Written in pages/worded.content.ts:2'],
    ],
    [
      'a link, once, with all pages that contain it',
      {
        ...page('first', links('/gone')),
        ...page('second', links('/gone', '/gone')),
        'layouts/dark.tsx': `export default ({ children }) => <main>${links('/gone')}{children}</main>;`,
        'layouts/error.tsx': `export default ({ message }) => <p>{message}${links('/gone')}</p>;`,
      },
      [
        'Broken link /gone',
        'layouts/dark.tsx',
        `There is no route or file of this name.
Referred to by <a href> in layouts/dark.tsx,
  <a href> in layouts/error.tsx,
  <a href> in pages/first.tsx,
  <a href> in pages/second.tsx`,
      ],
    ],
    [
      'a link in the wrong letter case, relative to a page, or to a public file that is left out',
      {
        ...page('links', links('/LINKS', 'below', '/.hidden/map.pdf')),
        'assets/public/.hidden/map.pdf': '',
      },
      ['Broken link /.hidden/map.pdf', 'links', 'There is no route or file of this name.'],
      ['Broken link /LINKS', 'links', ' There is /links.'],
      ['Broken link below', 'links', 'There is no route or file'],
    ],
    [
      'an anchor on the same page, on another page, and in an SVG',
      page('anchors', `${links('#here', '/#there')}<svg><use href="#ring" /></svg>`),
      ['Broken link #here', 'anchors', 'The page /anchors has no element with the id "here".'],
      ['Broken link #ring', 'anchors', 'Referred to by <use href> in pages/anchors.tsx'],
      ['Broken link /#there', 'anchors', 'The page / has no element with the id "there".'],
    ],
    [
      'an anchor in a layout, once for all its pages',
      {
        'layouts/light.tsx': `export default ({ children }) => <main id="light">${links('#light', '#page', '#dark')}{children}</main>;`,
      },
      ['Broken link #dark', 'layouts/light.tsx', 'no element with the id "dark" around the page.'],
    ],
    [
      'but no anchor of a layout that has another fault, since it may be in that',
      {
        'layouts/faulty.tsx': "export default () => { throw new Error('No layout'); };",
        ...page('inside', links('#anywhere', '/inside#anywhere'), { facts: "layout: 'faulty'" }),
      },
      [
        'layouts/faulty.tsx threw an error while it was rendered',
        'layouts/faulty.tsx:1',
        'Error: No layout',
      ],
    ],
    [
      'a picture, also in a srcset, a video and a stylesheet',
      page(
        'files',
        `<img src="/a.png" srcSet="data:image/png;base64,AA== 1x, /b.png 2x" alt="" />
        <video src="/c.mp4" poster="/d.jpg" />
        <link rel="stylesheet" href="/f.css" precedence="low" /><object data="/g.pdf" />`,
      ),
      ...Object.entries({
        '/a.png': '<img src>',
        '/b.png': '<img srcset>',
        '/c.mp4': '<video src>',
        '/d.jpg': '<video poster>',
        '/f.css': '<link href>',
        '/g.pdf': '<object data>',
      }).map(
        ([url, by]) =>
          [
            `Broken file ${url}`,
            'files',
            `There is no file of this name.\nReferred to by ${by}`,
          ] as const,
      ),
    ],
    [
      'a file or a form of another site, which the security policy blocks, but not a link',
      page(
        'foreign',
        `<img src="https://other.example/a" alt="" /><iframe title="b" src="//other.example/b" />
        <form action="https://other.example/c"><button formAction="https://other.example/d" /></form>
        <form action="mailto:a@other.example" /><form action="/api" />
        <link rel="stylesheet" href="https://other.example/e" precedence="low" />
        <link rel="preconnect" href="https://other.example" />${links('https://other.example/f')}`,
      ),
      ...Object.entries({
        'file //other.example/b': '<iframe src>',
        'file https://other.example/a': '<img src>',
        'file https://other.example/e': '<link href>',
        'form https://other.example/c': '<form action>',
        'form https://other.example/d': '<button formaction>',
      }).map(
        ([url, by]) =>
          [
            `Broken ${url}`,
            'foreign',
            `blocks https://other.example.\nReferred to by ${by}`,
          ] as const,
      ),
    ],
  ],
});

describeFaults(
  {
    'below a base, an address is reported': [
      [
        'outside of it, if it is written with the origin, but not if it is a path, in raw HTML, too',
        page(
          'raw',
          `<div dangerouslySetInnerHTML={{ __html: '<a href="/">Home</a>' }} />${links('/raw', 'https://small.example/raw')}`,
        ),
        ['Broken link https://small.example/raw', 'raw', 'It lies outside the base path /site/.'],
      ],
      [
        'with the line where it is written without the base',
        page('based', links('/lost')),
        ['Broken link /site/lost', 'based', 'Written in pages/based.tsx:6'],
      ],
    ],
  },
  { base: '/site/' },
);
