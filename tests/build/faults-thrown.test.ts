import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ExpectedFault, expectFaults } from '../support/sites/broken-sites.ts';
import { runBuild } from '../support/sites/run-build.ts';
import {
  islandPage,
  packageFiles,
  page,
  type SiteFiles,
  SMALL_SITE,
  writeFiles,
} from '../support/sites/site-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** The fault of a page, layout or error page while it is rendered, by its file or the name of the page. */
const rendered = (file: string, ...fault: [where: string, why: string, fix?: string]) =>
  [`${sourceOf(file)} threw an error while it was rendered`, ...fault] as const;
const sourceOf = (file: string) => (file.includes('/') ? file : `pages/${file}.tsx`);
const loaded = (name: string, where: string, why: string): ExpectedFault => [
  `pages/${name}.tsx threw an error when it was loaded`,
  where,
  why,
];
const inLoad = (where: string, why: string): ExpectedFault => [
  '`validate` or `load` failed',
  where,
  why,
];

const SUSPENSE = "import { Suspense } from 'react';";
const EXIT = 'Error: process.exit(0) was called; a page must not end the build';
// Longer than the timer, so that the error is thrown while the page is being made.
const LONGER = 'load: () => new Promise((resolve) => setTimeout(resolve, 50))';
const WAITS = "waits for something; await that in the page's `load`";
const NEVER = 'const never = new Promise(() => {});';

const using = (name: string, block: string) =>
  page(name, '<Part />', { above: `import { Part } from '../components/blocks/${block}';` });

const wouldDoNothing = (hook: string) =>
  `${hook} would do nothing, because only islands have React in the browser; make the component an island`;

const FILES: SiteFiles = {
  // Thrown by a page, also inside <Suspense>.
  ...page('throws', '', { before: "throw new Error('A word');" }),
  ...page('suspense', '<Suspense fallback="Wait"><Part /></Suspense>', {
    above: `${SUSPENSE} function Part() { throw new RangeError('Swallowed'); }`,
  }),
  ...page('import', '', { above: 'null.x;' }),
  'pages/getter.tsx':
    "export const page = { get title() { throw new Error('Got'); } }; export default () => null;",
  ...page('load', '', { facts: "load: async () => { throw new Error('No answer'); }" }),
  // Thrown by a block, with the page that uses the block.
  'components/blocks/Größe 2 %/Bad.tsx':
    "// Its words.\nexport const Part = () => {\n  throw new Error('Bad');\n};",
  ...using('block', 'Größe 2 %/Bad.tsx'),
  // Thrown by a package, with its name and once, at import or in render.
  ...packageFiles('early', { 'index.js': "\nthrow new Error('Early');" }),
  ...packageFiles('@a/late', {
    'package.json': '{ "name": "@a/late", "exports": "./index.mjs" }',
    'index.mjs': "export const Late = () => { throw new Error('Late'); };",
  }),
  ...page('early-1', '{early}', { above: "import early from 'early';" }),
  ...page('early-2', '{early}', { above: "import early from 'early';" }),
  ...page('late', '<Late />', { above: "import { Late } from '@a/late';" }),
  // Thrown by an island inside <Suspense>, a layout or the error page.
  'components/Bad.island.tsx': "export default () => { throw new Error('Bad island'); };",
  ...page('island', '<Suspense fallback="Wait"><Bad /></Suspense>', {
    above: `${SUSPENSE} import Bad from '../components/Bad.island.tsx';`,
  }),
  'layouts/broken.tsx': "export default () => { throw new Error('Dark'); };",
  'layouts/error.tsx': "export default () => { throw new Error('Dark'); };",
  // Code that ends the process: at import, in load, in render.
  ...page('exit-import', '', { above: 'process.exit(0);' }),
  ...page('exit-load', '', { facts: 'load: async () => { await null; process.exit(0); }' }),
  ...page('exit-render', '', { before: 'process.exit(0);' }),
  // Code that fails when nothing waits for it: a promise, or a timer.
  ...page('rejects', '', { above: "Promise.reject(new Error('Late'));", facts: LONGER }),
  ...page('timer', '', {
    above: "setTimeout(() => { throw new Error('Late'); }, 0);",
    facts: LONGER,
  }),
  // A component that waits, also in an island.
  ...page('waits', '', {
    above: `import { use } from 'react'; ${NEVER}`,
    before: 'use(never);',
  }),
  ...page('waits-inside', '<Suspense><Part /></Suspense>', {
    above: `import React, { Suspense } from 'react'; ${NEVER}
    const Part = () => React.use(never);`,
  }),
  ...page('promise', '{never}', { above: NEVER }),
  ...islandPage(
    'Waiting',
    `import { use } from 'react'; ${NEVER}
    export default () => <b>{use(never)}</b>;`,
  ),
  // A component of lazy(), a page or a component that is async, also in an island.
  'pages/async-page.tsx':
    "export const page = { title: 'a', description: 'a' }; export default async function Page() {}",
  ...islandPage('Async', 'export default async () => <b />;'),
  ...islandPage(
    'Lazy',
    `import { lazy, Suspense } from 'react';
    const Late = lazy(() => import('./Late.tsx'));
    export default () => <Suspense><Late /></Suspense>;`,
  ),
  'components/Late.tsx': 'export default () => <b>Late</b>;',
  ...page('late-part', '<Late />', {
    above: `import { lazy } from 'react';
    const Late = lazy(() => import('../components/Late.tsx'));`,
  }),
  ...page('part', '<Part />', { above: 'async function Part() { return <b />; }' }),
  // State and effects outside islands, with the line of the component or its hook.
  'components/use-count.ts':
    "import { useState } from 'react';\n\nexport const useCount = () => useState(0);",
  'components/blocks/Count.tsx': `import { useCount } from '../use-count.ts';
    export const Part = () => <b>{useCount()[0]}</b>;`,
  ...using('state', 'Count.tsx'),
  'layouts/effect.tsx': `import * as React from 'react';
    export default ({ children }) => {
      React.useEffect(() => {});
      return <main>{children}</main>;
    };`,
  // But not in islands, nor of packages, which do not know where they are.
  ...packageFiles('counter', {
    'package.json': '{ "name": "counter", "exports": "./index.mjs" }',
    'index.mjs': `import { createElement, useState } from 'react';
      export const Counter = () => createElement('b', null, useState(0)[0]);`,
  }),
  ...page('packaged', '<Counter />', { above: "import { Counter } from 'counter';" }),
  ...islandPage(
    'Counting',
    `import { useEffect, useReducer, useState } from 'react';
    export default () => {
      useEffect(() => {});
      return <b>{useState(0)[0] + useReducer((n) => n, 0)[0]}</b>;
    };`,
  ),
};

const FAULTS: readonly ExpectedFault[] = [
  ['pages/getter.tsx threw an error when its exports were read', 'getter:1', 'Error: Got'],
  loaded('import', 'import:1', 'TypeError: Cannot read'),
  inLoad('load:2', 'Error: No answer'),
  rendered('suspense', 'suspense:1', 'RangeError: Swallowed'),
  rendered('throws', 'throws:5', 'Error: A word', 'Correct pages/throws.tsx.'),
  rendered(
    'block',
    'components/blocks/Größe 2 %/Bad.tsx:3, route /block',
    'Error: Bad',
    'Correct components/blocks/Größe 2 %/Bad.tsx, which pages/block.tsx uses.',
  ),
  rendered(
    'late',
    'node_modules/@a/late/index.mjs:1, route /late',
    'Error: Late\nThe package @a/late threw it.',
    'Use the package @a/late in another way',
  ),
  loaded(
    'early-1',
    'node_modules/early/index.js:2, route /early-1',
    'Error: Early\nThe package early threw it.\nThe same happens on /early-2.',
  ),
  rendered('island', 'components/Bad.island.tsx:1, route /island', 'Error: Bad island'),
  rendered('layouts/broken.tsx', 'layouts/broken.tsx:1', 'Error: Dark'),
  rendered('layouts/error.tsx', 'layouts/error.tsx:1', 'Error: Dark'),
  loaded('exit-import', 'exit-import:1', EXIT),
  inLoad('exit-load:2', EXIT),
  rendered('exit-render', 'exit-render:5', EXIT),
  ['pages/rejects.tsx threw an error that nothing caught', 'rejects:1', 'Error: Late'],
  ['pages/timer.tsx threw an error that nothing caught', 'timer:1', 'Error: Late'],
  rendered('waiting', 'components/Waiting.island.tsx:2, route /waiting', WAITS),
  rendered('promise', 'promise:4', WAITS),
  rendered('waits-inside', 'waits-inside:2', WAITS),
  rendered('waits', 'waits:4', WAITS),
  rendered('async-page', 'async-page', 'The same happens on /async, /late-part, /lazy, /part.'),
  rendered(
    'state',
    'components/use-count.ts:3, route /state',
    wouldDoNothing('useState'),
    'Correct components/use-count.ts, which pages/state.tsx uses.',
  ),
  rendered('layouts/effect.tsx', 'layouts/effect.tsx:3', wouldDoNothing('useEffect')),
];

test('what the code of a site throws is reported with its place, and so is what would wait or do nothing; nothing else is', () =>
  expectFaults(FILES, FAULTS));

test('what a page prints is shown with its file, and the build goes on', async () => {
  const root = join(await temporaryFolder(), 'site');
  await writeFiles(root, {
    ...SMALL_SITE,
    ...page('import', '', { above: "console.log('one', { a: 1 });" }),
    ...page('render', '', { before: "process.stdout.write('two');" }),
    ...page('load', '', { facts: "load: async () => { await null; console.error('three'); }" }),
    ...page('waits', '', {
      facts: "load: () => new Promise((resolve) => process.stdout.write('four', resolve))",
    }),
  });
  const { code, stderr } = await runBuild({ root });
  expect(stderr.trim().split('\n').sort()).toEqual([
    'pages/import.tsx printed: one { a: 1 }',
    'pages/load.tsx printed: three',
    'pages/render.tsx printed: two',
    'pages/waits.tsx printed: four',
  ]);
  expect(code).toBe(0);
});
