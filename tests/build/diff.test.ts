import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { copyFixture } from '../support/sites/copy-fixture.ts';
import { runBuild } from '../support/sites/run-build.ts';
import { runDiff } from '../support/sites/run-diff.ts';
import { suiteFolder } from '../support/suite-folder.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const before = join(suiteFolder(), 'before');

beforeAll(async () => {
  await runBuild({ root: join(projectRoot, 'tests/fixtures/site'), out: before });
});

test('a site with the same content is reported as unchanged, even if its files have other hashes', async () => {
  const after = await change({ 'assets/styles/site.css': [['margin: 1rem', 'margin: 2rem']] });
  const { status, stdout } = runDiff(before, after);
  expect(stdout).not.toContain('`/` is');
  expect(status).toBe(0);
});

test('changed text comes first, old and new for each page; then the sizes, and the sentence in its markup', async () => {
  const after = await change({
    'pages/index.tsx': [
      ['Fixture home</h1>', 'Another | home</h1>'],
      ["title: 'Fixture home'", "title: 'Another title'"],
    ],
    'layouts/default.tsx': [['The default layout', 'The usual one']],
  });
  const full = join(await temporaryFolder(), 'full.md');
  const { status, stdout } = runDiff(before, after, '--full', full);
  expect(`${await readFile(full, 'utf8')}\n`).toBe(stdout);
  expect(stdout).toContain(`### Words that changed

| page | old | new |
| --- | --- | --- |
`);
  expect(stdout).toContain('\n| `/` | `Fixture home` | `Another title` |\n');
  expect(stdout).toContain('\n| `/` | `Fixture home` | `Another \\| home` |\n');
  expect(stdout.match(/^\| .* \| `The default layout` \| `The usual one` \|$/gm)).toHaveLength(1);
  expect(stdout).toMatch(/\| `\/` \| changed \| \d+ \| [\d.]+ kB → [\d.]+ kB \([+−][\d.]+ kB\) \|/);
  expect(stdout).toContain('- `title`: `Fixture home` → `Another title`');
  expect(stdout).toContain('- `meta og:title`: `Fixture home` → `Another title`');
  expect(stdout).toMatch(/^-.*Fixture home<\/h1>$/m);
  expect(stdout).toMatch(/^\+.*Another \| home<\/h1>$/m);
  expect(stdout.indexOf('Words that changed')).toBeLessThan(stdout.indexOf('in its markup'));
  expect(status).toBe(1);
});

test('lost links and anchors have an exit code of their own, and changed markup does not count as changed text', async () => {
  const after = await change({
    'pages/index.tsx': [
      ['Fixture home</h1>', '<b>Fixture</b> home</h1>'],
      ['href="/files/note.txt"', 'href="/draft"'],
      [/cards/g, 'items'],
    ],
  });
  const { status, stdout } = runDiff(before, after);
  expect(stdout).toContain('## 1 page changed');
  expect(stdout).not.toContain('Words that changed');
  expect(stdout).toContain('- links lost: `/files/note.txt`');
  expect(stdout).toContain('- anchors lost: `#cards`');
  expect(status).toBe(3);
});

test.each([[['nowhere']], [[]]])('the arguments %j are refused with the reason', (folders) => {
  const { status, stderr } = runDiff(...folders);
  expect(stderr).toMatch(/is not a built site: it has no manifest\.json|one or two folders/);
  expect(status).toBe(2);
});

/** The fixture, built with other sources: file → what is replaced in it. */
async function change(
  files: Readonly<Record<string, readonly (readonly [from: string | RegExp, to: string])[]>>,
): Promise<string> {
  const root = await copyFixture('site');
  for (const [file, replacements] of Object.entries(files)) {
    let text = await readFile(join(root, file), 'utf8');
    for (const [from, to] of replacements) {
      expect(text).toMatch(from);
      text = text.replace(from, to);
    }
    await writeFile(join(root, file), text);
  }
  const { code, stderr } = await runBuild({ root });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return join(root, 'dist');
}
