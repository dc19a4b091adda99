import { mkdir, readFile, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digestFolder } from '../support/sites/digest-folder.ts';
import { HOSTILE_STRINGS } from '../support/sites/hostile-strings.ts';
import { type BuildOptions, runBuild } from '../support/sites/run-build.ts';
import { pageSource, type SiteFiles, SMALL_SITE, writeFiles } from '../support/sites/site-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Builds a site without faults. Returns a function that reads a published file. */
async function build(files: SiteFiles, options: BuildOptions = {}) {
  const root = join(await temporaryFolder(), 'site');
  await writeFiles(root, files);
  const { code, stderr, stdout } = await runBuild({ root, ...options });
  expect(code, stderr).toBe(0);
  expect(stderr).toBe('');
  const read = (path: string) => readFile(join(root, 'dist', path), 'utf8');
  return { root, stdout, read };
}

/** The tags of a document, with the names of their attributes. */
function withoutValues(html: string): string {
  return html.replace(/="[^"]*"|='[^']*'/g, '=').replace(/>[^<]*/g, '>');
}

test('a site of one page and nothing else can be built, also with a base path', async () => {
  const { read } = await build({ 'pages/index.tsx': pageSource('Alone', '') }, { base: '/site/' });
  expect(await read('index.html')).toContain('<h1>Alone</h1>');
  expect(await read('404.html')).toContain('<a href="/site/">Back to the home page</a>');
});

test('deep routes, byte order marks and Windows line endings are supported', async () => {
  const source = pageSource('Deep', '<p>\n  Two\n  lines\n</p>');
  const plain = await build({ ...SMALL_SITE, 'pages/a/b/c/d/e.tsx': source });
  const marked = await build({
    ...SMALL_SITE,
    'pages/a/b/c/d/e/index.tsx': `\ufeff${source.replaceAll('\n', '\r\n')}`,
  });
  expect(await marked.read('a/b/c/d/e/index.html')).toBe(await plain.read('a/b/c/d/e/index.html'));
});

test('pages import as TypeScript, bundlers and Node allow: folders, JSON, enums, circles, on demand, from themselves', async () => {
  const { read } = await build({
    'pages/index.tsx': pageSource(
      'Imports',
      '<p>{words.join(" ")}</p><Card /><Outer text="island" />',
      {
        above: `
        import type { Nothing } from '../components/nothing.ts';
        import json from '../components/words.json';
        import same from '../components/words.json' with { type: 'json' };
        import { Card, Kind } from '../components/card';
        import Outer from '../components/Outer.island.tsx';
        import { even } from '../components/even.ts';
        const { later } = await import('../components/later.ts');
        const words: readonly string[] = [json.word, same.word, Kind.One, String(even(4)), later];`,
      },
    ),
    'pages/again.tsx': "export { page, default } from '../components/again.tsx';",
    'components/again.tsx': pageSource('Again', ''),
    'components/words.json': '{ "word": "json" }',
    'components/card/index.tsx':
      "export enum Kind { One = 'enum' } export const Card = () => <b>folder</b>;",
    'components/even.ts':
      "import { odd } from './odd.ts'; export const even = (n: number): boolean => n === 0 || odd(n - 1);",
    'components/odd.ts':
      "import { even } from './even.ts'; export const odd = (n: number): boolean => n !== 0 && even(n - 1);",
    'components/later.ts': "export const later = 'later';",
    'components/Outer.island.tsx':
      "import Inner from './Inner.island.tsx'; export default ({ text }) => <i><Inner text={text} /></i>;",
    'components/Inner.island.tsx': 'export default ({ text }) => <u>{text}</u>;',
  });
  const html = await read('index.html');
  expect(html).toContain('<p>json json enum true later</p><b>folder</b><react-island ');
  expect(html).toContain('<i><u>island</u></i></react-island>');
  expect(await read('again/index.html')).toContain('<h1>Again</h1>');
});

test('what a page imports from outside the root comes with its styles', async () => {
  const { read } = await build({
    'pages/index.tsx': pageSource('Shared', '<Card />', {
      above: "import { Card } from '../../shared/Card.tsx';",
    }),
    '../shared/Card.tsx':
      'import \'./Card.css\'; export const Card = () => <b className="card">Card</b>;',
    '../shared/Card.css': '.card { color: red; }',
  });
  const [, sheet = ''] =
    /<link rel="stylesheet" href="\/([^"]+)"/.exec(await read('index.html')) ?? [];
  expect(await read(sheet)).toBe('.card{color:red}');
});

test('hostile strings in page properties, data and island props stay text', async () => {
  const strings = HOSTILE_STRINGS.filter((text) => text.trim() !== '');
  const pages = Object.fromEntries(
    strings.map((text, index) => [
      `pages/hostile-${index}.tsx`,
      `import Echo from '../components/Echo.island.tsx';
      const text = ${JSON.stringify(text)};
      export const page = { title: '${index} ' + text, description: '${index} ' + text, keywords: [text],
        breadcrumb: text, structuredData: [{ text }], load: () => text };
      export default ({ data }) => <p title={data} data-note={data}>{data}<Echo text={data} /></p>;`,
    ]),
  );
  const { read } = await build({
    ...SMALL_SITE,
    ...pages,
    'components/Echo.island.tsx': 'export default ({ text }) => <b title={text}>{text}</b>;',
  });
  for (const [index, text] of strings.entries()) {
    const html = await read(`hostile-${index}/index.html`);
    const payload = JSON.parse(await read(`hostile-${index}/payload.json`));
    expect(payload.title).toBe(`${index} ${text}`);
    expect(html).not.toMatch(/<(?:img|iframe|plaintext|base|h1|template|svg)\b/i);
    expect(withoutValues(html)).not.toMatch(/\son\w+=/i);
    const props = /<react-island [^>]*props='([^']*)'/.exec(payload.html)?.[1] ?? '';
    expect(JSON.parse(props)).toEqual({ text });
    const state = /id="pointwork-page">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(state).path).toBe(`/hostile-${index}`);
  }
});

test('packages of the site and of the engine, styles, pictures and fonts can be imported', async () => {
  const { root, read } = await build(
    {
      ...SMALL_SITE,
      'node_modules/greeting/package.json': '{"name":"greeting","main":"main.js"}',
      'node_modules/greeting/main.js': "exports.greeting = 'Hello from a package';",
      'pages/parts.tsx': pageSource('Parts', '<Block /><p>{greeting}</p>', {
        above: `import { greeting } from 'greeting';
        import { Block } from '../components/Block.tsx';`,
      }),
      'components/Block.tsx': `import './Block.css'; import ring from '../assets/images/ring.svg';
      import dot from '../assets/images/dot.inline.svg';
      export const Block = () => <><img className="block" src={ring} srcSet={ring + ' 1x, ' + ring + ' 2x'} alt="" /><img src={dot} alt="" /></>;`,
      'components/Block.css': "@import './part.css'; .block { color: red; }",
      'components/part.css':
        ".part { background: url('../assets/images/ring.svg'), url(#filter), url(data:image/png;base64,AA==); }",
      'assets/images/ring.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'assets/images/dot.inline.svg': '<svg id="dot"/>',
      'assets/public/files/note.txt': 'Note',
    },
    { base: '/site/' },
  );
  const html = await read('parts/index.html');
  const picture = /src="\/site\/(assets\/ring-[0-9a-f]{10}\.svg)"/.exec(html)?.[1] ?? '';
  const sheet = /href="\/site\/(assets\/page-[0-9a-f]{10}\.css)"/.exec(html)?.[1] ?? '';
  expect(html).toContain('Hello from a package');
  expect(html).toContain(`srcSet="/site/${picture} 1x, /site/${picture} 2x"`);
  expect(await read(picture)).toContain('<svg');
  expect(html).toContain('src="data:image/svg+xml,&lt;svg id=&quot;dot&quot;/&gt;"');
  expect(await read(sheet)).toContain(`/site/${picture}`);
  expect(await read(sheet)).toMatch(/\.part\{.*\.block\{/s);
  const addresses = [...html.matchAll(/ (?:href|src|module|content)="(\/[^"]*)"/g)];
  expect(addresses.filter(([, address]) => !address?.startsWith('/site/'))).toEqual([]);
  expect(await readFile(join(root, 'dist/files/note.txt'), 'utf8')).toBe('Note');
});

test.each(['50%.svg', 'a#1.svg', 'a?1.svg', 'a b%20c.svg', 'Fläche.svg'])(
  'a picture named %s gets an address that leads to it',
  async (name) => {
    const { read } = await build({
      'pages/index.tsx': pageSource(
        'Picture',
        '<img src={picture} srcSet={picture + " 2x"} alt="" />',
        {
          above: `import picture from '../assets/images/${name}';`,
        },
      ),
      [`assets/images/${name}`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    const [, src = ''] = /<img src="([^"]*)"/.exec(await read('index.html')) ?? [];
    expect(await read(decodeURIComponent(src))).toContain('<svg');
  },
);

test('what a page can turn off is turned off by false and nothing else', async () => {
  const facts = (value: string) => `scrollToTop: ${value}, indexed: ${value}, prerender: ${value}`;
  const { read } = await build({
    ...SMALL_SITE,
    'pages/zero.tsx': pageSource('Zero', '', { facts: facts('0') }),
    'pages/empty.tsx': pageSource('Empty', '', { facts: facts("''") }),
    'pages/off.tsx': pageSource('Off', '', { facts: 'scrollToTop: false, indexed: false' }),
  });
  const sitemap = await read('sitemap.xml');
  for (const [name, isOn] of Object.entries({ zero: true, empty: true, off: false })) {
    expect(JSON.parse(await read(`${name}/payload.json`)).scrollToTop).toBe(isOn);
    expect(sitemap.includes(`/${name}<`)).toBe(isOn);
    expect((await read(`${name}/index.html`)).includes('noindex')).toBe(!isOn);
  }
});

test('what follows the name of a file in a stylesheet, a query or a fragment, stays after its URL', async () => {
  const { read } = await build(
    {
      ...SMALL_SITE,
      'assets/styles/site.css': `
        a { background: url('../images/ring.svg#part') }
        b { background: url('../images/ring.svg?v=1') }
        i { background: url('../images/dot.inline.svg#part') }
        @font-face { font-family: x; src: url('../images/x.woff2?#iefix') }`,
      'assets/images/ring.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'assets/images/dot.inline.svg': '<svg id="dot"/>',
      'assets/images/x.woff2': 'font',
    },
    { base: '/site/' },
  );
  const html = await read('index.html');
  const [url = ''] = /assets\/ring-[0-9a-f]{10}\.svg/.exec(html) ?? [];
  expect(await read(url)).toContain('<svg');
  expect(html).toContain(`url(/site/${url}#part)`);
  expect(html).toContain(`url(/site/${url}?v=1)`);
  expect(html).toMatch(/url\(\/site\/assets\/x-[0-9a-f]{10}\.woff2\?#iefix\)/);
  expect(html).toMatch(/url\('data:image\/svg\+xml,[^']*#part'\)/);
});

test('special characters in the paths of root and output folder change nothing in the output', async () => {
  const folder = await temporaryFolder();
  const plain = join(folder, 'plain');
  await writeFiles(plain, SMALL_SITE);
  expect((await runBuild({ root: plain })).stderr).toBe('');
  const odd = join(folder, `a b#c%20d?e'f"g\\h ünï 𝒳`, 'site');
  await writeFiles(odd, SMALL_SITE);
  const out = join(folder, `out #%41'"&`);
  expect((await runBuild({ root: odd, out })).stderr).toBe('');
  expect(await digestFolder(out)).toEqual(await digestFolder(join(plain, 'dist')));
});

test('root and output folder are relative to the working directory', async () => {
  const folder = await temporaryFolder();
  await writeFiles(join(folder, 'site'), SMALL_SITE);
  await mkdir(join(folder, 'here'));
  const { code, stdout, stderr } = await runBuild({
    root: '../site',
    out: 'public',
    cwd: join(folder, 'here'),
  });
  expect(code, stderr).toBe(0);
  expect(stdout).toContain('Published to public\n');
  expect(await digestFolder(join(folder, 'here/public'))).not.toEqual([]);
});

test('symbolic links to folders give the same output as folders', async () => {
  const files = {
    ...SMALL_SITE,
    'pages/styled.tsx': pageSource('Styled', '<Card />', {
      above: "import { Card } from '../components/Card.tsx';",
    }),
    'components/Card.tsx':
      'import \'./Card.css\'; export const Card = () => <b className="card" />;',
    'components/Card.css': '.card { color: red; }',
    'assets/public/note.txt': 'Note',
  };
  const plain = await build(files);
  const folder = await temporaryFolder();
  const linked = join(folder, 'linked');
  await writeFiles(linked, files);
  await mkdir(join(folder, 'elsewhere'));
  for (const name of ['pages', 'components', 'layouts', 'assets']) {
    await rename(join(linked, name), join(folder, 'elsewhere', name));
    await symlink(join(folder, 'elsewhere', name), join(linked, name));
  }
  await symlink(linked, join(folder, 'root'));
  const { code, stderr } = await runBuild({ root: join(folder, 'root') });
  expect(code, stderr).toBe(0);
  expect(await digestFolder(join(linked, 'dist'))).toEqual(
    await digestFolder(join(plain.root, 'dist')),
  );
});

test('hidden files of editors in pages/ are not pages', async () => {
  const { root, read } = await build({ ...SMALL_SITE, 'pages/.draft.tsx': 'no page' });
  await symlink('me@host.1234:5678', join(root, 'pages/.#index.tsx'));
  const { code, stderr } = await runBuild({ root });
  expect(code, stderr).toBe(0);
  expect(Object.keys(JSON.parse(await read('manifest.json')).routes)).toEqual(['/']);
});
