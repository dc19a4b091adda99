import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { packageFiles, pageSource, type SiteFiles, writeFiles } from './site-files.ts';

/** Sources of a site and of the workspace around it. Each part brings a stylesheet with its own class. */
const FILES: SiteFiles = {
  'site/package.json':
    '{ "name": "acme-site", "imports": { "#c/*": "./components/*" }, "exports": { "./*": "./*" } }',
  'site/layouts/_site.ts': "export const site = { name: 'Acme', url: 'https://acme.example' };",
  'site/pages/index.tsx': pageSource(
    'Parts',
    '<Card /><Own /><Linked /><Button /><Styled /><Count /><Named /><LinkedMenu /><Chart />',
    {
      above: `
      import { Card } from '#c/Card.tsx';
      import Count from '#c/Count.island.tsx';
      import { Own } from 'acme-site/components/Own.tsx';
      import Named from 'acme-site/components/Named.island.tsx';
      import { Linked } from '../components/linked/Linked';
      import LinkedMenu from '../components/linked/LinkedMenu.island.tsx';
      import { Button } from '@acme/ui';
      import { Styled } from 'styled';
      import Chart from '../components/Chart.island.tsx';`,
    },
  ),
  ...component('site/components/Card'),
  ...component('site/components/Own'),
  ...component('shared/linked/Linked'),
  ...component('packages/ui/Button'),
  'site/components/Count.island.tsx': 'export default () => <i>Count</i>;',
  'site/components/Named.island.tsx': 'export default () => <i>Named</i>;',
  'shared/linked/LinkedMenu.island.tsx': 'export default () => <i>Menu</i>;',
  // What it imports later is known from its script alone.
  'site/components/Chart.island.tsx': `import 'styled/chart.css';
    import picture from './picture.svg';
    export default () => <img src={picture} alt="" onClick={() => import('./Drawn.tsx')} />;`,
  'site/components/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  ...component('site/components/Drawn'),
  'packages/ui/package.json': '{ "name": "@acme/ui", "exports": "./index.ts" }',
  'packages/ui/index.ts': "export { Button } from './Button.tsx';",
  ...packageFiles('styled', {
    'package.json':
      '{ "name": "styled", "type": "module", "main": "index.js", "sideEffects": false }',
    'index.js': `import './index.css'; import { createElement } from 'react';
      export const Styled = () => createElement('a', { href: '/', className: 'Styled' }, 'Styled');`,
    'index.css': '.Styled { colr: red; color: red; cursor: url(hand.cur), pointer }',
    'hand.cur': 'cur',
    'chart.css': '.Chart { color: red }',
  }),
  // The engine's takes its place.
  ...packageFiles('react', { 'index.js': 'exports.useState = 1;' }),
};

const LINKS_TO: Readonly<Record<string, string>> = {
  'node_modules/@acme/ui': '../../packages/ui',
  'site/components/linked': '../../shared/linked',
};

/**
 * Writes a site, in `site/`, which imports its parts in all ways: by names of `package.json`, through links, from
 * packages of the workspace and others.
 */
export async function writeWorkspace(folder: string): Promise<void> {
  await writeFiles(folder, FILES);
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
