import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { type BuildOptions, runBuild } from '../support/sites/run-build.ts';
import { writeFiles } from '../support/sites/site-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const script = { url: 'https://chat.example.org/widget.js' };

/** In `layouts/_site.ts`. */
const FACTS: Readonly<Record<string, object>> = {
  'the language': { language: 'de' },
  'the theme colour': { themeColor: '#102030' },
  'the endpoint of forms': {
    formEndpoint: { provider: 'own', url: 'https://forms.example.org/' },
  },
  'a third-party stylesheet': {
    thirdParties: { styles: [{ url: 'https://fonts.example.org/a.css' }] },
  },
  'a third-party script': { thirdParties: { scripts: [{ ...script, integrity: 'sha256-a' }] } },
  'its integrity': { thirdParties: { scripts: [{ ...script, integrity: 'sha256-b' }] } },
};

/** In a source: the file, what is in it, and what takes its place. */
const SOURCES: Readonly<Record<string, readonly [file: string, from: string, to: string]>> = {
  'a layout': ['layouts/default.tsx', 'Main', 'Main, anew'],
  'the error page': ['layouts/error.tsx', '<section', '<section className="new"'],
  'the style of the site': ['assets/styles/site.css', '{', '{ color: red;'],
  'a script': ['components/shout.behavior.ts', 'toUpperCase', 'toLowerCase'],
};

test('the version of the site is another one for each change of what is fixed for the life of a document', async () => {
  const root = join(await temporaryFolder(), 'site');
  await cp(join(projectRoot, 'tests/fixtures/site'), root, { recursive: true });

  async function versionOf(facts: object, options: BuildOptions = {}): Promise<string> {
    const site = { name: 'A site', url: 'https://small.example', ...facts };
    await writeFiles(root, { 'layouts/_site.ts': `export const site = ${JSON.stringify(site)};` });
    const { code, stderr } = await runBuild({ root, ...options });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [manifest, payload] = await Promise.all(
      ['manifest.json', 'payload.json'].map((file) => readFile(join(root, 'dist', file), 'utf8')),
    );
    const { version } = JSON.parse(manifest ?? '');
    expect(JSON.parse(payload ?? '').version).toBe(version);
    return version;
  }

  const versions: Record<string, string> = {
    'without a change': await versionOf({}),
    'the base path': await versionOf({}, { base: '/repo/' }),
  };
  for (const [what, facts] of Object.entries(FACTS)) versions[what] = await versionOf(facts);
  for (const [what, [file, from, to]] of Object.entries(SOURCES)) {
    const path = join(root, file);
    const source = await readFile(path, 'utf8');
    expect(source).toContain(from);
    await writeFile(path, source.replace(from, to));
    versions[what] = await versionOf({});
    await writeFile(path, source);
  }
  const same = Map.groupBy(Object.keys(versions), (what) => versions[what]);
  expect([...same.values()].filter((changes) => changes.length > 1)).toEqual([]);
});
