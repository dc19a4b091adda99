import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { packageFiles, pageSource, type SiteFiles, writeFiles } from './site-files.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Ways to import CommonJS, and what they give: whether it is a function, or the names that it exports. */
const COMMONJS = `
  import Compiled, { named } from 'compiled';
  import * as compiled from 'compiled';
  import Plain, { part } from 'plain';
  import * as plain from 'plain';
  import legacy, { old } from '@acme/legacy';
  import local from '#c/local.cjs';
  const names = (module) => Object.keys(module).sort().join();
  export const meanings = [typeof Compiled, named, names(compiled), typeof Plain, part, names(plain),
    typeof legacy, old, local.own].join(' ');`;

/** What packages render, and what is made by calling React. */
const LINKS = `
  import React, { cloneElement, createElement } from 'react';
  import { CalledLink, JsxLink } from 'links';
  import { RequiredLinks } from 'required-links';
  export const Links = () => <>
    <JsxLink href="/" /><CalledLink href="/" /><RequiredLinks href="/" />
    {createElement('a', { href: '/', key: 'a' }, 'f')}{React.createElement('a', { href: '/' }, 'g')}
    {cloneElement(<a href="/elsewhere">h</a>, { href: '/' })}
  </>;`;

/** Sources of a site and of the workspace around it. Each part brings a stylesheet with its own class. */
const FILES: SiteFiles = {
  'site/layouts/_site.ts': "export const site = { name: 'Acme', url: 'https://acme.example' };",
  'site/pages/index.tsx': pageSource(
    'Parts',
    `<Card /><Own /><Linked /><Button /><Styled /><Shipped />
     <Count n={1} /><Named /><LinkedMenu /><Reexported /><Chart />
     <p>{meanings}</p><p>{siblings}</p><img src={picture} alt="" /><Links />`,
    {
      above: `
      import { Card } from '#c/Card.tsx';
      import Count from '#c/Count.island.tsx';
      import { Own } from 'acme-site/components/Own.tsx';
      import Named from 'acme-site/components/Named.island.tsx';
      import { Linked } from '../components/linked/Linked.tsx';
      import LinkedMenu from '../components/linked/LinkedMenu.island.tsx';
      import { Button } from '@acme/ui';
      import { Styled, picture } from 'styled';
      import { Shipped } from 'ships-jsx';
      import { siblings } from 'foo';
      import Reexported from '../components/Reexported.island.tsx';
      import Chart from '../components/Chart.island.tsx';
      import { meanings } from '../components/commonjs.tsx';
      import { Links } from '../components/Links.tsx';`,
    },
  ),
  'site/components/commonjs.tsx': COMMONJS,
  'site/components/Links.tsx': LINKS,
  'site/components/local.cjs': "module.exports = { own: 'own' };",
  ...component('site/components/Card'),
  ...component('site/components/Own'),
  ...component('shared/linked/Linked'),
  ...component('packages/ui/Button'),
  'site/components/Count.island.tsx': "export default ({ n }) => <i className='Count'>{n}</i>;",
  'site/components/Named.island.tsx': "export default () => <i className='Named'>Named</i>;",
  'shared/linked/LinkedMenu.island.tsx': 'export default () => <i>Menu</i>;',
  // What it shows before a click is what the build has rendered; after it, what the browser renders.
  'site/components/Chart.island.tsx': `
    import { useState } from 'react';
    import { Button } from '@acme/ui';
    import { picture } from 'styled';
    import { siblings } from 'foo';
    import { meanings } from './commonjs.tsx';
    import { Links } from './Links.tsx';
    export const hydrate = 'load';
    export default function Chart() {
      const [key, setKey] = useState(0);
      const draw = async () => { await import('./Drawn.tsx'); setKey(key + 1); };
      return <div id="chart"><button type="button" onClick={draw}>{key}</button>
        <div key={key}>{meanings}{siblings}<Links /><Button /><img src={picture} alt="" /></div></div>;
    }`,
  ...component('site/components/Drawn'),
  'site/components/Reexported.island.tsx':
    "export { default, hydrate } from 'ships-jsx/Menu.island.tsx';",
  'packages/ui/package.json': '{ "name": "@acme/ui", "main": "index.ts", "type": "module" }',
  'packages/ui/index.ts': "export { Button } from './Button';",
  'packages/legacy/package.json': '{ "name": "@acme/legacy", "main": "index.js" }',
  'packages/legacy/index.js': "exports.old = require('./old').old;",
  'packages/legacy/old.js': "exports.old = 'old';",
  ...packageFiles('styled', {
    'package.json': '{ "name": "styled", "main": "index.js", "type": "module" }',
    'index.js': `import './index.css'; import picture from './picture.svg'; import 'styled/required.cjs';
      import { jsx } from 'react/jsx-runtime';
      export { picture }; export const Styled = () => jsx('b', { className: 'Styled', children: 'Styled' });`,
    'index.css': `@import 'styled/base.css'; .Styled { colr: red; color: red }
      @font-face { font-family: x; src: url(x.ttf) format('truetype'), url('x.eot?#iefix') }`,
    'base.css': '.Base { cursor: url(hand.cur), pointer }',
    'required.cjs': "require('./required.css'); exports.own = require('./picture.svg');",
    'required.css': '.Required { color: red }',
    'picture.svg': PICTURE,
    'x.ttf': 'ttf',
    'x.eot': 'eot',
    'hand.cur': 'cur',
  }),
  ...packageFiles('ships-jsx', {
    'package.json': '{ "name": "ships-jsx", "main": "index.jsx" }',
    'index.jsx':
      "import './index.css'; import { text } from './text'; export const Shipped = () => <b className='Shipped'>{text}</b>;",
    'text.ts': "export const text: string = 'JSX and TypeScript';",
    'index.css': '.Shipped { color: red }',
    'Menu.island.tsx':
      "import './menu.css'; export const hydrate = 'visible' as const; export default () => <u className='Menu'>Menu</u>;",
    'menu.css': '.Menu { color: red }',
  }),
  ...packageFiles('compiled', {
    'index.js': `Object.defineProperty(exports, '__esModule', { value: true });
      exports.default = () => {}; exports.named = 'named'; for (const name of ['late']) exports[name] = name;`,
  }),
  ...packageFiles('plain', {
    'index.js': "module.exports = () => {}; module.exports.part = 'part';",
  }),
  ...packageFiles('links', {
    'package.json': '{ "name": "links", "type": "module", "main": "index.js" }',
    'index.js': `import { jsx } from 'react/jsx-runtime'; import React from 'react';
      export const JsxLink = ({ href }) => jsx('a', { href, children: 'a' });
      export const CalledLink = ({ href }) => React.createElement('a', { href }, 'b');`,
  }),
  ...packageFiles('required-links', {
    'index.js': `const React = require('react'); const { jsx } = require('react/jsx-runtime');
      const { jsxDEV } = require('react/jsx-dev-runtime');
      exports.RequiredLinks = ({ href }) => React.createElement(React.Fragment, null,
        jsx('a', { href, children: 'c' }), React.createElement('a', { href }, 'd'),
        jsxDEV('a', { href, children: 'e' }, undefined, false, { fileName: '/elsewhere/e.jsx', lineNumber: 1 }));`,
  }),
  // As pnpm installs packages: beside those that they need, and linked.
  '.pnpm/foo@1/node_modules/foo/package.json': '{ "name": "foo" }',
  '.pnpm/foo@1/node_modules/foo/index.js': "exports.siblings = 'foo and ' + require('bar').bar;",
  '.pnpm/foo@1/node_modules/bar/package.json': '{ "name": "bar" }',
  '.pnpm/foo@1/node_modules/bar/index.js': "exports.bar = 'bar';",
};

const LINKS_TO: Readonly<Record<string, string>> = {
  'node_modules/@acme/ui': '../../packages/ui',
  'node_modules/@acme/legacy': '../../packages/legacy',
  'node_modules/foo': '../.pnpm/foo@1/node_modules/foo',
  'site/components/linked': '../../shared/linked',
};

/**
 * Writes a site, in `site/`, which imports its parts in all ways: by names of `package.json`, through links, from
 * packages of the workspace and others.
 *
 * @param type the module type in its `package.json`, which then also has a React of its own; none if it is left out.
 */
export async function writeWorkspace(folder: string, type?: 'module'): Promise<void> {
  const own = {
    name: 'acme-site',
    type,
    imports: { '#c/*': './components/*' },
    exports: { './components/*': './components/*' },
  };
  await writeFiles(folder, { ...FILES, 'site/package.json': JSON.stringify(own) });
  if (type)
    await writeFiles(folder, packageFiles('react', { 'index.js': 'exports.useState = 1;' }));
  for (const [link, target] of Object.entries(LINKS_TO)) {
    await mkdir(dirname(join(folder, link)), { recursive: true });
    await symlink(target, join(folder, link), 'junction');
  }
}

function component(path: string): SiteFiles {
  const name = path.replace(/^.*\//, '');
  return {
    [`${path}.tsx`]: `import './${name}.css'; export const ${name} = () => <b className="${name}">${name}</b>;`,
    [`${path}.css`]: `.${name} { color: red }`,
  };
}
