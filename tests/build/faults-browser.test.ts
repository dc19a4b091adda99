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
  // What only Node or a bundler knows, but not in a file that asks for it, in a package, or a variable of that name.
  ...islandPage(
    'Shown',
    `import { key } from './key.ts';
    import { mode } from 'asks-nobody';
    const limits = typeof process === 'undefined' ? {} : process.env;
    const local = (process: string) => [process, typeof globalThis.process, limits.LIMIT].join();
    const { BASE_URL } = { BASE_URL: import.meta.env.BASE_URL };
    const draw = (name: string) => import(\`./parts/${'$'}{name}.ts\`);
    export default () => <b onClick={() => draw('one')} title={'import(it)'}>{BASE_URL}{key}{mode}{local(process.env.NODE_ENV)}</b>;`,
  ),
  'components/parts/one.ts': 'export default 1;',
  'components/key.ts':
    '// A comment, and\n// process.env\nexport const key = typeof window === "object" && process.env.API_KEY;',
  'components/timers.behavior.ts': `export default (element: Element) => {
  const later = setImmediate(() => element.remove());
  return () => {
    clearImmediate(later);
    console.log(global);
    console.log(import.meta.dirname);
    console.log(new URL('./ring.svg', import.meta.url));
    console.log(import.meta.env.PUBLIC_SHOP, import.meta.env.SITE_URL);
    console.log(new Worker('/worker.js'));
    import(element.id);
    console.log(require('./parts/one.ts'));
  };
};`,
  'pages/_middleware.ts': "export const greet = () => {\n  console.log(Buffer.from('a'));\n};",
  ...packageFiles('asks-nobody', {
    'index.js': "exports.mode = typeof window === 'object' ? process.env.MODE : '';",
  }),
  // Stylesheets that a behavior imports, itself or through a component.
  'components/late.behavior.ts':
    "import './late.css';\nimport { LATE } from './Late.tsx';\nexport default () => console.log(LATE);",
  'components/late.css': '.late { color: red }',
  'components/Late.tsx': "export const LATE = 'late';\nimport '../assets/part.css';",
  'assets/part.css': '.part { color: red }',
  // CSS modules: of a page, a stylesheet or a package, and of what an island imports later.
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
  ...islandPage(
    'Later',
    "export default () => <b onClick={() => import(/* A part */ './later-part.ts')} />;",
  ),
  'components/later-part.ts': "import styles from './later.module.css'; export default styles;",
  'components/later.module.css': '.later { color: red }',
  // A behavior with the name of another one, or without a default export.
  'pages/twin.behavior.ts': 'export default () => () => {};',
  'components/twin.behavior.ts': 'export default () => () => {};',
  'components/empty.behavior.ts': 'export const attach = () => () => {};',
};

const FAULTS: readonly ExpectedFault[] = [
  broken('components/key.ts:3', 'Browsers have no `process.env.API_KEY`', "page's `load`"),
  broken('components/timers.behavior.ts:2', '`setImmediate`', 'setTimeout'),
  broken('components/timers.behavior.ts:4', '`clearImmediate`', 'clearTimeout'),
  broken('components/timers.behavior.ts:5', '`global`', 'globalThis'),
  broken('components/timers.behavior.ts:6', '`import.meta.dirname`', 'import the file'),
  broken('components/timers.behavior.ts:7', '`import.meta.url`', 'import the file'),
  broken('components/timers.behavior.ts:8', '`import.meta.env.PUBLIC_SHOP`', 'BASE_URL'),
  broken('components/timers.behavior.ts:9', '`Worker`', "page's `load`"),
  broken('components/timers.behavior.ts:10', '`import()`', 'Write the name'),
  broken('components/timers.behavior.ts:11', '`require`', 'Write import and export'),
  broken('pages/_middleware.ts:2', '`Buffer.from`', 'Uint8Array'),
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
  renamed('pages/nested.module.css'),
  ['A behavior without a function', 'components/empty.behavior.ts'],
  ['Two behaviors with the name "twin"', 'pages/twin.behavior.ts and components/twin.behavior.ts'],
];

test('what browsers could not use is reported where it is written, and nothing else', () =>
  expectFaults(FILES, FAULTS));

test('below a base, a path that an island writes without it is a broken link', () =>
  expectFaults(
    islandPage(
      'Links',
      'export default () => <><a href="/">No</a><a href={import.meta.env.BASE_URL}>Yes</a></>;',
    ),
    [['Broken link /', 'pages/links.tsx, route /links', 'import.meta.env.BASE_URL']],
    { base: '/base/' },
  ));
