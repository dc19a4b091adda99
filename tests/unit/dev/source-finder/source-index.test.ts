import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTexts } from '../../../../scripts/dev/source-finder/read-texts.ts';
import { createSourceIndex } from '../../../../scripts/dev/source-finder/source-index.ts';
import { writeFiles } from '../../../support/sites/site-files.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const SOURCES = {
  'pages/index.content.ts': `import { facts } from '../layouts/_site.ts';
const intro = { title: 'Change here for every\\u00a0platform.', days: 10 };
const visit = { title: 'Prefer to visit?', text: \`\${facts.address}. Please phone first.\` };
const map = { alt: \`Four lines meet.\`, names: ['Teams', 'Ardley & Pym'] };
`,
  'pages/contact.content.ts': `export const title = 'Prefer to visit?';
`,
  'layouts/_site.ts': `export const facts = { address: 'Siding Lane, Bristol' };
`,
  'components/Slide.tsx': `export const Slide = () => (
    <li className="Home">
      Takes a few days,
      <b>at most</b>. Siding Lane, Bristol
    </li>
  );
`,
  'components/Slide.examples.tsx': `export const examples = { default: 'at most' };
`,
};

describe('a whole text is found at its line, such as', () => {
  test.each([
    [
      'a sentence, whatever its spaces',
      'Change here for  every platform.',
      'index.content.ts:2:24',
    ],
    ['a number', '10', 'index.content.ts:2:70'],
    ['a template', 'Four lines meet.', 'index.content.ts:4:20'],
    ['an entry of a list', 'Ardley & Pym', 'index.content.ts:4:57'],
  ])('%s', async (_, text, place) => {
    expect(await find(text, '/')).toEqual([`pages/${place}`]);
  });

  test('the text of an element', async () => {
    expect(await find('Takes a few days,', '/')).toEqual(['components/Slide.tsx:3:7']);
  });
});

test.each(['here for every', 'Nobody has written this.', 'Home', 'Please phone first.', ''])(
  '“%s” is not a whole text of a source, so it is not found',
  async (text) => expect(await find(text, '/')).toEqual([]),
);

test('of several places the page’s own comes first, then copy, then code, then examples', async () => {
  expect((await find('Prefer to visit?', '/'))[0]).toContain('index.content.ts');
  expect((await find('Prefer to visit?', '/contact'))[0]).toContain('contact.content.ts');
  expect((await find('Siding Lane, Bristol', '/'))[0]).toContain('layouts/_site.ts');
  expect((await find('at most', '/'))[0]).toContain('Slide.tsx');
  const gallery = '/_gallery/ui/Slide/default.dark.html';
  expect((await find('at most', gallery))[0]).toContain('Slide.examples.tsx');
});

test('a text is found where it is after an edit', async () => {
  const root = await site();
  const index = createSourceIndex(root);
  await index.find('Four lines meet.', '/');
  await writeFile(join(root, 'pages/index.content.ts'), "\n\nconst alt = 'Five lines meet.';\n");
  expect(await index.find('Five lines meet.', '/')).toMatchObject([{ line: 3 }]);
  expect(await index.find('Four lines meet.', '/')).toEqual([]);
});

test('class names, imports, types and keys are not text, and a source that cannot be parsed has none', () => {
  const source = `import x from 'module words';
type T = 'type words';
const a: { 'key words': 'more type words' } = { 'key words': 'value words' as 'no words' };
export default () => <p className="class words" data-x="data words">text words</p>;`;
  const textsOf = (text: string) => readTexts('a.tsx', text).map((one) => one.text);
  expect(textsOf(source)).toEqual(['value words', 'text words']);
  expect(textsOf('const a = { ;')).toEqual([]);
});

async function site(): Promise<string> {
  const root = await temporaryFolder();
  await writeFiles(root, SOURCES);
  return root;
}

/** `file:line:column` of each place. */
async function find(text: string, path: string): Promise<string[]> {
  const places = await createSourceIndex(await site()).find(text, path);
  return places.map(({ file, line, column }) => `${file}:${line}:${column}`);
}
