import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { runBuild } from '../support/sites/run-build.ts';
import { runDiff } from '../support/sites/run-diff.ts';
import { suiteFolder } from '../support/suite-folder.ts';

const folder = suiteFolder();
const without = join(folder, 'without');
const withPage = join(folder, 'with');

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

const DOT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';

beforeAll(async () => {
  const root = join(folder, 'site');
  await cp(join(projectRoot, 'tests/fixtures/site'), root, { recursive: true });
  const builds = [await runBuild({ root, out: without })];
  await writeFile(join(root, 'pages/audit.tsx'), NEW_PAGE);
  await writeFile(join(root, 'assets/images/dot.svg'), DOT);
  await writeFile(join(root, 'assets/public/files/form.txt'), 'A form');
  builds.push(await runBuild({ root, out: withPage }));
  expect(builds.map(({ stderr }) => stderr)).toEqual(['', '']);
});

test('a new page is reported with its head, outline, text and links, without those of its layout', () => {
  const { status, stdout } = runDiff(without, withPage);
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
  expect(status).toBe(1);
});

test('a removed page is reported with its title and the addresses that break, without the ids of its layout', () => {
  const { status, stdout } = runDiff(withPage, without);
  expect(stdout).toMatch(/\| `\/audit` \| removed \| 0 \| .* \| 1 \|/);
  expect(stdout).toContain(`### \`/audit\` is removed

- \`title\`: \`Audit & "advice"\`
- links to it break, wherever they are: \`/audit\`, \`/audit#parts\`
`);
  expect(status).toBe(3);
});

test('new and removed files are named without their hashes, and files of the page itself are not named', () => {
  const files = '`/assets/dot-HASH.svg`, `/files/form.txt`';
  expect(runDiff(without, withPage).stdout).toContain(`\n- new: ${files}\n`);
  expect(runDiff(withPage, without).stdout).toContain(`\n- gone: ${files}\n`);
});
