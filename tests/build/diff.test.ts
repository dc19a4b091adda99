import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { copyFixture } from '../support/sites/copy-fixture.ts';
import { runBuild } from '../support/sites/run-build.ts';
import { runDiff } from '../support/sites/run-diff.ts';
import { suiteFolder } from '../support/suite-folder.ts';

const before = join(suiteFolder(), 'before');

beforeAll(async () => {
  await runBuild({ root: join(projectRoot, 'tests/fixtures/site'), out: before });
});

test('a site with the same content is reported as unchanged, even if its files have other hashes', async () => {
  const after = await change('assets/styles/site.css', 'margin: 1rem', 'margin: 2rem');
  const { status, stdout } = runDiff(before, after);
  expect(stdout).not.toContain('`/` is');
  expect(status).toBe(0);
});

test('changed text comes first, old and new for each page; then the sizes, and the sentence in its markup', async () => {
  const after = await change('pages/index.tsx', 'Fixture home</h1>', 'Another | home</h1>');
  const { status, stdout } = runDiff(before, after);
  expect(stdout).toContain('## 1 page changed');
  expect(stdout).toContain(`### Words that changed

| page | old | new |
| --- | --- | --- |
| / | Fixture home | Another \\| home |
`);
  expect(stdout).toMatch(/\| \/ \| changed \| 2 \| [\d.]+ kB → [\d.]+ kB \([+−][\d.]+ kB\) \|/);
  expect(stdout).toMatch(/^-.*Fixture home<\/h1>$/m);
  expect(stdout).toMatch(/^\+.*Another \| home<\/h1>$/m);
  expect(stdout.indexOf('Words that changed')).toBeLessThan(stdout.indexOf('in its markup'));
  expect(status).toBe(1);
});

test('a change in a layout is reported once for all pages', async () => {
  const after = await change('layouts/default.tsx', 'The default layout', 'The usual one');
  const { stdout } = runDiff(before, after);
  expect(stdout.match(/^\| .* \| The default layout \| The usual one \|$/gm)).toHaveLength(1);
});

test('a change of markup alone is not reported as a change of text', async () => {
  const after = await change('pages/index.tsx', 'Fixture home</h1>', '<b>Fixture</b> home</h1>');
  const { status, stdout } = runDiff(before, after);
  expect(stdout).not.toContain('Words that changed');
  expect(status).toBe(1);
});

test('what search engines read is reported apart from the text of the page', async () => {
  const after = await change('pages/index.tsx', "title: 'Fixture home'", "title: 'Another title'");
  const { stdout } = runDiff(before, after);
  expect(stdout).toContain('- **title**: `Fixture home` → `Another title`');
  expect(stdout).toContain('- **meta og:title**: `Fixture home` → `Another title`');
});

describe('something that visitors lose gives its own exit code:', () => {
  test('a link', async () => {
    const after = await change('pages/index.tsx', 'href="/files/note.txt"', 'href="/draft"');
    const { status, stdout } = runDiff(before, after);
    expect(stdout).toContain('- links lost: `/files/note.txt`');
    expect(status).toBe(3);
  });

  test('an anchor', async () => {
    const after = await change('pages/index.tsx', /cards/g, 'items');
    const { status, stdout } = runDiff(before, after);
    expect(stdout).toContain('- anchors lost: `#cards`');
    expect(status).toBe(3);
  });

  test('a page', async () => {
    const after = await change('pages/guides/hidden.tsx', null);
    const { status, stdout } = runDiff(before, after);
    expect(stdout).toContain('### `/guides/hidden` is removed');
    expect(status).toBe(3);
    // The other way round it is only new.
    expect(runDiff(after, before).status).toBe(1);
  });
});

test.each([[['nowhere']], [[]]])('%j as arguments are refused with the reason', (folders) => {
  const { status, stderr } = runDiff(...folders);
  expect(stderr).toMatch(/is not a built site: it has no manifest\.json|one or two folders/);
  expect(status).toBe(2);
});

/** The fixture, built with another source. `null` for `from` removes the file. */
async function change(file: string, from: string | RegExp | null, to = ''): Promise<string> {
  const root = await copyFixture('site');
  if (from === null) rmSync(join(root, file));
  else {
    const text = await readFile(join(root, file), 'utf8');
    expect(text).toMatch(from);
    await writeFile(join(root, file), text.replace(from, to));
  }
  const { code, stderr } = await runBuild({ root });
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return join(root, 'dist');
}
