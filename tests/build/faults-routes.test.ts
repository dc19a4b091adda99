import { describeFaults } from '../support/sites/describe-faults.ts';
import { pageSource } from '../support/sites/site-files.ts';

describeFaults('a file that cannot be a route is reported:', [
  {
    title: 'two sources for one route',
    files: {
      'pages/about.tsx': pageSource('About', ''),
      'pages/about/index.tsx': pageSource('About again', ''),
    },
    faults: [
      {
        what: 'Two sources for the route /about',
        where: 'pages/about.tsx and pages/about/index.tsx',
        fix: 'Keep one of them',
      },
    ],
  },
  {
    title: 'two sources that differ only in letter case',
    files: {
      'pages/team.tsx': pageSource('Team', ''),
      'pages/Team.tsx': pageSource('Team in capitals', ''),
    },
    faults: [
      { what: 'Invalid route name "Team"', where: 'pages/Team.tsx', fix: 'to team.tsx' },
      { what: 'Two sources for the route /team', where: 'pages/Team.tsx and pages/team.tsx' },
    ],
  },
  {
    title: 'two routes with one name',
    files: {
      'pages/a/b.tsx': pageSource('A slash', ''),
      'pages/a-b.tsx': pageSource('A hyphen', ''),
    },
    faults: [{ what: 'Two routes with the name "a-b"', where: 'pages/a-b.tsx and pages/a/b.tsx' }],
  },
  {
    title: 'a route with a parameter',
    files: { 'pages/blog/[slug].tsx': pageSource('Blog', '') },
    faults: [{ what: 'Parameter route /blog/[slug]', where: 'pages/blog/[slug].tsx' }],
  },
]);

describeFaults('a page or a layout that lacks something, or has something wrong, is reported:', [
  {
    title: 'a page without a default export and without `page`',
    files: { 'pages/empty.tsx': 'export {};', 'pages/nothing.tsx': '' },
    faults: ['/empty', '/nothing'].flatMap((route) => {
      const where = `pages${route}.tsx, route ${route}`;
      return [
        {
          what: 'A page without `export const page`',
          where,
          why: '`page` tells the build the title, the description and everything else about the page.',
        },
        { what: 'A page without a component', where, why: 'The default export is missing.' },
      ];
    }),
  },
  {
    title: 'a page without a title and with an empty description',
    files: {
      'pages/untitled.tsx': "export const page = { description: ' ' }; export default () => null;",
    },
    faults: [
      { what: 'A page without a description', where: 'pages/untitled.tsx, route /untitled' },
      { what: 'A page without a title', where: 'pages/untitled.tsx, route /untitled' },
    ],
  },
  {
    title: 'a page with the title and the description of another page',
    files: { 'pages/twin.tsx': pageSource('Home', '') },
    faults: [
      {
        what: 'The description of /twin is the same as that of /',
        where: 'pages/twin.tsx, route /twin',
        why: 'Both say "About: Home." (pages/index.tsx).',
      },
      { what: 'The title of /twin is the same as that of /', where: 'pages/twin.tsx, route /twin' },
    ],
  },
  {
    title: 'a page with an unknown layout',
    files: { 'pages/layout.tsx': pageSource('Layout', '', { facts: "layout: 'drak'" }) },
    faults: [
      {
        what: 'Unknown layout "drak"',
        where: 'pages/layout.tsx, route /layout',
        why: 'The layouts are default',
        fix: 'add layouts/drak.tsx',
      },
    ],
  },
  {
    title: 'a page in the error page, which is no layout',
    files: { 'pages/error-page.tsx': pageSource('Error', '', { facts: "layout: 'error'" }) },
    faults: [
      {
        what: 'Unknown layout "error"',
        where: 'pages/error-page.tsx, route /error-page',
        fix: 'Name one of them in page.layout. layouts/error.tsx is the error page, not a layout.',
      },
    ],
  },
  {
    title: 'a page with unknown middleware',
    files: { 'pages/middle.tsx': pageSource('Middle', '', { facts: "middleware: ['auth']" }) },
    faults: [
      {
        what: 'Unknown middleware auth',
        where: 'pages/middle.tsx, route /middle',
        why: 'pages/_middleware.ts exports greet.',
      },
    ],
  },
  {
    title: 'a page with a transition that cannot be part of a class name',
    files: {
      'pages/words.tsx': pageSource('Words', '', { facts: "transition: 'slide in'" }),
      'pages/yes.tsx': pageSource('Yes', '', { facts: 'transition: true' }),
    },
    faults: [
      {
        what: 'Invalid transition "slide in"',
        where: 'pages/words.tsx, route /words',
        why: 'only letters, digits, "-" and "_"',
        fix: 'page.transition',
      },
      { what: 'Invalid transition "true"', where: 'pages/yes.tsx, route /yes' },
    ],
  },
  {
    title: 'a page with a property of the wrong type',
    files: { 'pages/kinds.tsx': pageSource('Kinds', '', { facts: "keywords: 'a, b'" }) },
    faults: [
      {
        what: 'pages/kinds.tsx threw an error while its HTML and payload were made',
        where: 'pages/kinds.tsx, route /kinds',
        why: 'keywords',
      },
    ],
  },
  {
    title: 'a layout that shows its page never, or more than once',
    files: {
      'layouts/never.tsx': 'export default () => <main />;',
      'layouts/twice.tsx': 'export default ({ children }) => <main>{children}{children}</main>;',
    },
    faults: Object.entries({ never: 'never', twice: 'more than once' }).map(([name, times]) => ({
      what: `The layout "${name}" shows its page ${times}`,
      where: `layouts/${name}.tsx`,
      fix: 'Put {children} where the page belongs',
    })),
  },
]);
