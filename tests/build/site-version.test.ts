import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFaultless } from '../support/sites/built-output.ts';
import { copyFixture } from '../support/sites/copy-fixture.ts';
import type { BuildOptions } from '../support/sites/run-build.ts';
import { replaceIn, writeFiles } from '../support/sites/site-files.ts';

const script = { url: 'https://chat.example.org/widget.js' };

/** In `layouts/_site.ts`. */
const FACTS: Readonly<Record<string, object>> = {
  'the language': { language: 'de' },
  'the endpoint of forms': {
    formEndpoint: { provider: 'own', url: 'https://forms.example.org/' },
  },
  'a third-party script': { thirdParties: { scripts: [{ ...script, integrity: 'sha256-a' }] } },
  'its integrity': { thirdParties: { scripts: [{ ...script, integrity: 'sha256-b' }] } },
};

/** What takes the place of a text in a source. */
type Change = readonly [file: string, from: string, to: string];

const SOURCES: Readonly<Record<string, Change>> = {
  'a layout': ['layouts/default.tsx', 'Main', 'Main, anew'],
  'the error page': ['layouts/error.tsx', '<section', '<section className="new"'],
  'the style of the site': ['assets/styles/site.css', '{', '{ color: red;'],
  'a script': ['components/shout.behavior.ts', 'toUpperCase', 'toLowerCase'],
};

const MOVED = `
export const page = { title: 'Moved', description: 'A page that was elsewhere.' };
export default () => <h1>Moved</h1>;`;

test('the version of the site is another one for each change of what is fixed for the life of a document', async () => {
  const root = await copyFixture('site');

  async function versionOf(facts: object, options: BuildOptions = {}): Promise<string> {
    const site = { name: 'A site', url: 'https://small.example', ...facts };
    await writeFiles(root, { 'layouts/_site.ts': `export const site = ${JSON.stringify(site)};` });
    const built = await buildFaultless(root, options);
    const { version } = built.json('manifest.json');
    expect(built.payload('index.payload.json').version).toBe(version);
    return version;
  }

  const versions: Record<string, string> = {
    'without a change': await versionOf({}),
    'the base path': await versionOf({}, { base: '/repo/' }),
  };
  for (const [what, facts] of Object.entries(FACTS)) versions[what] = await versionOf(facts);
  for (const [what, [file, from, to]] of Object.entries(SOURCES)) {
    await replaceIn(join(root, file), from, to);
    versions[what] = await versionOf({});
    await replaceIn(join(root, file), to, from);
  }
  await writeFiles(root, { 'pages/moved.tsx': MOVED });
  versions['the list of routes'] = await versionOf({});
  await rename(join(root, 'pages/moved.tsx'), join(root, 'pages/moved-again.tsx'));
  versions['the address of a page'] = await versionOf({});
  const same = Map.groupBy(Object.keys(versions), (what) => versions[what]);
  expect([...same.values()].filter((changes) => changes.length > 1)).toEqual([]);
});

/** Two hosts are told the names of all assets: what has none of them is never kept for a year. */
const LISTS_OF_ASSETS = ['.built-files', '.hosts/vercel.json', '_headers'];
const OF_HOME = ['index.html', 'index.payload.json', 'manifest.json'];

test('after a change on one page, the version of the site stays, and nothing changes but the manifest and what belongs to the page', async () => {
  const root = await copyFixture('site');
  const before = await buildFaultless(root);
  const { version } = before.json('manifest.json');
  let files = before.digest();
  const changes: readonly (readonly [Change, changed: readonly unknown[]])[] = [
    [
      ['pages/guides/first.tsx', "'Close'", "'Shut'"],
      ['guides/first.html', 'guides/first.payload.json', 'manifest.json'],
    ],
    [
      ['assets/images/ring.svg', 'r="12"', 'r="11"'],
      [...LISTS_OF_ASSETS, expect.stringMatching(/^assets\/ring-\w+\.svg$/), ...OF_HOME],
    ],
    [
      ['components/Card.css', '1px', '2px'],
      [...LISTS_OF_ASSETS, expect.stringMatching(/^assets\/page-\w+\.css$/), ...OF_HOME],
    ],
  ];
  for (const [[file, from, to], changed] of changes) {
    await replaceIn(join(root, file), from, to);
    const after = await buildFaultless(root);
    const filesAfter = after.digest();
    expect(after.json('manifest.json').version).toBe(version);
    expect(filesAfter).toHaveLength(files.length);
    const isNew = (line: string) => !files.includes(line);
    expect(filesAfter.filter(isNew).map((line) => line.split(' ')[0])).toEqual(changed);
    files = filesAfter;
  }
});
