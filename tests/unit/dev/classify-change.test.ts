import { expect, test } from 'vitest';
import { classifyChange } from '../../../scripts/dev/classify-change.ts';

const PUBLIC = 'assets/public';

test.each([
  ['a page', ['pages/index.tsx'], ['modules']],
  ['a stylesheet', ['assets/styles/base.css'], ['styles']],
  ['a picture that a module or a stylesheet may name', ['pages/a.svg'], ['modules', 'styles']],
  ['a file that is copied', [`${PUBLIC}/robots.txt`], ['modules', 'styles', 'publicFiles']],
  [
    'the folder of files that are copied, which is gone,',
    [PUBLIC],
    ['modules', 'styles', 'publicFiles'],
  ],
  ['the folder around it, which is gone,', ['assets'], ['modules', 'styles', 'publicFiles']],
  ['a module and a stylesheet', ['a.ts', 'a.css'], ['modules', 'styles']],
  ['no file', [], []],
])('a change of %s concerns only what may depend on it', (_, files, kinds) => {
  const concerned = Object.entries(classifyChange(files)).filter(([, is]) => is);
  expect(concerned.map(([kind]) => kind)).toEqual(kinds);
});
