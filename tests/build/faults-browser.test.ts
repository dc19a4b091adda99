import { describeFaults } from '../support/sites/describe-faults.ts';
import { pageSource, type SiteFiles } from '../support/sites/site-files.ts';

const cannotCompile = (file: string, line: number, why: string, fix: string) => ({
  what: `Cannot compile ${file}:${line}`,
  where: file,
  why,
  fix,
});

const ofPackage = (name: string, index: string): SiteFiles => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name }),
  [`node_modules/${name}/index.js`]: index,
});

describeFaults('what browsers could not use is reported where it is written:', [
  {
    title:
      'globals of Node, but not in a file that asks for their type, or a variable of that name',
    files: {
      'pages/globals.tsx': pageSource('Globals', '<Shown />', {
        above: "import Shown from '../components/Shown.island.tsx';",
      }),
      'components/Shown.island.tsx': `import { key } from './key.ts';
        import { mode } from 'asks-first';
        import { name } from 'needs-node';
        const limits = typeof process === 'undefined' ? {} : process.env;
        const local = (process: string) => [process, typeof globalThis.process, limits.LIMIT].join();
        export default () => <b>{key}{mode}{name}{local(process.env.NODE_ENV)}</b>;`,
      'components/key.ts':
        '// A comment, and\n// process.env\nexport const key = process.env.API_KEY;',
      'components/timers.behavior.ts': `export default (element: Element) => {
  const later = setImmediate(() => element.remove());
  return () => {
    clearImmediate(later);
    console.log(global);
    console.log(import.meta.dirname);
  };
};`,
      'pages/_middleware.ts': "export const greet = () => {\n  console.log(Buffer.from('a'));\n};",
      ...ofPackage('needs-node', "exports.name = typeof window === 'object' && __dirname;"),
      ...ofPackage(
        'asks-first',
        "const isNode = typeof process === 'object';\nexports.mode = '';\nif (isNode) exports.mode = process.env.MODE;",
      ),
    },
    faults: [
      cannotCompile('components/key.ts', 3, 'Browsers have no `process`', "page's `load`"),
      cannotCompile('components/timers.behavior.ts', 2, '`setImmediate`', 'setTimeout'),
      cannotCompile('components/timers.behavior.ts', 4, '`clearImmediate`', 'clearTimeout'),
      cannotCompile('components/timers.behavior.ts', 5, '`global`', 'globalThis'),
      cannotCompile('components/timers.behavior.ts', 6, '`import.meta.dirname`', 'import it'),
      cannotCompile('node_modules/needs-node/index.js', 1, '`__dirname`', 'package needs-node'),
      cannotCompile('pages/_middleware.ts', 2, '`Buffer`', 'Uint8Array'),
    ],
  },
  {
    title: 'stylesheets that a behavior imports, itself or through a component',
    files: {
      'components/late.behavior.ts':
        "import './late.css';\nimport { LATE } from './Late.tsx';\nexport default () => console.log(LATE);",
      'components/late.css': '.late { color: red }',
      'components/Late.tsx': "export const LATE = 'late';\nimport '../assets/part.css';",
      'assets/part.css': '.part { color: red }',
    },
    faults: [
      {
        what: 'A behavior or middleware imports assets/part.css',
        where: 'components/Late.tsx:2',
        fix: 'move what the script needs into a file of its own',
      },
      {
        what: 'A behavior or middleware imports components/late.css',
        where: 'components/late.behavior.ts:1',
        why: 'brings no styles',
        fix: 'Import the stylesheet in the component whose element names the behavior',
      },
    ],
  },
  {
    title:
      'CSS modules: of a page, of a stylesheet, of a package, and of what an island imports later',
    files: {
      'pages/module.tsx': pageSource('Module', '<b className={styles.card} />', {
        above: "import styles from './card.module.css';",
      }),
      'pages/card.module.css': '.card { color: red }',
      'pages/nested.tsx': pageSource('Nested', '', { above: "import './nested.css';" }),
      'pages/nested.css': "@import './nested.module.css';",
      'pages/nested.module.css': '.nested { color: red }',
      'pages/modules.tsx': pageSource('Modules', '<Later />', {
        above: "import Later from '../components/Later.island.tsx';",
      }),
      'pages/has-module.tsx': pageSource('Has a module', '', { above: "import 'has-module';" }),
      ...ofPackage('has-module', "require('./own.module.css');"),
      'node_modules/has-module/own.module.css': '.own { color: red }',
      'components/Later.island.tsx':
        "export default () => <b onClick={() => import('./later-part.ts')} />;",
      'components/later-part.ts': "import styles from './later.module.css'; export default styles;",
      'components/later.module.css': '.later { color: red }',
    },
    faults: [
      'components/later.module.css',
      'node_modules/has-module/own.module.css',
      'pages/card.module.css',
      'pages/nested.module.css',
    ].map((file) => ({
      what: `Cannot import ${file}`,
      where: file,
      why: 'does not rename classes',
      fix: 'Name it without ".module"',
    })),
  },
  {
    title: 'what only CSS modules know, in a stylesheet that is none',
    files: {
      'pages/composed.tsx': pageSource('Composed', '', { above: "import './composed.css';" }),
      'pages/composed.css':
        '/* It composes: a note. */\n.a {\n  composes: b from "./b.css";\n}\n.a :global(.b) { color: red }',
    },
    faults: [
      cannotCompile('pages/composed.css', 3, '`composes`', 'className'),
      cannotCompile('pages/composed.css', 5, '`:global`', 'className'),
    ],
  },
  {
    title: 'stylesheets that only a dynamic import brings while a page is loaded',
    files: {
      'pages/drawn.tsx': pageSource('Drawn', '', {
        above: "import { draw } from '../components/draw.ts';",
        facts: 'load: draw',
      }),
      'components/draw.ts':
        "export const draw = async () => {\n  const { data } = await import('./data.ts');\n  return data;\n};",
      'components/data.ts': "import './data.css'; export const data = 'data';",
      'components/data.css': '.data { color: red }',
    },
    faults: [
      {
        what: 'import() of stylesheets in components/draw.ts',
        where: 'components/draw.ts:2',
        why: "import('./data.ts') brings components/data.css",
        fix: 'at the top',
      },
    ],
  },
]);

describeFaults('what the bundle of an island or a behavior could not contain is reported:', [
  {
    title: 'modules of Node, also those that a package needs, unless it can do without',
    files: {
      'components/files.behavior.ts': `import { readFile } from 'node:fs/promises';
        import { join } from 'path';
        import { read } from 'reads';
        export default () => console.log(readFile, join, read);`,
      ...ofPackage(
        'reads',
        "exports.read = require('fs').readFileSync; try { require('os') } catch {}",
      ),
    },
    faults: [
      cannotCompile('components/files.behavior.ts', 1, '"node:fs/promises"', "Node's modules"),
      cannotCompile('components/files.behavior.ts', 2, '"path"', "Node's modules"),
      cannotCompile(
        'node_modules/reads/index.js',
        1,
        '"fs"',
        'a package that is made for browsers',
      ),
    ],
  },
  {
    title: 'an import() of CommonJS in an island, whose names would be missing',
    files: {
      'components/Needs.island.tsx':
        "export default () => <b onClick={async () => (await import('is-commonjs')).part} />;",
      ...ofPackage('is-commonjs', "exports.part = 'part';"),
    },
    faults: [
      cannotCompile('components/Needs.island.tsx', 1, 'nothing but `default`', 'at the top'),
    ],
  },
  {
    title: 'an island of a package, with what to write',
    files: {
      'pages/shipped.tsx': pageSource('Shipped', '<Menu />', {
        above: "import Menu from 'ships-island/parts/Menu.island.tsx';",
      }),
      ...ofPackage('ships-island', ''),
      'node_modules/ships-island/parts/Menu.island.tsx':
        "export const hydrate = 'idle'; export default () => <b />;",
    },
    faults: [
      {
        what: 'pages/shipped.tsx threw an error while it was rendered',
        where: 'node_modules/ships-island/parts/Menu.island.tsx, route /shipped',
        why: 'is outside pages/, layouts/ and components/',
        fix: "Write components/Menu.island.tsx, import that, and let it say: export { default, hydrate } from 'ships-island/parts/Menu.island.tsx';",
      },
    ],
  },
]);
