import { describeFaults } from '../support/sites/describe-faults.ts';
import { pageSource } from '../support/sites/site-files.ts';

const rendered = (file: string) => `${file} threw an error while it was rendered`;

const WAITS = "a component waits for something; that belongs in the page's `load`";
const NEVER = 'const never = new Promise(() => {});';

/** A page that uses an island with this source. */
const withIsland = (name: string, source: string) => ({
  [`components/${name}.island.tsx`]: source,
  [`pages/in-${name.toLowerCase()}.tsx`]: pageSource(`In ${name}`, '<Part />', {
    above: `import Part from '../components/${name}.island.tsx';`,
  }),
});

describeFaults('something that cannot be rendered at once is reported:', [
  {
    title: 'a component that waits',
    files: {
      'pages/waits.tsx': pageSource('Waits', '', {
        above: `import { use } from 'react'; ${NEVER}`,
        before: 'use(never);',
      }),
      'pages/waits-inside.tsx': pageSource('Waits inside', '<Suspense><Part /></Suspense>', {
        above: `import React, { Suspense } from 'react'; ${NEVER}
          const Part = () => React.use(never);`,
      }),
      'pages/promise.tsx': pageSource('Promise', '{never}', { above: NEVER }),
    },
    faults: [
      {
        what: rendered('pages/promise.tsx'),
        where: 'pages/promise.tsx, route /promise',
        why: WAITS,
      },
      ...['/waits-inside:2', '/waits:5'].map((place) => {
        const route = place.replace(/:.*/, '');
        const where = `pages${place.replace(':', '.tsx:')}, route ${route}`;
        return { what: rendered(`pages${route}.tsx`), where, why: WAITS };
      }),
    ],
  },
  {
    title: 'an island that waits',
    files: withIsland(
      'Waiting',
      `import { use } from 'react'; ${NEVER}
      export default () => <b>{use(never)}</b>;`,
    ),
    faults: [
      {
        what: rendered('pages/in-waiting.tsx'),
        where: 'components/Waiting.island.tsx:2, route /in-waiting',
        why: WAITS,
      },
    ],
  },
  {
    title: 'a component of lazy(), also in an island',
    files: {
      'components/Late.tsx': 'export default () => <b>Late</b>;',
      'pages/lazy.tsx': pageSource('Lazy', '<Late />', {
        above: `import { lazy } from 'react';
          const Late = lazy(() => import('../components/Late.tsx'));`,
      }),
      ...withIsland(
        'Lazy',
        `import { lazy, Suspense } from 'react';
        const Late = lazy(() => import('./Late.tsx'));
        export default () => <Suspense><Late /></Suspense>;`,
      ),
    },
    faults: [
      ['pages/in-lazy.tsx', 'components/Lazy.island.tsx:2, route /in-lazy'],
      ['pages/lazy.tsx', 'pages/lazy.tsx:2, route /lazy'],
    ].map(([file = '', where = '']) => ({
      what: rendered(file),
      where,
      why: 'import it at the top of the file, or show it only after a click in an island',
    })),
  },
  {
    title: 'a component, a page or an island that is async',
    files: {
      'pages/part.tsx': pageSource('Part', '<Part />', {
        above: 'async function Part() { return <b />; }',
      }),
      'pages/async.tsx': pageSource('Async', '').replace('function Page', 'async function Page'),
      ...withIsland('Async', 'export default async () => <b />;'),
    },
    faults: [
      ['pages/async.tsx', 'pages/async.tsx, route /async', '<Page>'],
      ['pages/in-async.tsx', 'pages/in-async.tsx, route /in-async', 'a component'],
      ['pages/part.tsx', 'pages/part.tsx:6, route /part', '<Part>'],
    ].map(([file = '', where = '', name]) => ({
      what: rendered(file),
      where,
      why: `${name} is async, but a page is rendered at once; await in the page's \`load\``,
    })),
  },
]);

const wouldDoNothing = (hook: string) =>
  `${hook} would do nothing, because only islands have React in the browser; make the component an island`;

describeFaults('what needs React in the browser is reported outside islands:', [
  {
    title: 'state and effects, with the line of the component or its hook',
    files: {
      'components/use-count.ts':
        "import { useState } from 'react';\n\nexport const useCount = () => useState(0);",
      'components/Count.tsx': `import { useCount } from './use-count.ts';
        export const Count = () => <b>{useCount()[0]}</b>;`,
      'pages/state.tsx': pageSource('State', '<Count />', {
        above: "import { Count } from '../components/Count.tsx';",
      }),
      'layouts/effect.tsx': `import * as React from 'react';
        export default ({ children }) => {
          React.useEffect(() => {});
          return <main>{children}</main>;
        };`,
    },
    faults: [
      {
        what: rendered('pages/state.tsx'),
        where: 'components/use-count.ts:3, route /state',
        why: wouldDoNothing('useState'),
        fix: 'Correct components/use-count.ts, which pages/state.tsx uses.',
      },
      {
        what: rendered('layouts/effect.tsx'),
        where: 'layouts/effect.tsx:3',
        why: wouldDoNothing('useEffect'),
      },
    ],
  },
  {
    title: 'but not in islands, nor of packages, which do not know where they are',
    files: {
      'node_modules/counter/package.json': '{ "name": "counter", "exports": "./index.mjs" }',
      'node_modules/counter/index.mjs': `import { createElement, useState } from 'react';
        export const Counter = () => createElement('b', null, useState(0)[0]);`,
      'pages/packaged.tsx': pageSource('Packaged', '<Counter />', {
        above: "import { Counter } from 'counter';",
      }),
      ...withIsland(
        'Counting',
        `import { useEffect, useReducer, useState } from 'react';
        export default () => {
          useEffect(() => {});
          return <b>{useState(0)[0] + useReducer((n) => n, 0)[0]}</b>;
        };`,
      ),
    },
    faults: [],
  },
]);
