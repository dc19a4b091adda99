import { describeFaults } from '../support/sites/describe-faults.ts';
import { pageSource } from '../support/sites/site-files.ts';

const SUSPENSE = "import { Suspense } from 'react';";
const loadedWhen = (file: string) => `${file} threw an error when it was loaded`;
const rendered = (file: string) => `${file} threw an error while it was rendered`;

describeFaults('an error is reported with the place where it was thrown:', [
  {
    title: 'thrown by a page',
    files: { 'pages/page.tsx': pageSource('Page', '', { before: "throw new Error('A word');" }) },
    faults: [
      {
        what: rendered('pages/page.tsx'),
        where: 'pages/page.tsx:5, route /page',
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
        where: 'pages/suspense.tsx:1, route /suspense',
        why: 'RangeError: Swallowed',
      },
    ],
  },
  {
    title: 'thrown by a block, with the page that uses the block',
    files: {
      'components/blocks/Größe 2 %/Bad.tsx':
        "// Its words.\nexport const Bad = () => {\n  throw new Error('Bad');\n};",
      'pages/block.tsx': pageSource('Block', '<Bad />', {
        above: "import { Bad } from '../components/blocks/Größe 2 %/Bad.tsx';",
      }),
    },
    faults: [
      {
        what: rendered('pages/block.tsx'),
        where: 'components/blocks/Größe 2 %/Bad.tsx:3, route /block',
        why: 'Error: Bad',
        fix: 'Correct components/blocks/Größe 2 %/Bad.tsx, which pages/block.tsx uses.',
      },
    ],
  },
  {
    title: 'thrown by a block that several pages use, once',
    files: {
      'components/blocks/Shared.tsx': "export const Shared = () => { throw new Error('Shared'); };",
      ...Object.fromEntries(
        ['one', 'three', 'two'].map((name) => [
          `pages/${name}.tsx`,
          pageSource(name, '<Shared />', {
            above: "import { Shared } from '../components/blocks/Shared.tsx';",
          }),
        ]),
      ),
    },
    faults: [
      {
        what: rendered('pages/one.tsx'),
        where: 'components/blocks/Shared.tsx:1, route /one',
        why: 'Error: Shared\nThe same happens on /three, /two.',
      },
    ],
  },
  {
    title: 'thrown by a package, with its name and once, at import or in render',
    files: {
      'node_modules/early/package.json': '{ "name": "early", "main": "index.js" }',
      'node_modules/early/index.js': "\nthrow new Error('Early');",
      'node_modules/@a/late/package.json': '{ "name": "@a/late", "exports": "./index.mjs" }',
      'node_modules/@a/late/index.mjs': "export const Late = () => { throw new Error('Late'); };",
      ...Object.fromEntries(
        ['early-1', 'early-2'].map((name) => [
          `pages/${name}.tsx`,
          pageSource(name, '{early}', { above: "import early from 'early';" }),
        ]),
      ),
      'pages/late.tsx': pageSource('Late', '<Late />', {
        above: "import { Late } from '@a/late';",
      }),
    },
    faults: [
      {
        what: rendered('pages/late.tsx'),
        where: 'node_modules/@a/late/index.mjs:1, route /late',
        why: 'Error: Late\nThe package @a/late threw it.',
        fix: 'Use the package @a/late in another way',
      },
      {
        what: loadedWhen('pages/early-1.tsx'),
        where: 'node_modules/early/index.js:2, route /early-1',
        why: 'Error: Early\nThe package early threw it.\nThe same happens on /early-2.',
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
        where: 'components/Bad.island.tsx:1, route /island',
        why: 'Error: Bad island',
      },
    ],
  },
  {
    title: 'thrown by a layout',
    files: { 'layouts/dark.tsx': "export default () => { throw new Error('Dark'); };" },
    faults: [
      { what: rendered('layouts/dark.tsx'), where: 'layouts/dark.tsx:1', why: 'Error: Dark' },
    ],
  },
  {
    title: 'thrown by the error page',
    files: { 'layouts/error.tsx': "export default () => { throw new Error('Twice'); };" },
    faults: [
      { what: rendered('layouts/error.tsx'), where: 'layouts/error.tsx:1', why: 'Error: Twice' },
    ],
  },
  {
    title: 'thrown at import',
    files: { 'pages/import.tsx': pageSource('Import', '', { above: 'null.x;' }) },
    faults: [
      {
        what: loadedWhen('pages/import.tsx'),
        where: 'pages/import.tsx:1, route /import',
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
        where: 'pages/getter.tsx:1, route /getter',
        why: 'Error: Got',
      },
    ],
  },
  {
    title: 'thrown by the load of a page',
    files: {
      'pages/load.tsx': pageSource('Load', '', {
        facts: "load: async () => { throw new Error('No answer'); }",
      }),
    },
    faults: [
      {
        what: '`validate` or `load` failed',
        where: 'pages/load.tsx:2, route /load',
        why: 'Error: No answer',
      },
    ],
  },
  {
    title: 'thrown by a request, with its cause',
    files: {
      'pages/request.tsx': pageSource('Request', '', {
        // No one may listen on this port.
        facts: "load: () => fetch('http://127.0.0.1:9')",
      }),
    },
    faults: [
      {
        what: '`validate` or `load` failed',
        where: 'pages/request.tsx, route /request',
        why: 'TypeError: fetch failed\nCaused by Error: ',
      },
    ],
  },
  {
    title: 'an object that is thrown, with what it says',
    files: {
      'pages/status.tsx': pageSource('Status', '', {
        facts: 'load: () => { throw { code: 404 }; }',
      }),
    },
    faults: [
      {
        what: '`validate` or `load` failed',
        where: 'pages/status.tsx, route /status',
        why: 'It threw {"code":404}',
      },
    ],
  },
  ...[
    { what: 'null', thrown: 'null' },
    { what: 'no value', thrown: 'undefined' },
    { what: 'a string', thrown: "'words'" },
    { what: 'a symbol', thrown: 'Symbol()' },
    { what: 'an object without a prototype', thrown: 'Object.create(null)' },
  ].map(({ what, thrown }, index) => ({
    title: `${what} thrown instead of an error`,
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
