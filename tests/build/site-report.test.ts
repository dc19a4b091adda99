import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyFixture } from '../support/copy-fixture.ts';
import { runBuild } from '../support/run-build.ts';

test('--report writes one page that tells routes, modules, islands, links and the build before', async () => {
  const root = await copyFixture('site');
  const report = join(root, 'reports/build.html');
  const build = () => runBuild({ root, args: ['--report', report] });
  const read = () => readFileSync(report, 'utf8');

  expect((await build()).stderr).toBe('');
  expect(read()).toContain('There is none.');
  expect((await build()).code).toBe(0);

  const page = read();
  expect(page).toContain('The site is the same');
  expect(page).toMatch(/<td>\/guides\/first<\/td><td>dark<\/td><td class="number">[\d.]+ kB/);
  expect(page).toMatch(/<title>react-dom · [\d.]+ kB<\/title><rect/);
  expect(page).toContain('<td>components/Counter.island.tsx</td><td>visible</td>');
  expect(page).toContain('<td>/</td><td>/closed<br>/draft<br>/guides/first</td>');
  // Nothing is fetched by it.
  expect(page).not.toMatch(/<(link|script|img)|url\(|@import/);
});
