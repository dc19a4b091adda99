import { describeFaults } from '../support/describe-faults.ts';
import { pageSource } from '../support/site-files.ts';

const SUSPENSE = "import { Suspense } from 'react';";
const loadedWhen = (file: string) => `${file} threw an error when it was loaded`;
const rendered = (file: string) => `${file} threw an error while it was rendered`;

describeFaults('what another build would make differently is reported:', [
  ...[
    { call: 'Math.random()', above: 'const number = Math.random();', line: 1, what: loadedWhen },
    { call: 'Date.now()', before: 'Date.now();', line: 5, what: rendered },
    { call: 'new Date()', before: 'new Date().getFullYear();', line: 5, what: rendered },
    { call: 'performance.now()', before: 'performance.now();', line: 5, what: rendered },
    { call: 'crypto.randomUUID()', before: 'crypto.randomUUID();', line: 5, what: rendered },
  ].map(({ call, what, line, ...parts }, index) => ({
    title: call,
    files: { [`pages/unsteady-${index}.tsx`]: pageSource(`Unsteady ${index}`, '', parts) },
    faults: [
      {
        what: what(`pages/unsteady-${index}.tsx`),
        where: `pages/unsteady-${index}.tsx:${line}, route /unsteady-${index}`,
        why: `Error: ${call} gives another result with every build; compute it in \`load\``,
      },
    ],
  })),
  {
    title: 'the clock inside <Suspense>',
    files: {
      'pages/suspense.tsx': pageSource('Suspense', '<Suspense><Now /></Suspense>', {
        above: `${SUSPENSE} const Now = () => <p>{Date.now()}</p>;`,
      }),
    },
    faults: [
      {
        what: rendered('pages/suspense.tsx'),
        where: 'pages/suspense.tsx:1, route /suspense',
        why: 'Date.now() gives another result',
      },
    ],
  },
  {
    title: 'the year in a layout',
    files: {
      'layouts/default.tsx':
        'const year = new Date().getFullYear(); export default ({ children }) => <main>{children}{year}</main>;',
    },
    faults: [
      {
        what: rendered('layouts/default.tsx'),
        where: 'layouts/default.tsx:1',
        why: 'new Date() gives another result',
      },
    ],
  },
  {
    title: 'a component that waits',
    files: {
      'pages/waits.tsx': pageSource('Waits', '', {
        above: "import { use } from 'react'; const never = new Promise(() => {});",
        before: 'use(never);',
      }),
      'pages/waits-inside.tsx': pageSource('Waits inside', '<Suspense><Part /></Suspense>', {
        above: `import { Suspense, use } from 'react'; const never = new Promise(() => {});
          const Part = () => use(never);`,
      }),
    },
    faults: ['/waits-inside', '/waits'].map((route) => ({
      what: rendered(`pages${route}.tsx`),
      where: `pages${route}.tsx, route ${route}`,
      why: "a component waits for something; that belongs into the page's `load`",
    })),
  },
]);
