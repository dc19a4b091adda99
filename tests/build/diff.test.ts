import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { buildFaultless } from '../support/sites/built-output.ts';
import { copyFixture } from '../support/sites/copy-fixture.ts';
import { runScript } from '../support/sites/run-script.ts';
import { replaceIn, type SiteFiles, writeFiles } from '../support/sites/site-files.ts';
import { suiteFolder } from '../support/temporary-folder.ts';

const folder = suiteFolder();
const before = join(folder, 'before');

await buildFaultless(join(projectRoot, 'tests/fixtures/site'), { out: before });

test('two builds of the same sources are the same', async () => {
  const { status, stdout } = runScript('diff', before, await built());
  expect(stdout).toContain('## The site is the same\n');
  expect(status).toBe(0);
});

test.each([
  ['robots.txt', 'User-agent: *\nDisallow: /\n'],
  ['files/note.txt', 'Another note\n'],
  ['new.txt', ''],
])('a change of nothing but %s is named', async (file, text) => {
  const after = await copy();
  await writeFiles(after, { [file]: text });
  const { status, stdout } = runScript('diff', before, after);
  expect(stdout).toContain(`## 1 file changed\n\n### Files\n\n`);
  expect(stdout).toContain(`\n    ${file}  `);
  expect(status).toBe(1);
});

test('every element of the head counts, also where several have one name, and has its lines in the patch', async () => {
  const after = await copy();
  const link = (address: string) => `<link rel="alternate" hreflang="de" href="${address}">`;
  const page = join(after, 'index.html');
  await replaceIn(page, '</title>', `$&${link('https://a.example/')}${link('https://b.example/')}`);
  const one = await copy(after);
  await replaceIn(join(one, 'index.html'), link('https://a.example/'), link('https://c.example/'));
  const { status, lines } = await patchOf(after, one);
  expect(lines).toEqual([
    '-    <link rel="alternate" hreflang="de" href="https://a.example/">',
    '+    <link rel="alternate" hreflang="de" href="https://c.example/">',
  ]);
  expect(status).toBe(1);
});

test('changed text is in the patch, line by line, as snapshots have it; the summary has its sizes', async () => {
  const after = await built([['pages/index.tsx', 'Fixture home</h1>', 'Another | home</h1>']]);
  const { status, stdout, lines } = await patchOf(before, after);
  expect(stdout).toMatch(/^ {4}index\.html +2 +[\d.]+ kB → [\d.]+ kB$/m);
  expect(stdout).not.toContain('Another');
  expect(lines).toEqual([
    expect.stringMatching(/^-.*Fixture home<\/h1>$/),
    expect.stringMatching(/^\+.*Another \| home<\/h1>$/),
  ]);
  expect(status).toBe(1);
});

test('files in which only the hashes of others differ are counted, not listed', async () => {
  const after = await built([
    ['components/shout.behavior.ts', /return/, "console.log('aloud');\n$&"],
  ]);
  const { status, stdout } = runScript('diff', before, after);
  expect(stdout).toContain('\n    assets/shout-HASH.js  ');
  expect(stdout).toContain('## 1 file changed');
  expect(stdout).toMatch(/^\d+ more files with nothing but other hashes\.$/m);
  expect(status).toBe(1);
});

test('lost pages, links and anchors are named first, and have an exit code of their own', async () => {
  const after = await built([
    ['pages/index.tsx', 'href="/files/note.txt"', 'href="/guides/first"'],
    ['pages/index.tsx', /cards/g, 'items'],
  ]);
  const { status, stdout } = runScript('diff', before, after);
  expect(stdout).toContain(`### Lost

    anchor /#cards
    link to /files/note.txt on /

### Files
`);
  expect(status).toBe(3);
});

test('a page that is new has its text in the patch; if it goes again, it is lost', async () => {
  const source = `export const page = { title: 'Audit', description: 'What we look at.' };
export default function Page() {
  return <section id="parts"><h1>Audit</h1><p>Its parts.</p></section>;
}
`;
  const after = await built([], { 'pages/audit.tsx': source });
  const { status, stdout, lines } = await patchOf(before, after);
  expect(stdout).toMatch(/^ {4}audit.*\.html +\d+ +new → [\d.]+ kB$/m);
  expect(lines).toContainEqual(expect.stringMatching(/^\+.*<p>Its parts.<\/p>$/));
  expect(status).toBe(1);

  const back = runScript('diff', after, before);
  expect(back.stdout).toContain('### Lost\n\n    page /audit\n\n');
  expect(back.status).toBe(3);
});

test.each([[['nowhere']], [[]], [['one', 'two', 'three']]])(
  'the arguments %j are refused with the reason',
  (folders) => {
    const { status, stderr } = runScript('diff', ...folders);
    expect(stderr).toMatch(/is not a built site: it has no manifest\.json|one or two folders/);
    expect(status).toBe(2);
  },
);

type Change = readonly [file: string, from: string | RegExp, to: string];

/** The output of the fixture, with changes in its sources and more of them. */
async function built(changes: readonly Change[] = [], more: SiteFiles = {}): Promise<string> {
  const root = join(folder, crypto.randomUUID());
  await copyFixture('site', root);
  await writeFiles(root, more);
  for (const [file, from, to] of changes) await replaceIn(join(root, file), from, to);
  await buildFaultless(root);
  return join(root, 'dist');
}

/** A copy of a build, to be changed by hand. */
async function copy(build = before): Promise<string> {
  const to = join(folder, crypto.randomUUID());
  await cp(build, to, { recursive: true });
  return to;
}

/** Compares two builds; `lines` are those that the patch adds or takes away. */
async function patchOf(old: string, current: string) {
  const file = join(folder, 'lines.patch');
  await rm(file, { force: true });
  const { status, stdout } = runScript('diff', old, current, '--patch', file);
  const patch = await readFile(file, 'utf8');
  return { status, stdout, lines: patch.match(/^[+-](?!(\+\+|--) ).*$/gm) ?? [] };
}
