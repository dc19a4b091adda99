import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BuiltOutput } from '../support/sites/built-output.ts';
import { runBuild } from '../support/sites/run-build.ts';
import { page, SMALL_SITE, writeFiles } from '../support/sites/site-files.ts';
import { suiteFolder } from '../support/temporary-folder.ts';

const svgs = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`assets/images/${name}.svg`, `<svg id="${name}"/>`]));

/** A page that is not rendered, with its own picture, stylesheet, island, behavior and middleware. */
const secretPage = (name: string, facts: string) => ({
  ...page(name, `<img src={picture} alt="" /><Part /><p data-behavior="${name}" />`, {
    above: `import picture from '../assets/images/${name}.svg'; import './${name}.css';
      import Part from '../components/${name}.island.tsx';`,
    facts: `middleware: ['greet'], ${facts}, load() { throw new Error('loaded'); }`,
  }),
  [`pages/${name}.css`]: `p { background: url(../assets/images/${name}-ground.svg) }`,
  [`components/${name}.island.tsx`]: `import picture from '../assets/images/${name}-part.svg';
    export default () => <img src={picture} alt="A secret" />;`,
  [`components/${name}.behavior.ts`]: 'export default () => () => {}; // A secret',
  ...svgs(name, `${name}-ground`, `${name}-part`),
});

const SITE = {
  ...SMALL_SITE,
  ...page('index', '<img src={used} alt="" /><Used /><p data-behavior="shout" />', {
    above: `import used from '../assets/images/used.svg'; import './index.css';
      import Used from '../components/Used.island.tsx';`,
  }),
  'pages/index.css': 'p { background: url(../assets/images/ground.svg) }',
  'components/Used.island.tsx': `import part from '../assets/images/part ä.svg';
    export default () => <img src={part} alt="" onClick={() => import('./later.ts')} />;`,
  'components/later.ts': `import later from '../assets/images/later.svg'; document.title = later;`,
  'components/shout.behavior.ts': `import shout from '../assets/images/shout.svg';
    export default (element) => { element.title = shout; return () => {}; };`,
  'layouts/default.tsx': `import logo from '../assets/images/logo.svg';
    import Menu from '../components/Menu.island.tsx';
    export default ({ children }) => <main id="main"><img src={logo} alt="" /><Menu />{children}</main>;`,
  'layouts/error.tsx': `import lost from '../assets/images/lost.svg';
    import Again from '../components/Again.island.tsx';
    export default ({ message }) => <section><img src={lost} alt="" /><Again /><h1>{message}</h1></section>;`,
  'components/Menu.island.tsx': 'export default () => <b>Menu</b>;',
  'components/Again.island.tsx': 'export default () => <b>Again</b>;',
  ...secretPage('draft', 'prerender: false'),
  ...secretPage('closed', 'validate: () => false'),
  'components/Unused.island.tsx': 'export default () => <b>A secret</b>;',
  'components/unused.behavior.ts': 'export default () => () => {}; // A secret',
  ...svgs('used', 'ground', 'part ä', 'later', 'shout', 'logo', 'lost'),
  'assets/public/plain.txt': 'Plain.',
  'assets/public/.well-known/security.txt': 'Contact: mailto:a@b.example',
  'assets/public/.well-known/.DS_Store': '',
  'assets/public/.env': 'SECRET=1',
  'assets/public/.git/config': '',
  'assets/public/docs/.well-known/a.txt': '',
  'assets/public/docs/notes.txt~': '',
  'assets/public/docs/#notes.txt#': '',
  'assets/public/docs/Thumbs.db': '',
  'elsewhere/secret.txt': 'A secret',
};

describe('of a site with unrendered pages and unused scripts', async () => {
  const root = join(suiteFolder(), 'site');
  const dist = new BuiltOutput(join(root, 'dist'));
  await writeFiles(root, SITE);
  await symlink('../../elsewhere', join(root, 'assets/public/out'));
  await symlink('../../elsewhere/secret.txt', join(root, 'assets/public/out.txt'));
  await symlink('plain.txt', join(root, 'assets/public/within.txt'));
  await symlink('/nowhere', join(root, 'assets/public/.#lock'));
  await symlink('plain.txt', join(root, 'assets/public/a\nb.txt'));
  const result = await runBuild({ root });

  test('only what a page, a layout or the error page uses is published', () => {
    expect(result.code, result.stderr).toBe(0);
    const assets = dist
      .files()
      .flatMap((file) => /^assets\/(.*)-\w{10}(\..*)/.exec(file)?.slice(1).join('') ?? []);
    expect([...new Set(assets)].sort()).toEqual([
      ...['Again.js', 'Menu.js', 'Used.js', 'errors.json', 'ground.svg', 'later.svg'],
      ...['layout-default.json', 'logo.svg', 'lost.svg', 'page.css', 'part ä.svg'],
      ...['progress-bar.js', 'runtime.js', 'shared.js', 'shout.js', 'shout.svg', 'used.svg'],
    ]);
    const texts = dist.files().map((file) => dist.text(file));
    expect(texts.filter((text) => /secret/i.test(text))).toEqual([]);
  });

  test('hidden files, backups and links out of assets/public/ are left out and named', () => {
    const published = dist.files().filter((file) => !file.startsWith('assets/'));
    expect(
      published.filter((file) => /txt|well-known|DS_Store|env|git|docs|out/.test(file)),
    ).toEqual(['.well-known/security.txt', 'plain.txt', 'robots.txt', 'within.txt']);
    const litter = 'left by an editor or a file manager';
    expect(result.stderr).toBe(
      `Left out of assets/public/: ${[
        '.#lock (hidden)',
        '.env (hidden)',
        '.git (hidden)',
        '.well-known/.DS_Store (hidden)',
        'a\\nb.txt (a line break in its name)',
        `docs/#notes.txt# (${litter})`,
        'docs/.well-known (hidden)',
        `docs/Thumbs.db (${litter})`,
        `docs/notes.txt~ (${litter})`,
        'out (a link out of the folder)',
        'out.txt (a link out of the folder)',
      ].join(', ')}\n`,
    );
  });
});
