import { describeFaults } from '../support/describe-faults.ts';
import { pageSource } from '../support/site-files.ts';

const SUSPENSE = "import { Suspense } from 'react';";
const loadedWhen = (file: string) => `${file} threw an error when it was loaded`;
const rendered = (file: string) => `${file} threw an error while it was rendered`;

describeFaults('an error is reported with the file it was thrown in:', [
  {
    title: 'thrown by a page',
    files: { 'pages/page.tsx': pageSource('Page', '', { before: "throw new Error('A word');" }) },
    faults: [
      {
        what: rendered('pages/page.tsx'),
        where: 'pages/page.tsx, route /page',
        why: 'Error: A word',
        fix: 'Correct pages/page.tsx.',
      },
    ],
  },
  {
    title: 'thrown by a page inside <Suspense>',
    files: {
      'pages/suspense.tsx': pageSource(
        'Suspense',
        '<Suspense fallback="Wait"><Part /></Suspense>',
        {
          above: `${SUSPENSE} function Part() { throw new RangeError('Swallowed'); }`,
        },
      ),
    },
    faults: [
      {
        what: rendered('pages/suspense.tsx'),
        where: 'pages/suspense.tsx, route /suspense',
        why: 'RangeError: Swallowed',
      },
    ],
  },
  {
    title: 'thrown by a block, which is named with the page that uses it',
    files: {
      'components/blocks/Two words/Bad.tsx':
        "export const Bad = () => { throw new Error('Bad'); };",
      'pages/block.tsx': pageSource('Block', '<Bad />', {
        above: "import { Bad } from '../components/blocks/Two words/Bad.tsx';",
      }),
    },
    faults: [
      {
        what: rendered('pages/block.tsx'),
        where: 'components/blocks/Two words/Bad.tsx, route /block',
        why: 'Error: Bad',
        fix: 'Correct components/blocks/Two words/Bad.tsx, which pages/block.tsx uses.',
      },
    ],
  },
  {
    title: 'thrown by an island, also inside <Suspense>',
    files: {
      'components/Bad.island.tsx': "export default () => { throw new Error('Bad island'); };",
      'pages/island.tsx': pageSource('Island', '<Suspense fallback="Wait"><Bad /></Suspense>', {
        above: `${SUSPENSE} import Bad from '../components/Bad.island.tsx';`,
      }),
    },
    faults: [
      {
        what: rendered('pages/island.tsx'),
        where: 'components/Bad.island.tsx, route /island',
        why: 'Error: Bad island',
      },
    ],
  },
  {
    title: 'thrown by a layout',
    files: { 'layouts/dark.tsx': "export default () => { throw new Error('Dark'); };" },
    faults: [{ what: rendered('layouts/dark.tsx'), where: 'layouts/dark.tsx', why: 'Error: Dark' }],
  },
  {
    title: 'thrown by the error page',
    files: { 'layouts/error.tsx': "export default () => { throw new Error('Twice'); };" },
    faults: [
      { what: rendered('layouts/error.tsx'), where: 'layouts/error.tsx', why: 'Error: Twice' },
    ],
  },
  {
    title: 'thrown at import',
    files: { 'pages/import.tsx': pageSource('Import', '', { above: 'null.x;' }) },
    faults: [
      {
        what: loadedWhen('pages/import.tsx'),
        where: 'pages/import.tsx, route /import',
        why: 'TypeError: Cannot read',
      },
    ],
  },
  {
    title: 'thrown by a getter on the page',
    files: {
      'pages/getter.tsx':
        "export const page = { get title() { throw new Error('Got'); } }; export default () => null;",
    },
    faults: [
      {
        what: 'pages/getter.tsx threw an error when its exports were read',
        where: 'pages/getter.tsx, route /getter',
        why: 'Error: Got',
      },
    ],
  },
  {
    title: 'a rejected load',
    files: {
      'pages/load.tsx': pageSource('Load', '', {
        facts: "load: async () => { throw new Error('No answer'); }",
      }),
    },
    faults: [
      {
        what: '`validate` or `load` failed',
        where: 'pages/load.tsx, route /load',
        why: 'Error: No answer',
      },
    ],
  },
  ...['null', 'undefined', "'words'", 'Symbol()', 'Object.create(null)'].map((thrown, index) => ({
    title: `${thrown} thrown instead of an error`,
    files: {
      [`pages/odd-${index}.tsx`]: pageSource(`Odd ${index}`, '', { before: `throw ${thrown};` }),
    },
    faults: [
      {
        what: rendered(`pages/odd-${index}.tsx`),
        where: `pages/odd-${index}.tsx, route /odd-${index}`,
        why: 'It threw ',
      },
    ],
  })),
]);

describeFaults('a page that leaves its bounds is reported:', [
  ...[
    { title: 'at import', above: 'process.exit(0);', what: loadedWhen },
    { title: 'in render', before: 'process.exit(0);', what: rendered },
    {
      title: 'in load',
      facts: 'load: async () => { await null; process.exit(0); }',
      what: () => '`validate` or `load` failed',
    },
  ].map(({ title, what, ...parts }, index) => ({
    title: `process.exit ${title}`,
    files: { [`pages/exit-${index}.tsx`]: pageSource(`Exit ${index}`, '', parts) },
    faults: [
      {
        what: what(`pages/exit-${index}.tsx`),
        where: `pages/exit-${index}.tsx, route /exit-${index}`,
        why: 'Error: process.exit(0) was called; a page must not end the build',
      },
    ],
  })),
  ...[
    { title: 'printing at import', above: 'console.log(\'{"a":1}\');' },
    { title: 'printing in render', before: 'process.stdout.write(\'{"a":1}\');' },
    {
      title: 'printing in load',
      facts: 'load: async () => { await null; console.error(\'{"a":1}\'); }',
    },
  ].map(({ title, ...parts }, index) => ({
    title,
    files: { [`pages/print-${index}.tsx`]: pageSource(`Print ${index}`, '', parts) },
    faults: [
      {
        what: `pages/print-${index}.tsx wrote to the build's output`,
        where: `pages/print-${index}.tsx, route /print-${index}`,
        why: 'It printed: {"a":1}',
      },
    ],
  })),
  ...[
    { title: 'a promise that nobody waits for', above: "Promise.reject(new Error('Late'));" },
    { title: 'a timer that throws', above: "setTimeout(() => { throw new Error('Late'); }, 0);" },
  ].map(({ title, ...parts }, index) => ({
    title,
    files: {
      [`pages/late-${index}.tsx`]: pageSource(`Late ${index}`, '', {
        // The timer is sure to be over before the page is done.
        facts: 'load: () => new Promise((resolve) => setTimeout(resolve, 50))',
        ...parts,
      }),
    },
    faults: [
      {
        what: `pages/late-${index}.tsx left an error behind that nobody catches`,
        where: `pages/late-${index}.tsx, route /late-${index}`,
        why: 'Error: Late',
      },
    ],
  })),
]);

describeFaults('what another build would make differently is reported:', [
  ...[
    { call: 'Math.random()', above: 'const number = Math.random();', what: loadedWhen },
    { call: 'Date.now()', before: 'Date.now();', what: rendered },
    { call: 'new Date()', before: 'new Date().getFullYear();', what: rendered },
    { call: 'performance.now()', before: 'performance.now();', what: rendered },
    { call: 'crypto.randomUUID()', before: 'crypto.randomUUID();', what: rendered },
  ].map(({ call, what, ...parts }, index) => ({
    title: call,
    files: { [`pages/unsteady-${index}.tsx`]: pageSource(`Unsteady ${index}`, '', parts) },
    faults: [
      {
        what: what(`pages/unsteady-${index}.tsx`),
        where: `pages/unsteady-${index}.tsx, route /unsteady-${index}`,
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
        where: 'pages/suspense.tsx, route /suspense',
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
        where: 'layouts/default.tsx',
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
