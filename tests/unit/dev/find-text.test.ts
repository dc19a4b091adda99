import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { findText } from '../../../scripts/dev/source-finder/find-text.ts';
import { writeFiles } from '../../support/sites/site-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const SOURCES = {
  'pages/index.content.ts': `import { facts } from '../layouts/_site.ts';
const intro = { title: 'Change here for every\\u00a0platform.', days: 10 };
const visit = { title: 'Prefer to visit?', text: \`\${facts.address}. Please phone first.\` };
const map = { alt: \`Four lines meet.\`, names: ['Teams', 'Ardley & Pym', 'It\\'s here'] };
`,
  'pages/contact.content.ts': `export const title = 'Prefer to visit?';
`,
  'layouts/_site.ts': `export const facts = { address: 'Siding Lane, Bristol' };
`,
  'components/Slide.tsx': `export const Slide = () => (
    <li className="Home">
      Takes a few days,
      <b>at most</b>. Siding &amp; Lane
    </li>
  );
`,
  'components/Slide.examples.tsx': `export const examples = { default: 'at most' };
`,
};

test.each([
  ['a sentence, whatever its spaces', 'Change here for  every platform.', 'index.content.ts:2:25'],
  ['a template', 'Four lines meet.', 'index.content.ts:4:21'],
  ['an entry of a list', 'Ardley & Pym', 'index.content.ts:4:58'],
  ['one with a quote', "It's here", 'index.content.ts:4:74'],
  ['the text of an element', 'Takes a few days,', '../components/Slide.tsx:3:7'],
  ['the rest of it', '. Siding & Lane', '../components/Slide.tsx:4:21'],
])('a whole text is found at its line, such as %s', async (_, text, place) => {
  expect(await find(text, '/')).toEqual([posix.join('pages', place)]);
});

test.each(['here for every', 'Nobody has written this.', 'Please phone first.', 'intro', ' '])(
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

/** `file:line:column` of each place. */
async function find(text: string, path: string): Promise<string[]> {
  const root = await temporaryFolder();
  await writeFiles(root, SOURCES);
  return findText(root, text, path).map(({ file, line, column }) => `${file}:${line}:${column}`);
}
