import { expect, test } from 'vitest';
import { buildBroken } from '../support/sites/build-broken.ts';
import { matching } from '../support/sites/describe-faults.ts';
import { pageSource, type SiteFiles, WAITS } from '../support/sites/site-files.ts';

const NOTHING_HAPPENED =
  'Nothing happened for more than 1 s while it was being loaded or rendered.';

const hangs = (file: string, route?: string) => ({
  what: `${file} hung`,
  where: route === undefined ? file : `${file}, route ${route}`,
  why: NOTHING_HAPPENED,
  fix: 'Look for an endless loop',
});

/** A page that is only slow must not be reported as one that hangs. */
const SLOW = pageSource('Slow', '', {
  facts: 'load: () => new Promise((resolve) => setTimeout(resolve, 100))',
});

const SITES: readonly { files: SiteFiles; faults: readonly ReturnType<typeof hangs>[] }[] = [
  {
    files: {
      'pages/import.tsx': pageSource('Import', '', { above: WAITS }),
      'pages/broken.tsx': pageSource('Broken', '', { before: 'throw 1;' }),
    },
    faults: [
      {
        what: 'pages/broken.tsx threw an error while it was rendered',
        where: 'pages/broken.tsx, route /broken',
        why: 'It threw 1',
        fix: '',
      },
      hangs('pages/import.tsx', '/import'),
    ],
  },
  {
    files: {
      'pages/await.tsx': pageSource('Await', '', { above: 'await new Promise(() => {});' }),
      'pages/render.tsx': pageSource('Render', '', { before: 'for (;;);' }),
    },
    faults: [hangs('pages/await.tsx', '/await'), hangs('pages/render.tsx', '/render')],
  },
  {
    files: {
      'pages/load.tsx': pageSource('Load', '', {
        facts: `load: async () => { await null; ${WAITS} }`,
      }),
      'pages/slow.tsx': SLOW,
    },
    faults: [hangs('pages/load.tsx', '/load')],
  },
  {
    files: {
      'layouts/dark.tsx': `export default () => { ${WAITS} };`,
      'pages/dark.tsx': pageSource('Dark', '', { facts: "layout: 'dark'" }),
    },
    faults: [hangs('layouts/dark.tsx')],
  },
  {
    files: {
      'pages/load.tsx': pageSource('Load', '', { facts: 'load: () => new Promise(() => {})' }),
      'pages/validate.tsx': pageSource('Validate', '', {
        facts: 'validate: () => new Promise(() => {})',
      }),
      'pages/slow.tsx': SLOW,
    },
    faults: ['/load', '/validate'].map((route) => ({
      what: '`validate` or `load` failed',
      where: `pages${route}.tsx, route ${route}`,
      why: 'It did not finish within 1 s',
      fix: '',
    })),
  },
];

test('a layout that hangs hides no fault that is known before', async () => {
  const faults = await buildBroken({
    'layouts/default.tsx': `${WAITS} export default ({ children }) => children;`,
    'pages/[name].tsx': pageSource('Name', ''),
    'components/Like.island.tsx': 'export default (',
  });
  expect(faults.map(({ where }) => where)).toEqual([
    'components/Like.island.tsx',
    'layouts/default.tsx',
    'pages/[name].tsx',
  ]);
});

test('what a layout has left behind and then hangs, between two tasks of its thread or later, is reported, and the pages are still checked', async () => {
  const lefts = [
    `const post = parentPort.postMessage.bind(parentPort);
    parentPort.postMessage = (message, ...rest) => {
      post(message, ...rest);
      if (message.type === 'answer') for (;;);
    };`,
    // The next message is the task to render pages.
    `new Promise((resolve) => parentPort.once('message', resolve))
      .then(() => setTimeout(() => { for (;;); }, 0));`,
  ];
  const sites = lefts.map((left) =>
    buildBroken({
      'layouts/default.tsx': `import { parentPort } from 'node:worker_threads';
        ${left} export default ({ children }) => <main>{children}</main>;`,
      'pages/broken.tsx': pageSource('Broken', '', { before: 'throw 1;' }),
      'pages/slow.tsx': SLOW,
    }),
  );
  const broken = {
    what: 'pages/broken.tsx threw an error while it was rendered',
    where: 'pages/broken.tsx, route /broken',
  };
  const hung = { what: 'A render thread hung', where: '', fix: 'Look for an endless loop' };
  const between =
    'Nothing happened for more than 1 s after layouts/_site.ts had been rendered: something was left running.';
  const inTimer = {
    ...hung,
    what: 'layouts/default.tsx hung',
    where: 'layouts/default.tsx',
    why: 'Nothing happened for more than 1 s in a timer that it has set.',
  };
  expect(await Promise.all(sites)).toEqual([
    [{ ...hung, why: between }, broken].map(matching),
    [inTimer, broken].map(matching),
  ]);
});

test('code that hangs at import, in render, in load or in a layout is reported within the time limit', async () => {
  const reports = await Promise.all(SITES.map(({ files }) => buildBroken(files)));
  expect(reports).toEqual(SITES.map(({ faults }) => faults.map(matching)));
});
