import { chmod, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  broken,
  buildBroken,
  type ExpectedFault,
  expectFaults,
} from '../support/sites/broken-sites.ts';
import { packageFiles, page, type SiteFiles } from '../support/sites/site-files.ts';

/** A page that imports something, by default from a component of its name, and shows it. */
const importing = (name: string, what = '{ Part }', from = `../components/${name}.tsx`) =>
  page(name, '{String(Part)}', { above: `import ${what} from '${from}';` });

const NODE = "Node's modules";
const BEGINS = '{ "name": "begins", "exports": "./index.mjs" }';

const POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a21\nsize 82828\n';

const FILES: SiteFiles = {
  // An import of a package, a file, or a part or export of them that does not exist, or of a folder.
  ...importing('package', 'Part', 'no-such-package'),
  'components/Lost.island.tsx': "import './Lost.css'; export default () => null;",
  'assets/images/folder.svg/empty.txt': '',
  ...importing('folder', 'Part', '../assets/images/folder.svg'),
  ...page('subpath', '{String(Part)}', {
    above: "// Of swiper/no-such-part.\nimport Part from 'swiper/no-such-part';",
  }),
  ...importing('lacking', '{ Part }', './lacking.content.ts'),
  'pages/lacking.content.ts': "export const words = '';",
  // A syntax error, once, in a site whose package.json sets the module type.
  'package.json': '{ "type": "module" }',
  'pages/words.content.ts': 'export const Part = ;',
  ...importing('words', '{ Part }', './words.content.ts'),
  'pages/syntax.tsx': 'export const page = {',
  'layouts/syntax.tsx': 'export default () =>\n  <p>',
  'components/syntax.behavior.ts': 'export default (;',
  'components/Torn.island.tsx': '// Why – “so”\nexport default () => <b>;',
  // In a line so long that only its beginning is shown.
  'components/long.tsx': `export const Part = 1;${'let a=1;'.repeat(999)}let b=;${'let a=1;'.repeat(999)}`,
  ...importing('long'),
  'pages/comma.json': '{\n  "a": 1,\n}',
  ...importing('json', 'Part', './comma.json'),
  // A decorator, two exports of one name and an export of nothing, which only V8 refuses.
  'components/decorated.tsx':
    'interface Unused {\n  a: string;\n}\nexport class Part {\n  @once method() {}\n}',
  'components/twice.tsx': '// Its words.\nexport const Part = 1;\nexport { Part };',
  'components/nothing.tsx': 'export const Part = 1;\n\nexport { Nothing };',
  ...importing('decorated'),
  ...importing('twice'),
  ...importing('nothing'),
  // A package that is broken, with its name.
  ...packageFiles('torn', { 'package.json': BEGINS, 'index.mjs': 'let a = 1;\nlet b = ;' }),
  ...packageFiles('@a/old', { 'index.js': 'exports.a = ;' }),
  ...packageFiles('lacks', { 'package.json': BEGINS, 'index.mjs': "import '@b/lacking';" }),
  ...packageFiles('unlinked', {
    'package.json': BEGINS,
    'index.mjs': "export { a } from './other.mjs';",
    'other.mjs': '',
  }),
  ...importing('package-1', 'Part', 'torn'),
  ...importing('package-2', 'Part', '@a/old'),
  ...importing('package-3', 'Part', 'lacks'),
  ...importing('package-4', 'Part', 'unlinked'),
  // A file of a kind that cannot be imported.
  ...importing('text', 'Part', './text.txt'),
  'pages/text.txt': 'Words.',
  // In a stylesheet, what is of another server, a path as that of a public file, and a syntax error.
  'components/block.css': '.block { color: ',
  'components/block.tsx': "import './block.css'; export const Part = 1;",
  ...importing('block'),
  'pages/elsewhere.css': [
    '@import "https://fonts.example/css";',
    '@font-face { font-family: Far; src: url(//fonts.example/far.woff2) }',
    'p { background: url("HTTPS://pictures.example/a.png") }',
  ].join('\n'),
  'pages/rooted.css': 'p { background: url(/icon.png) }',
  'pages/slip.css': 'p { colr red }',
  ...page('rooted', '', { above: "import './rooted.css';" }),
  ...page('warned', '', { above: "import './elsewhere.css'; import './slip.css';" }),
  'assets/public/icon.png': 'A picture.',
  // What only tools know, and files that are empty or stand for others, whatever uses them.
  'pages/tools.css': '@import "tailwind";\n.a { @apply b; }',
  ...packageFiles('tailwind', {
    'package.json': '{ "name": "tailwind", "style": "index.css" }',
    'index.css': '@theme { --a: red }',
  }),
  ...page('tools', '', { above: "import './tools.css';" }),
  'assets/images/pointer.jpg': POINTER,
  'assets/images/empty.webp': '',
  'assets/fonts/pointer.woff2': POINTER,
  'assets/public/pointer.mp4': POINTER,
  ...importing('photo', 'Part', '../assets/images/pointer.jpg'),
  'components/Photo.island.tsx':
    "import a from '../assets/images/empty.webp'; export default () => a;",
  'pages/fonts.css': '@font-face { font-family: A; src: url(../assets/fonts/pointer.woff2) }',
  ...page('fonts', '', { above: "import './fonts.css';" }),
  // Modules of Node in what browsers get, also those that a package needs, unless it can do without.
  'components/files.behavior.ts': `import { readFile } from 'node:fs/promises';
    import { join } from 'path';
    import { read } from 'reads';
    export default () => console.log(readFile, join, read);`,
  ...packageFiles('reads', {
    'index.js': "exports.read = require('fs').readFileSync; try { require('os') } catch {}",
  }),
  // CommonJS among the sources, a name that only tsconfig.json knows, and what import.meta.env does not have.
  'components/old.js': "const path = require('node:path');\nexports.Part = path.sep;",
  ...importing('old', '{ Part }', '../components/old.js'),
  'components/older.cjs': 'exports.Part = 1;',
  ...importing('older', '{ Part }', '../components/older.cjs'),
  ...importing('alias', '{ Part }', '@/components/block.tsx'),
  ...page('shop', '{import.meta.env.SHOP}'),
  // A file in assets/public/ that has the name of a file or folder of the build, or the address of a page.
  ...page('about'),
  'assets/public/404.html': '',
  'assets/public/about.payload.json': '',
  'assets/public/assets': '',
  'assets/public/index.html/more.txt': '',
  'assets/public/About.html': '',
  'assets/public/about/index.html': '',
  'assets/public/about.html/more.txt': '',
  ...page('a/deep/one'),
  'assets/public/a/deep/one': '',
  // Wrong facts about the site.
  'layouts/_site.ts': "export const site = { url: 'https://small.example/' };",
};

const unusable = (file: string, why: string, fix: string): ExpectedFault => [
  `Cannot publish ${file}`,
  file,
  why,
  fix,
];

const FAULTS: readonly ExpectedFault[] = [
  broken('components/Lost.island.tsx:1', 'Could not resolve "./Lost.css"'),
  broken('pages/folder.tsx:1', 'Could not resolve'),
  broken('pages/lacking.tsx:1', "export named 'Part'"),
  broken('pages/package.tsx:1', 'Could not resolve "no-such-package"', 'Install the package'),
  broken('pages/subpath.tsx:2', "Package subpath './no-such-part' is not defined", 'Install'),
  broken('components/Torn.island.tsx:2', ''),
  broken('components/long.tsx:1', 'Unexpected token\n1 | export const Part = 1;'),
  broken('components/syntax.behavior.ts:1', 'Unexpected ";"\n1 | export default (;'),
  broken('layouts/syntax.tsx:2', 'Unexpected token'),
  broken('pages/comma.json:3', 'Expected double-quoted property name'),
  broken('pages/syntax.tsx:1', 'Expected'),
  broken('pages/words.content.ts:1', 'Unexpected token'),
  broken('components/decorated.tsx', 'Invalid or unexpected token'),
  broken('components/nothing.tsx', "Export 'Nothing' is not defined in module"),
  broken('components/twice.tsx', "Duplicate export of 'Part'"),
  broken(
    'node_modules/@a/old/index.js:1',
    "Unexpected token ';'",
    'Install another version of the package @a/old',
  ),
  broken(
    'node_modules/lacks/index.mjs',
    'Could not resolve "@b/lacking"',
    'Install @b/lacking, which the package lacks needs.',
  ),
  broken(
    'node_modules/torn/index.mjs',
    "Unexpected token ';'",
    'Install another version of the package torn',
  ),
  broken('node_modules/unlinked/index.mjs:1', "an export named 'a'", 'package unlinked'),
  ['Cannot import pages/text.txt', 'pages/text.txt', '.txt'],
  broken('components/block.css:1', 'The unbalanced "{" is here: line 1', 'at this line'),
  broken('pages/elsewhere.css:1', 'blocks https://fonts.example/css', '`thirdParties`'),
  broken('pages/elsewhere.css:2', 'blocks //fonts.example/far', '`thirdParties`'),
  broken('pages/elsewhere.css:3', 'blocks HTTPS://', '`thirdParties`'),
  broken(
    'pages/rooted.css:1',
    'Could not resolve "/icon.png"',
    'Write the path from this file, such as ../assets/public/icon.png.',
  ),
  broken('pages/slip.css:1', '', 'Correct the source at this line.'),
  ['No browser knows @apply', 'pages/tools.css:2', '', 'let the tool'],
  ['No browser knows @theme', 'node_modules/tailwind/index.css:1'],
  ...['images/pointer.jpg', 'fonts/pointer.woff2', 'public/pointer.mp4'].map((name) =>
    unusable(`assets/${name}`, 'a pointer of Git LFS', 'git lfs pull'),
  ),
  unusable('assets/images/empty.webp', 'It is empty.', 'Add it again'),
  broken('components/files.behavior.ts:1', '"node:fs/promises"', NODE),
  broken('components/files.behavior.ts:2', '"path"', NODE),
  broken('node_modules/reads/index.js:1', '"fs"', 'a package that is made for browsers'),
  broken('components/old.js:1', 'It is CommonJS', 'Write import and export'),
  ['Cannot import components/older.cjs', 'components/older.cjs', '".cjs"', 'Import ES modules'],
  broken('pages/alias.tsx:1', 'Could not resolve "@/components/block.tsx"', '`imports` in package'),
  [
    'pages/shop.tsx threw an error while it was rendered',
    'pages/shop.tsx:6, route /shop',
    'ReferenceError',
    'Write import.meta.env.BASE_URL',
  ],
  ['Two sources for 404.html', 'assets/public/404.html'],
  ['Two sources for about.html', 'assets/public/About.html'],
  ['Two sources for about.html', 'assets/public/about.html/more.txt'],
  ['Two sources for the address /about', 'assets/public/about/index.html', 'of a page, too,'],
  ['Two sources for the address /a/deep/one', 'assets/public/a/deep/one', 'of a page, too,'],
  ['Two sources for about.payload.json', 'assets/public/about.payload.json'],
  ['Two sources for assets', 'assets/public/assets'],
  ['Two sources for index.html', 'assets/public/index.html/more.txt'],
  ['site.url cannot be used', 'layouts/_site.ts', "It is 'https://small.example/'", 'The site URL'],
  ['site.name is missing', 'layouts/_site.ts'],
];

test('sources that cannot be compiled, imported or bundled are reported, and so are public files that would overwrite others and wrong facts, and nothing else', () =>
  expectFaults(FILES, FAULTS));

const TO_NOTHING = 'a symbolic link to something that does not exist';

test.skipIf(process.platform === 'win32')(
  'links to nothing and files in assets/public/ that cannot be published are reported beside other faults',
  () =>
    expectFaults(
      {
        'assets/public/secret.pdf': 'Secret.',
        ...page('index', '<a href="/gone">Gone</a>'),
      },
      [
        ['Cannot read assets/public/gone.txt', 'assets/public/gone.txt', TO_NOTHING],
        // Root may read everything.
        ...(process.getuid?.() === 0
          ? []
          : [['Cannot publish assets/public/secret.pdf', 'assets/public/secret.pdf'] as const]),
        ['Cannot read pages/gone.tsx', 'pages/gone.tsx', TO_NOTHING],
        ['Broken link /gone', 'pages/index.tsx, route /'],
      ],
      {},
      async (root) => {
        await symlink('/nowhere.tsx', join(root, 'pages/gone.tsx'));
        await symlink('/nowhere.txt', join(root, 'assets/public/gone.txt'));
        await chmod(join(root, 'assets/public/secret.pdf'), 0);
      },
    ),
);

test('a symbolic link that leads back to its own folder is reported', async () => {
  const [fault] = await buildBroken({}, {}, (root) => symlink('.', join(root, 'pages/loop')));
  expect(fault?.why).toContain('ELOOP');
});
