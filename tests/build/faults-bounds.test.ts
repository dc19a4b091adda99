import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeFaults } from '../support/sites/describe-faults.ts';
import { runBuild } from '../support/sites/run-build.ts';
import { pageSource, SMALL_SITE, writeFiles } from '../support/sites/site-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const loadedWhen = (file: string) => `${file} threw an error when it was loaded`;
const rendered = (file: string) => `${file} threw an error while it was rendered`;

describeFaults('code that exits, or fails when nothing waits for it, is reported:', [
  ...[
    { title: 'at import', above: 'process.exit(0);', line: 1, what: loadedWhen },
    { title: 'in render', before: 'process.exit(0);', line: 5, what: rendered },
    {
      title: 'in load',
      facts: 'load: async () => { await null; process.exit(0); }',
      line: 2,
      what: () => '`validate` or `load` failed',
    },
  ].map(({ title, what, line, ...parts }, index) => ({
    title: `process.exit ${title}`,
    files: { [`pages/exit-${index}.tsx`]: pageSource(`Exit ${index}`, '', parts) },
    faults: [
      {
        what: what(`pages/exit-${index}.tsx`),
        where: `pages/exit-${index}.tsx:${line}, route /exit-${index}`,
        why: 'Error: process.exit(0) was called; a page must not end the build',
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
        // `load` waits longer than the timer, so that the error is thrown while the page is being made.
        facts: 'load: () => new Promise((resolve) => setTimeout(resolve, 50))',
        ...parts,
      }),
    },
    faults: [
      {
        what: `pages/late-${index}.tsx threw an error that nothing caught`,
        where: `pages/late-${index}.tsx:1, route /late-${index}`,
        why: 'Error: Late',
      },
    ],
  })),
]);

test('what a page prints is shown with its file, and the build goes on', async () => {
  const root = join(await temporaryFolder(), 'site');
  await writeFiles(root, {
    ...SMALL_SITE,
    'pages/import.tsx': pageSource('Import', '', { above: "console.log('one', { a: 1 });" }),
    'pages/render.tsx': pageSource('Render', '', { before: "process.stdout.write('two');" }),
    'pages/load.tsx': pageSource('Load', '', {
      facts: "load: async () => { await null; console.error('three'); }",
    }),
    'pages/waits.tsx': pageSource('Waits', '', {
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
