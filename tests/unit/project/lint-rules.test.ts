import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../support/project-root.ts';
import { writeFiles } from '../../support/sites/site-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const CLOCK = 'export const a = new Date();';

test.each<[rule: string, refused: readonly string[], admitted: readonly string[]]>([
  [
    'code whose result differs from one build to the next is refused in a page, except in its load',
    [
      CLOCK,
      'export const a = new Date().getFullYear();',
      'export const a = Date.now();',
      'export const a = Math.random();',
      'export const a = new Intl.NumberFormat().format(5);',
      "export const a = ['b', 'a'].sort((one, other) => one.localeCompare(other));",
    ],
    [
      "export const a = new Date('2026-01-02T03:04:05Z');",
      "export const a = (5).toLocaleString('en-GB');",
      "export const a = new Intl.NumberFormat('de').format(5);",
      'export const page = { load: async () => Date.now() };',
      'export const page = { load: () => ({ day: new Date() }) };',
      'export const page = { async load() { return Math.random(); } };',
    ],
  ],
  [
    'a string that would become raw HTML in the browser is refused in islands',
    [
      'export default (e: Element) => { e.innerHTML = e.id; };',
      "export default (e: Element) => e.insertAdjacentHTML('beforeend', e.id);",
      "export const a = <b dangerouslySetInnerHTML={{ __html: '' }} />;",
    ],
    ['export default (e: Element) => { e.textContent = e.innerHTML; };'],
  ],
  [
    'a search for tags is refused in the build, which reads HTML only once',
    [
      "html.replace(/<(section|main)(?=[ >])/g, '\\n<$1');",
      'const SLOT = new RegExp("<" + TAG + " data-slot", "g");',
      'const [before, after] = html.split(\'<div id="page">\');',
      "if (html.includes('<!--$!-->')) fail();",
      "const at = html.indexOf('<' + tag);",
    ],
    ['/(?<name>a)(?<=b)/.exec(text);', "const tag = '<p>'; if (a < b) text.split(',');"],
  ],
])('%s', async (rule, refused, admitted) => {
  const pathOf = (at: number) => {
    if (rule.includes('islands')) return `components/${at}.island.tsx`;
    return rule.includes('HTML') ? `scripts/prerender/check/${at}.ts` : `pages/${at}.ts`;
  };
  const files = [...refused, ...admitted].map((source, at) => [pathOf(at), source]);
  expect(await lint(Object.fromEntries(files))).toEqual(refused.map((_, at) => pathOf(at)));
});

test('behaviors, islands and the build may read the clock; components, layouts and content may not', async () => {
  const admitted = ['components/a.behavior.ts', 'components/A.island.tsx', 'scripts/a.ts'];
  const refused = ['components/ui/A.tsx', 'layouts/a.tsx', 'pages/a.content.ts'];
  const files = [...admitted, ...refused].map((path) => [path, CLOCK]);
  expect(await lint(Object.fromEntries(files))).toEqual(refused);
});

/** The files in which the project's own lint rules find something. */
async function lint(files: Readonly<Record<string, string>>): Promise<string[]> {
  const cwd = await temporaryFolder();
  for (const path of ['biome.json', '.biome']) {
    cpSync(join(projectRoot, path), join(cwd, path), { recursive: true });
  }
  await writeFiles(cwd, files);
  const biome = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome');
  const args = ['lint', '--vcs-enabled=false', '--only=plugin', '--max-diagnostics=none'];
  const options = { cwd, encoding: 'utf8' } as const;
  const { stdout } = spawnSync(process.execPath, [biome, ...args, '--reporter=json', '.'], options);
  const paths: string[] = JSON.parse(stdout || '{"diagnostics":[]}').diagnostics.map(
    ({ location }: { location: { path: string } }) => location.path,
  );
  return [...new Set(paths)].sort();
}
