import { chmod, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildBroken } from '../support/sites/build-broken.ts';
import { describeFaults, matching } from '../support/sites/describe-faults.ts';
import { pageSource } from '../support/sites/site-files.ts';

const cannotCompile = (file: string, line: number, why: string, fix = 'Correct') => ({
  what: `Cannot compile ${file}:${line}`,
  where: file,
  why,
  fix,
});

describeFaults('a source that cannot be compiled or imported is reported:', [
  {
    title: 'an import of a package or a file that does not exist',
    files: {
      'pages/package.tsx': pageSource('Package', '{nothing}', {
        above: "import nothing from 'no-such-package';",
      }),
      'components/Lost.island.tsx': "import './Lost.css'; export default () => null;",
    },
    faults: [
      cannotCompile('components/Lost.island.tsx', 1, 'Could not resolve "./Lost.css"'),
      cannotCompile('pages/package.tsx', 1, 'Could not resolve "no-such-package"', 'add the file'),
    ],
  },
  {
    title: 'a part that its package does not export',
    files: {
      'pages/part.tsx': pageSource('Part', '{part}', {
        above: "import part from 'swiper/no-such-part';",
      }),
    },
    faults: [
      cannotCompile('pages/part.tsx', 1, "Package subpath './no-such-part' is not defined", 'add'),
    ],
  },
  {
    title: 'an import of a folder',
    files: {
      'assets/images/folder.svg/empty.txt': '',
      'pages/folder.tsx': pageSource('Folder', '<img src={folder} alt="" />', {
        above: "import folder from '../assets/images/folder.svg';",
      }),
    },
    faults: [cannotCompile('pages/folder.tsx', 1, 'Could not resolve')],
  },
  {
    title:
      'a syntax error in the content of a page, in a site whose package.json sets the module type',
    files: {
      'package.json': '{ "type": "module" }',
      'pages/words.content.ts': 'export const words = ;',
      'pages/words.tsx': pageSource('Words', '{words}', {
        above: "import { words } from './words.content.ts';",
      }),
    },
    faults: [cannotCompile('pages/words.content.ts', 1, 'Unexpected token')],
  },
  {
    title: 'a syntax error in a page, a layout and a behavior',
    files: {
      'pages/syntax.tsx': 'export const page = {',
      'layouts/syntax.tsx': 'export default () =>\n  <p>',
      'components/syntax.behavior.ts': 'export default (;',
    },
    faults: [
      cannotCompile('components/syntax.behavior.ts', 1, 'Unexpected ";"\n1 | export default (;'),
      cannotCompile('layouts/syntax.tsx', 2, 'Unexpected token'),
      cannotCompile('pages/syntax.tsx', 1, 'Expected'),
    ],
  },
  {
    title: 'a syntax error in a block, but not again at its import',
    files: {
      'components/Torn.tsx': 'export const Torn = () => <p>;',
      'pages/torn.tsx': pageSource('Torn', '<Torn />', {
        above: "import { Torn } from '../components/Torn.tsx';",
      }),
    },
    faults: [cannotCompile('components/Torn.tsx', 1, '')],
  },
  {
    title:
      'a syntax error in an island, once, although it is compiled for the page and for the browser',
    files: { 'components/Torn.island.tsx': '// Why – “so”\nexport default () => <b>;' },
    faults: [cannotCompile('components/Torn.island.tsx', 2, '')],
  },
  {
    title: 'a decorator, two exports of one name and an export of nothing, which only V8 refuses',
    files: Object.fromEntries(
      Object.entries({
        decorated:
          'interface Unused {\n  a: string;\n}\nexport class Part {\n  @once method() {}\n}',
        twice: '// Its words.\nexport const Part = 1;\nexport { Part };',
        nothing: 'export const Part = 1;\n\nexport { Nothing };',
      }).flatMap(([name, source]) => [
        [`components/${name}.tsx`, source],
        [
          `pages/${name}.tsx`,
          pageSource(name, '{String(Part)}', {
            above: `import { Part } from '../components/${name}.tsx';`,
          }),
        ],
      ]),
    ),
    faults: [
      cannotCompile(
        'components/decorated.tsx',
        5,
        'Invalid or unexpected token\n5 | @once method() {}',
        'Write it without the decorator',
      ),
      cannotCompile('components/nothing.tsx', 3, "Export 'Nothing' is not defined in module"),
      cannotCompile('components/twice.tsx', 3, "Duplicate export of 'Part'"),
    ],
  },
  {
    title: 'a package that is broken, with its name',
    files: {
      'node_modules/torn/package.json': '{ "name": "torn", "exports": "./index.mjs" }',
      'node_modules/torn/index.mjs': 'export const a = 1;\nexport const b = ;',
      'node_modules/@a/old/package.json': '{ "name": "@a/old", "main": "index.js" }',
      'node_modules/@a/old/index.js': 'exports.a = ;',
      'node_modules/lacks/package.json': '{ "name": "lacks", "exports": "./index.mjs" }',
      'node_modules/lacks/index.mjs': "export { a } from '@b/lacking';",
      'node_modules/unlinked/package.json': '{ "name": "unlinked", "exports": "./index.mjs" }',
      'node_modules/unlinked/index.mjs': "export { a } from './other.mjs';",
      'node_modules/unlinked/other.mjs': '',
      ...Object.fromEntries(
        ['torn', '@a/old', 'lacks', 'unlinked'].map((name, index) => [
          `pages/package-${index}.tsx`,
          pageSource(name, '{a}', { above: `import { a } from '${name}';` }),
        ]),
      ),
    },
    faults: [
      cannotCompile(
        'node_modules/@a/old/index.js',
        1,
        "Unexpected token ';'",
        'Install another version of the package @a/old',
      ),
      {
        what: 'Cannot compile node_modules/lacks/index.mjs',
        where: 'node_modules/lacks/index.mjs',
        why: 'Could not resolve "@b/lacking"',
        fix: 'Install @b/lacking, which the package lacks needs.',
      },
      cannotCompile(
        'node_modules/torn/index.mjs',
        2,
        "Unexpected token ';'\n2 | export const b = ;",
        'Install another version of the package torn',
      ),
      cannotCompile(
        'node_modules/unlinked/index.mjs',
        1,
        "does not provide an export named 'a'",
        'Install another version of the package unlinked',
      ),
    ],
  },
  {
    title: 'a mistake in a line that is very long, with what is around it',
    files: {
      'components/long.tsx': `export const Part = 1;${'let a=1;'.repeat(999)}let b=;${'let a=1;'.repeat(999)}`,
      'pages/long.tsx': pageSource('Long', '{Part}', {
        above: "import { Part } from '../components/long.tsx';",
      }),
    },
    faults: [cannotCompile('components/long.tsx', 1, 'Unexpected token\n1 | …t a=1;')],
  },
  {
    title: 'a JSON file with a mistake, or without its end',
    files: {
      'pages/comma.json': '{\n  "a": 1,\n}',
      'pages/end.json': '{\n  "a": 1\n',
      'pages/json.tsx': pageSource('Comma', '{words.a}', {
        above: "import words from './comma.json' with { type: 'json' };",
      }),
      'pages/end.tsx': pageSource('End', '{words.a}', {
        above: "import words from './end.json';",
      }),
    },
    faults: [
      cannotCompile('pages/comma.json', 3, 'Expected double-quoted property name'),
      cannotCompile('pages/end.json', 3, 'after property value'),
    ],
  },
  {
    title: 'a file of a kind that cannot be imported',
    files: {
      'pages/text.tsx': pageSource('Text', '{text}', { above: "import text from './text.txt';" }),
      'pages/text.txt': 'Words.',
    },
    faults: [{ what: 'Cannot import pages/text.txt', where: 'pages/text.txt', why: '.txt' }],
  },
  {
    title: 'an export that does not exist',
    files: {
      'pages/lacking.tsx': pageSource('Lacking', '{missing}', {
        above: "import { missing } from './lacking.content.ts';",
      }),
      'pages/lacking.content.ts': "export const words = '';",
    },
    faults: [cannotCompile('pages/lacking.tsx', 1, "export named 'missing'")],
  },
  {
    title: 'a stylesheet, a font and a picture of another server, which browsers would not load',
    files: {
      'pages/elsewhere.css': [
        '@import "https://fonts.example/css";',
        '@font-face { font-family: Far; src: url(//fonts.example/far.woff2) }',
        'p { background: url("HTTPS://pictures.example/a.png") }',
      ].join('\n'),
      'pages/elsewhere.tsx': pageSource('Elsewhere', '', { above: "import './elsewhere.css';" }),
    },
    faults: ['https://fonts.example/css', '//fonts.example/far.woff2', 'HTTPS://pictures'].map(
      (url, index) =>
        cannotCompile('pages/elsewhere.css', index + 1, `blocks ${url}`, '`thirdParties`'),
    ),
  },
  {
    title: 'a path that starts with a slash in a stylesheet, as addresses of public files do',
    files: {
      'pages/rooted.css': 'p { background: url(/icon.png) }',
      'pages/rooted.tsx': pageSource('Rooted', '', { above: "import './rooted.css';" }),
      'assets/public/icon.png': '',
    },
    faults: [
      cannotCompile(
        'pages/rooted.css',
        1,
        'Could not resolve "/icon.png"',
        'Write the path from this file, such as ../assets/public/icon.png.',
      ),
    ],
  },
  {
    title: 'a stylesheet with a syntax error',
    files: {
      'components/Block.css': '.block { color: ',
      'components/Block.tsx': "import './Block.css'; export const Block = () => <b />;",
      'pages/styles.tsx': pageSource('Styles', '<Block />', {
        above: "import { Block } from '../components/Block.tsx';",
      }),
    },
    faults: [
      cannotCompile(
        'components/Block.css',
        1,
        'The unbalanced "{" is here: line 1',
        'at this line',
      ),
    ],
  },
]);

describeFaults('a file in assets/public/ that the build would overwrite is reported:', [
  {
    title: 'with the same name, or the name of a folder, or a folder with the name of a file',
    files: {
      'pages/about.tsx': pageSource('About', ''),
      'assets/public/404.html': '',
      'assets/public/_headers': '',
      'assets/public/about/payload.json': '',
      'assets/public/assets': '',
      'assets/public/index.html/more.txt': '',
      'assets/public/manifest.json': '',
    },
    faults: [
      ['404.html', '404.html'],
      ['_headers', '_headers'],
      ['about/payload.json', 'about/payload.json'],
      ['assets', 'assets'],
      ['index.html/more.txt', 'index.html'],
      ['manifest.json', 'manifest.json'],
    ].map(([file, clash]) => ({
      what: `Two sources for ${clash}`,
      where: `assets/public/${file}`,
    })),
  },
  {
    title: 'with the address of a page, in any letters',
    files: {
      'pages/us.tsx': pageSource('Us', ''),
      'pages/us/more.tsx': pageSource('More of us', ''),
      'assets/public/Us.html': '',
      'assets/public/us/More/index.html': '',
    },
    faults: [
      ['Us.html', 'us'],
      ['us/More/index.html', 'us/more'],
    ].map(([file, address]) => ({
      what: `Two sources for the address /${address}`,
      where: `assets/public/${file}`,
      why: 'It is the address of a page, too.',
    })),
  },
]);

test.skipIf(process.platform === 'win32')(
  'a file in assets/public/ with a line break in its name is reported, since the list of published files has one a line',
  async () => {
    expect(await buildBroken({ 'assets/public/a\nb.txt': '' })).toEqual([
      matching({
        what: 'A line break in the name assets/public/a\\nb.txt',
        where: 'assets/public/a\\nb.txt',
        why: 'one name a line',
        fix: 'Rename the file',
      }),
    ]);
  },
);

// Windows has no such permissions, and root may read everything: there is nothing to skip.
if (process.platform !== 'win32' && process.getuid?.() !== 0) {
  test('a file in assets/public/ that this user may not read is reported beside other faults', async () => {
    const faults = await buildBroken(
      {
        'assets/public/secret.pdf': '',
        'pages/index.tsx': pageSource('Home', '<a href="/gone">Gone</a>'),
      },
      {},
      (root) => chmod(join(root, 'assets/public/secret.pdf'), 0),
    );
    expect(faults).toMatchObject([
      { what: 'Cannot read assets/public/secret.pdf', where: 'assets/public/secret.pdf' },
      { what: 'Broken link /gone' },
    ]);
  });
}

test('islands that import each other dynamically are reported', async () => {
  const island = (other: string) =>
    `export default () => <b onClick={() => import('./${other}.island.tsx')} />;`;
  const [fault, ...others] = await buildBroken({
    'components/A.island.tsx': island('B'),
    'components/B.island.tsx': island('A'),
    'pages/a.tsx': pageSource('A', ''),
  });
  expect(others).toEqual([]);
  expect(fault?.what).toBe('Scripts that import each other in a circle');
});

describe('a symbolic link that cannot be followed is reported:', () => {
  test('one to something that does not exist', async () => {
    const faults = await buildBroken({ 'assets/public/a.txt': '' }, {}, async (root) => {
      await symlink('/nowhere.tsx', join(root, 'pages/gone.tsx'));
      await symlink('/nowhere.txt', join(root, 'assets/public/gone.txt'));
    });
    expect(faults).toEqual(
      ['assets/public/gone.txt', 'pages/gone.tsx'].map((file) =>
        matching({
          what: `Cannot read ${file}`,
          where: file,
          why: 'a symbolic link to something that does not exist',
        }),
      ),
    );
  });

  test('one that leads back to its own folder', async () => {
    const [fault] = await buildBroken({}, {}, (root) => symlink('.', join(root, 'pages/loop')));
    expect(fault?.why).toContain('ELOOP');
  });
});

describeFaults('wrong facts about the site are reported:', [
  {
    title: 'all at once',
    files: { 'layouts/_site.ts': "export const site = { url: 'https://small.example/' };" },
    faults: ['The site URL "https://small.example/" cannot be used', 'site.name is missing'].map(
      (why) => ({ what: "The site's facts cannot be used", where: 'layouts/_site.ts', why }),
    ),
  },
]);
