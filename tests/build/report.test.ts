import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyFixture } from '../support/copy-fixture.ts';
import { runBuild } from '../support/run-build.ts';

test('--report writes the size of every route and what each script contains', async () => {
  const root = await copyFixture('site');
  const report = join(root, 'reports/build.txt');
  expect(await runBuild({ root, args: ['--report', report] })).toMatchObject({ code: 0 });

  const text = readFileSync(report, 'utf8');
  expect(text).toMatch(/^\/guides\/first +dark +[\d.]+ kB \/ [\d.]+ kB br/m);
  expect(text).toMatch(/node_modules\/react-dom\/\S+ +[\d.]+kb/);
  expect(text).toContain('components/Counter.island.tsx');
});
