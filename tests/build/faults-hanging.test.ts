import { test } from 'vitest';
import { type ExpectedFault, expectFaults } from '../support/sites/broken-sites.ts';
import { page, type SiteFiles, WAITS } from '../support/sites/site-files.ts';

const NEVER = '() => new Promise(() => {})';
/** Only slow: it must not be reported as one that hangs. */
const SLOW = page('slow', '', {
  facts: 'load: () => new Promise((resolve) => setTimeout(resolve, 100))',
});
const BROKEN = page('broken', '', { before: 'throw 1;' });
const IS_BROKEN: ExpectedFault = [
  'pages/broken.tsx threw an error while it was rendered',
  'broken',
  'It threw 1',
];

const hung = (what: string, where: string, why: string): ExpectedFault => [
  `${what} hung`,
  where,
  `Nothing happened for more than 1 s ${why}`,
  'Look for an endless loop',
];
const hangs = (name: string) =>
  hung(`pages/${name}.tsx`, name, 'while it was being loaded or rendered.');
const unfinished = (name: string): ExpectedFault => [
  '`validate` or `load` failed',
  name,
  'It did not finish within 1 s',
];

const LEFT_RUNNING: ExpectedFault = [
  'A render thread hung',
  '',
  'none of the pages hangs: a layout or another page has left something running, such as a timer.',
];

/** A layout that leaves something behind. */
const leaving = (left: string) => ({
  'layouts/default.tsx': `import { parentPort } from 'node:worker_threads';
    ${left}
    export default ({ children }) => <main>{children}</main>;`,
  ...BROKEN,
  ...SLOW,
});

type BrokenSite = readonly [files: SiteFiles, ...faults: readonly ExpectedFault[]];

const SITES: Readonly<Record<string, readonly BrokenSite[]>> = {
  'code that hangs at import, in render, in load, in validate or in a layout; what is known before that, too':
    [
      [
        {
          ...page('import', '', { above: WAITS }),
          ...page('load', '', { facts: `load: async () => { await null; ${WAITS} }` }),
          ...page('never', '', { facts: `load: ${NEVER}` }),
          ...page('validate', '', { facts: `validate: ${NEVER}` }),
          ...BROKEN,
          ...SLOW,
        },
        IS_BROKEN,
        hangs('import'),
        hangs('load'),
        unfinished('never'),
        unfinished('validate'),
      ],
      [
        {
          ...page('await', '', { above: 'await new Promise(() => {});' }),
          ...page('render', '', { before: 'for (;;);' }),
        },
        hangs('await'),
        hangs('render'),
      ],
      [
        {
          'layouts/default.tsx': `${WAITS} export default ({ children }) => children;`,
          ...page('[name]'),
          'components/Like.island.tsx': 'export default (',
        },
        ['Cannot compile components/Like.island.tsx:1', 'components/Like.island.tsx'],
        hung(
          'layouts/default.tsx',
          'layouts/default.tsx',
          'while it was being loaded or rendered.',
        ),
        ['Parameter route /[name]', 'pages/[name].tsx'],
      ],
    ],
  'what a layout has left behind and then hangs, between two tasks of its thread or later: the pages are still checked':
    [
      [
        leaving(`const post = parentPort.postMessage.bind(parentPort);
          parentPort.postMessage = (message, ...rest) => {
            post(message, ...rest);
            if (message.type === 'answer') for (;;);
          };`),
        LEFT_RUNNING,
        IS_BROKEN,
      ],
      [
        // The next message is the task to render pages.
        leaving(`new Promise((resolve) => parentPort.once('message', resolve))
          .then(() => setTimeout(() => { for (;;); }, 0));`),
        LEFT_RUNNING,
        IS_BROKEN,
      ],
    ],
};

test.each(Object.entries(SITES))('is reported within the time limit: %s', async (_, sites) => {
  await Promise.all(sites.map(([files, ...faults]) => expectFaults(files, faults)));
});
