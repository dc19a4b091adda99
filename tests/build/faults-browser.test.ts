import { test } from 'vitest';
import { broken, type ExpectedFault, expectFaults } from '../support/sites/broken-sites.ts';
import { islandPage, packageFiles, page, type SiteFiles } from '../support/sites/site-files.ts';

const renamed = (file: string): ExpectedFault => [
  `Cannot import ${file}`,
  file,
  'does not rename classes',
  'Name it without ".module"',
];

const FILES: SiteFiles = {
  // Globals of Node, but not in a file that asks for their type, or a variable of that name.
  ...islandPage(
    'Shown',
    `import { key } from './key.ts';
    import { mode } from 'asks-first';
    import { name } from 'needs-node';
    const limits = typeof process === 'undefined' ? {} : process.env;
    const local = (process: string) => [process, typeof globalThis.process, limits.LIMIT].join();
    export default () => <b>{key}{mode}{name}{local(process.env.NODE_ENV)}</b>;`,
  ),
  'components/key.ts': '// A comment, and\n// process.env\nexport const key = process.env.API_KEY;',
  'components/timers.behavior.ts': `export default (element: Element) => {
  const later = setImmediate(() => element.remove());
  return () => {
    clearImmediate(later);
    console.log(global);
    console.log(import.meta.dirname);
  };
};`,
  'pages/_middleware.ts': "export const greet = () => {\n  console.log(Buffer.from('a'));\n};",
  ...packageFiles('needs-node', {
    'index.js': "exports.name = typeof window === 'object' && __dirname;",
  }),
  ...packageFiles('asks-first', {
    'index.js':
      "const isNode = typeof process === 'object';\nexports.mode = '';\nif (isNode) exports.mode = process.env.MODE;",
  }),
  // Stylesheets that a behavior imports, itself or through a component.
  'components/late.behavior.ts':
    "import './late.css';\nimport { LATE } from './Late.tsx';\nexport default () => console.log(LATE);",
  'components/late.css': '.late { color: red }',
  'components/Late.tsx': "export const LATE = 'late';\nimport '../assets/part.css';",
  'assets/part.css': '.part { color: red }',
  // CSS modules: of a page, a stylesheet or a package, and of what an island imports later; and what only they know.
  ...page('module', '<b className={styles.card} />', {
    above: "import styles from './card.module.css';",
  }),
  'pages/card.module.css': '.card { color: red }',
  ...page('nested', '', { above: "import './nested.css';" }),
  'pages/nested.css': "@import './nested.module.css';",
  'pages/nested.module.css': '.nested { color: red }',
  ...page('has-module', '', { above: "import 'has-module';" }),
  ...packageFiles('has-module', {
    'index.js': "require('./own.module.css');",
    'own.module.css': '.own { color: red }',
  }),
  ...islandPage('Later', "export default () => <b onClick={() => import('./later-part.ts')} />;"),
  'components/later-part.ts': "import styles from './later.module.css'; export default styles;",
  'components/later.module.css': '.later { color: red }',
  ...page('composed', '', { above: "import './composed.css';" }),
  'pages/composed.css':
    '/* It composes: a note. */\n.a {\n  composes: b from "./b.css";\n}\n.a :global(.b) { color: red }',
  // Stylesheets that only a dynamic import brings while a page is loaded.
  ...page('drawn', '', {
    above: "import { draw } from '../components/draw.ts';",
    facts: 'load: draw',
  }),
  'components/draw.ts':
    "export const draw = async () => {\n  const { data } = await import('./data.ts');\n  return data;\n};",
  'components/data.ts': "import './data.css'; export const data = 'data';",
  'components/data.css': '.data { color: red }',
  // A behavior with the name of another one, or without a default export.
  'pages/twin.behavior.ts': 'export default () => () => {};',
  'components/twin.behavior.ts': 'export default () => () => {};',
  'components/empty.behavior.ts': 'export const attach = () => () => {};',
};

const FAULTS: readonly ExpectedFault[] = [
  broken('components/key.ts:3', 'Browsers have no `process`', "page's `load`"),
  broken('components/timers.behavior.ts:2', '`setImmediate`', 'setTimeout'),
  broken('components/timers.behavior.ts:4', '`clearImmediate`', 'clearTimeout'),
  broken('components/timers.behavior.ts:5', '`global`', 'globalThis'),
  broken('components/timers.behavior.ts:6', '`import.meta.dirname`', 'import it'),
  broken('node_modules/needs-node/index.js:1', '`__dirname`', 'package needs-node'),
  broken('pages/_middleware.ts:2', '`Buffer`', 'Uint8Array'),
  [
    'A behavior or middleware imports assets/part.css',
    'components/Late.tsx:2',
    'brings no styles',
    'move what the script needs into a file of its own',
  ],
  [
    'A behavior or middleware imports components/late.css',
    'components/late.behavior.ts:1',
    'brings no styles',
    'Import the stylesheet in the component whose element names the behavior',
  ],
  renamed('components/later.module.css'),
  renamed('node_modules/has-module/own.module.css'),
  renamed('pages/card.module.css'),
  broken('pages/composed.css:3', '`composes`', 'className'),
  broken('pages/composed.css:5', '`:global`', 'className'),
  renamed('pages/nested.module.css'),
  [
    'import() of stylesheets in components/draw.ts',
    'components/draw.ts:2',
    "import('./data.ts') brings components/data.css",
    'at the top',
  ],
  ['A behavior without a function', 'components/empty.behavior.ts'],
  ['Two behaviors with the name "twin"', 'pages/twin.behavior.ts and components/twin.behavior.ts'],
];

test('what browsers could not use is reported where it is written, and nothing else', () =>
  expectFaults(FILES, FAULTS));
