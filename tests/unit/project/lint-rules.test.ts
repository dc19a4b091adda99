import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../support/project-root.ts';
import { writeFiles } from '../../support/sites/site-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const REFUSED = [
  'export const a = new Date();',
  'export const a = new Date().getFullYear();',
  'export const a = Date.now();',
  'export const a = performance.now();',
  'export const a = Math.random();',
  'export const a = crypto.randomUUID();',
  'export const a = (5).toLocaleString();',
  'export const a = new Intl.NumberFormat().format(5);',
  "export const a = ['b', 'a'].sort((one, other) => one.localeCompare(other));",
];

const ADMITTED = [
  "export const a = new Date('2026-01-02T03:04:05Z');",
  "export const a = (5).toLocaleString('en-GB');",
  "export const a = new Intl.NumberFormat('de').format(5);",
  'export const page = { load: async () => Date.now() };',
  'export const page = { load: () => ({ day: new Date() }) };',
  'export const page = { async load() { return Math.random(); } };',
];

test('code whose result differs from one build to the next is refused in a page, except in its load', async () => {
  const files = [...REFUSED, ...ADMITTED].map((source, index) => [`pages/_${index}.ts`, source]);
  expect(await lint(Object.fromEntries(files))).toEqual(
    REFUSED.map((_, index) => `pages/_${index}.ts`),
  );
});

test('behaviors, islands and the build may read the clock; components, layouts and content may not', async () => {
  const clock = 'export const a = new Date();';
  const admitted = ['components/a.behavior.ts', 'components/A.island.tsx', 'scripts/a.ts'];
  const refused = ['components/ui/A.tsx', 'layouts/a.tsx', 'pages/a.content.ts'];
  const files = [...admitted, ...refused].map((path) => [path, clock]);
  expect(await lint(Object.fromEntries(files))).toEqual(refused);
});

/** The files in which the project's own lint rule finds something. */
async function lint(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = await temporaryFolder();
  for (const path of ['biome.json', '.biome']) {
    cpSync(join(projectRoot, path), join(folder, path), { recursive: true });
  }
  await writeFiles(folder, files);
  const biome = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome');
  const args = ['lint', '--vcs-enabled=false', '--only=plugin', '--max-diagnostics=none'];
  const { stdout, stderr } = spawnSync(process.execPath, [biome, ...args, '--reporter=json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const found = stdout === '' ? [] : JSON.parse(stdout).diagnostics;
  const paths: string[] = found
    .filter(({ description = '', message = '' }) => /another time/.test(`${description}${message}`))
    .map(({ location }: { location: { path: string | { file: string } } }) =>
      typeof location.path === 'string' ? location.path : location.path.file,
    );
  expect(stderr).not.toContain('unexpected');
  return [...new Set(paths)].sort();
}
