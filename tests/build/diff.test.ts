import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { buildFaultless } from '../support/sites/built-output.ts';
import { copyFixture } from '../support/sites/copy-fixture.ts';
import { runScript } from '../support/sites/run-script.ts';
import { replaceIn, type SiteFiles, writeFiles } from '../support/sites/site-files.ts';
import { suiteFolder } from '../support/temporary-folder.ts';

const folder = suiteFolder();
const before = join(folder, 'before');

beforeAll(() => buildFaultless(join(projectRoot, 'tests/fixtures/site'), { out: before }));

test('a site with the same content is reported as unchanged, even if its files have other hashes', async () => {
  const after = await changed([['assets/styles/site.css', 'margin: 1rem', 'margin: 2rem']]);
  const { status, stdout } = runScript('diff', before, after);
  expect(stdout).not.toContain('`/` is');
  expect(status).toBe(0);
});

test('changed text comes first, old and new for each page; then the sizes, and the sentence in its markup', async () => {
  const after = await changed([
    ['pages/index.tsx', 'Fixture home</h1>', 'Another | home</h1>'],
    ['pages/index.tsx', "title: 'Fixture home'", "title: 'Another title'"],
    ['layouts/default.tsx', 'The default layout', 'The usual one'],
  ]);
  const full = join(folder, 'full.md');
  const { status, stdout } = runScript('diff', before, after, '--full', full);
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
  const after = await changed([
    ['pages/index.tsx', 'Fixture home</h1>', '<b>Fixture</b> home</h1>'],
    ['pages/index.tsx', 'href="/files/note.txt"', 'href="/draft"'],
    ['pages/index.tsx', /cards/g, 'items'],
  ]);
  const { status, stdout } = runScript('diff', before, after);
  expect(stdout).toContain('## 1 page changed');
  expect(stdout).not.toContain('Words that changed');
  expect(stdout).toContain('- links lost: `/files/note.txt`');
  expect(stdout).toContain('- anchors lost: `#cards`');
  expect(status).toBe(3);
});

describe('a page, a picture and a file', () => {
  const NEW_PAGE = `import dot from '../assets/images/dot.svg';

export const page = { title: 'Audit & "advice"', description: 'What we look at.' };

export default function AuditPage() {
  return (
    <section id="parts">
      <h1>Audit <em>&amp; advice</em></h1>
      <p>Read the <a href="/guides/first#end">first guide</a>, please.</p>
      <ul><li><a href="/">Home</a></li><li><a href="/draft">A draft</a></li></ul>
      <h2>Its parts</h2>
      <h3>With a picture</h3>
      <img src={dot} width="8" height="8" alt="A dot" />
    </section>
  );
}
`;
  const FILES = '`/assets/dot-HASH.svg`, `/files/form.txt`';
  let withPage: string;

  beforeAll(async () => {
    withPage = await changed([], {
      'pages/audit.tsx': NEW_PAGE,
      'assets/images/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
      'assets/public/files/form.txt': 'A form',
    });
  });

  test('that are new are reported with head, outline, text and links, without those of the layout', () => {
    const { status, stdout } = runScript('diff', before, withPage);
    expect(stdout).toMatch(
      /\| `\/audit` \| added \| 7 \| 0\.00 kB → [\d.]+ kB \(\+[\d.]+ kB\) \| {2}\|/,
    );
    expect(stdout).toContain(`### \`/audit\` is added

- \`title\`: \`Audit & "advice"\`
- \`meta description\`: \`What we look at.\`
- links lead to: \`/guides/first#end\`, \`/\`, \`/draft\`

\`\`\`text
h1 Audit & advice
  h2 Its parts
    h3 With a picture
\`\`\`

<details><summary>Its words</summary>

\`\`\`diff
+Audit & advice
+Read the first guide, please.
+Home
+A draft
+Its parts
+With a picture
+[picture: A dot]
\`\`\`

</details>

<details><summary>The rest of its head</summary>
`);
    expect(stdout).toContain('- `link canonical`: `https://fixture.example/audit`');
    expect(stdout).toContain(`\n- new: ${FILES}\n`);
    expect(status).toBe(1);
  });

  test('that are removed are reported with title and the addresses that break, without the ids of the layout', () => {
    const { status, stdout } = runScript('diff', withPage, before);
    expect(stdout).toMatch(/\| `\/audit` \| removed \| 0 \| .* \| 1 \|/);
    expect(stdout).toContain(`### \`/audit\` is removed

- \`title\`: \`Audit & "advice"\`
- links to it break, wherever they are: \`/audit\`, \`/audit#parts\`
`);
    expect(stdout).toContain(`\n- gone: ${FILES}\n`);
    expect(status).toBe(3);
  });
});

test.each([[['nowhere']], [[]]])('the arguments %j are refused with the reason', (folders) => {
  const { status, stderr } = runScript('diff', ...folders);
  expect(stderr).toMatch(/is not a built site: it has no manifest\.json|one or two folders/);
  expect(status).toBe(2);
});

type Change = readonly [file: string, from: string | RegExp, to: string];

/** The output of the fixture, with changes in its sources and more of them. */
async function changed(changes: readonly Change[], more: SiteFiles = {}): Promise<string> {
  const root = join(folder, crypto.randomUUID());
  await copyFixture('site', root);
  await writeFiles(root, more);
  for (const [file, from, to] of changes) await replaceIn(join(root, file), from, to);
  await buildFaultless(root);
  return join(root, 'dist');
}
