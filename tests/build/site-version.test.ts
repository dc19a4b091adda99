import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { type BuildOptions, runBuild } from '../support/sites/run-build.ts';
import { writeFiles } from '../support/sites/site-files.ts';
import { suiteFolder } from '../support/suite-folder.ts';

const root = join(suiteFolder(), 'site');

/** The version of a site with these facts in `layouts/_site.ts`. */
async function versionOf(facts: object, options: BuildOptions = {}): Promise<string> {
  const site = { name: 'A site', url: 'https://small.example', ...facts };
  await writeFiles(root, { 'layouts/_site.ts': `export const site = ${JSON.stringify(site)};` });
  const { code, stderr } = await runBuild({ root, ...options });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const manifest = JSON.parse(await readFile(join(root, 'dist/manifest.json'), 'utf8'));
  const payload = JSON.parse(await readFile(join(root, 'dist/payload.json'), 'utf8'));
  expect(payload.version).toBe(manifest.version);
  return manifest.version;
}

describe('the version of the site changes with', () => {
  let before: string;

  beforeAll(async () => {
    await cp(join(projectRoot, 'tests/fixtures/site'), root, { recursive: true });
    before = await versionOf({});
  });

  const script = { url: 'https://chat.example.org/widget.js' };
  test.each<[what: string, facts: object]>([
    ['the language', { language: 'de' }],
    ['the theme colour', { themeColor: '#102030' }],
    [
      'the endpoint of forms',
      { formEndpoint: { provider: 'own', url: 'https://forms.example.org/' } },
    ],
    ['a third-party script', { thirdParties: { scripts: [script] } }],
    [
      'a third-party stylesheet',
      { thirdParties: { styles: [{ url: 'https://fonts.example.org/a.css' }] } },
    ],
  ])('%s', async (_, facts) => {
    expect(await versionOf(facts)).not.toBe(before);
  });

  test('the integrity of a third-party script', async () => {
    const scriptWith = (integrity: string) => ({
      thirdParties: { scripts: [{ ...script, integrity }] },
    });
    const first = await versionOf(scriptWith('sha256-a'));
    expect(await versionOf(scriptWith('sha256-b'))).not.toBe(first);
  });

  test('the base path', async () => {
    expect(await versionOf({}, { base: '/repo/' })).not.toBe(before);
  });

  test.each([
    ['a layout', 'layouts/default.tsx', 'Main', 'Main, anew'],
    ['the error page', 'layouts/error.tsx', '<section', '<section className="new"'],
    ['the style of the site', 'assets/styles/site.css', '{', '{ color: red;'],
    [
      'a script',
      'components/shout.behavior.ts',
      'export default',
      'export const more = 1;\nexport default',
    ],
  ])('%s', async (_, file, from, to) => {
    const path = join(root, file);
    const source = await readFile(path, 'utf8');
    expect(source).toContain(from);
    await writeFile(path, source.replace(from, to));
    expect(await versionOf({})).not.toBe(before);
    await writeFile(path, source);
    expect(await versionOf({})).toBe(before);
  });
});
