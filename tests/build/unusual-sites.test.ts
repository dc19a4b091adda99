import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type BuiltOutput, buildFaultless } from '../support/sites/built-output.ts';
import { HOSTILE_STRINGS } from '../support/sites/hostile-strings.ts';
import {
  page,
  pageSource,
  type SiteFiles,
  SMALL_SITE,
  writeFiles,
} from '../support/sites/site-files.ts';
import { suiteFolder } from '../support/temporary-folder.ts';

const folder = suiteFolder();

/** Without any address, the build would note that. */
async function build(files: SiteFiles, base = '/'): Promise<BuiltOutput> {
  const root = await writeFiles(join(folder, crypto.randomUUID()), files);
  return buildFaultless(root, { base, siteUrl: 'https://small.example' });
}

test('a site of one page and nothing else can be built, also below a base', async () => {
  const site = await build({ 'pages/index.tsx': pageSource('Alone', '') }, '/site/');
  expect(site.text('index.html')).toContain('<h1>Alone</h1>');
  expect(site.text('404.html')).toContain('<a href="/site/">Back to the home page</a>');
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const ODD_NAMES = ['50%', 'a#1', 'a?1', 'a b%20c', 'Fläche', 'RING'];

const LABEL = '<><label htmlFor={id}>Name</label><input id={id} /></>';

const SITE: SiteFiles = {
  ...SMALL_SITE,
  'layouts/_site.ts': `export const site = { name: 'Small', url: 'https://small.example',
    language: undefined, themeColor: process.env.NO_SUCH_COLOUR };`,
  'layouts/default.tsx': `import { useId } from 'react';
    export default function Layout({ children }) {
      const id = useId();
      return <main id="main">${LABEL}{children}</main>;
    }`,
  ...page('form', LABEL, {
    above: "import { useId } from 'react';",
    before: 'const id = useId();',
  }),
  ...page('off', '', { facts: 'scrollToTop: false, indexed: false' }),
  'pages/a/b/c/d/e/index.tsx': `\ufeff${pageSource('Deep', '<p>\n  Two\n  lines\n</p>').replaceAll('\n', '\r\n')}`,
  ...page('imports', '<p>{words.join(" ")}</p><Card /><Outer text="island" />', {
    above: `
    import type { Nothing } from '../components/nothing.ts';
    import json from '../components/words.json';
    import same from '../components/words.json' with { type: 'json' };
    import { Card, Kind } from '../components/card';
    import Outer from '../components/Outer.island.tsx';
    import { even } from '../components/even.ts';
    const { later } = await import('../components/later.ts');
    const words: readonly string[] = [json.word, same.word, Kind.One, String(even(4)), later];`,
  }),
  'pages/again.tsx': "export { page, default } from '../components/again.tsx';",
  'components/again.tsx': `import { memo } from 'react';
    import { readFileSync } from 'node:fs';
    const read = (path: string | URL) => readFileSync(path, 'utf8').trim();
    const texts = [import.meta.dirname + '/words.json', new URL('words.json', import.meta.url)].map(read);
    export const page = { title: 'Again', description: 'Again.' };
    export default memo(() => <h1>{texts.join(' ')}</h1>);`,
  'components/words.json': '\ufeff{ "word": "json" }',
  'components/card/index.tsx':
    "export enum Kind { One = 'enum' } export const Card = () => <b>folder</b>;",
  'components/even.ts':
    "import { odd } from './odd.ts'; export const even = (n: number): boolean => n === 0 || odd(n - 1);",
  'components/odd.ts':
    "import { even } from './even.ts'; export const odd = (n: number): boolean => n !== 0 && even(n - 1);",
  'components/later.ts': "import './later.css'; export const later = 'later';",
  'components/later.css': '.later { color: red }',
  'components/Outer.island.tsx':
    "import Inner from './Inner.island.tsx'; export default ({ text }) => <i><Inner text={text} /></i>;",
  'components/Inner.island.tsx': 'export default ({ text }) => <u>{text}</u>;',
  ...page('parts', '<Block />', { above: "import { Block } from '../components/Block.tsx';" }),
  'components/Block.tsx': `import './Block.css'; import ring from '../assets/images/ring.svg';
    import dot from '../assets/images/dot.inline.svg';
    export const Block = () => <><img src={ring} srcSet={ring + ' 1x, ' + ring + ' 2x'} alt="" /><img src={dot} alt="" /><svg><use xlinkHref={ring} /></svg></>;`,
  'components/Block.css': "@import './part.css'; .block { color: red; }",
  'components/part.css':
    ".part { background: url('../assets/images/ring.svg'), url(#filter), url(data:image/png;base64,AA==); }",
  ...page('odd', ODD_NAMES.map((_, index) => `<img src={a${index}} alt="" />`).join(''), {
    above: ODD_NAMES.map((name, n) => `import a${n} from '../assets/images/${name}.svg';`).join(
      '\n',
    ),
  }),
  ...Object.fromEntries(ODD_NAMES.map((name) => [`assets/images/${name}.svg`, SVG])),
  'pages/_middleware.ts': 'export const greet = () => import.meta.env.BASE_URL;',
  ...page('island', '<Odd />', {
    above: "import Odd from '../components/odd#100%?.island.tsx';",
  }),
  'components/odd#100%?.island.tsx': 'export default () => <b>{import.meta.env.BASE_URL}</b>;',
  'components/shout.behavior.ts': `import ring from '../assets/images/ring.svg';
    export default (element) => { element.textContent = ring; };`,
  'assets/styles/site.css': `
    a { background: url('../images/ring.svg#part') }
    u { mask: url(../images/ring.svg#cross) }
    b { background: url('../images/ring.svg?v=1') }
    i { background: url('../images/dot.inline.svg#part') }
    p { background: image-set("../images/ring.svg" 1x, url(../images/ring.svg) type("image/svg+xml") 2x) }
    @font-face { font-family: x; src: url('../images/x.woff2?#iefix') }`,
  'assets/images/ring.svg': SVG,
  'assets/images/dot.inline.svg': '<svg id="dot"/>',
  'assets/images/x.woff2': 'font',
};

describe('a site with unusual sources, below a base,', async () => {
  const site = await build(SITE, '/site/');
  const [, ring = ''] =
    /src="\/site\/(assets\/ring-[0-9a-f]{10}\.svg)"/.exec(site.text('parts.html')) ?? [];

  test('may have deep routes, byte order marks and Windows line endings', () => {
    expect(site.text('a/b/c/d/e.html')).toContain('<h1>Deep</h1><p>Two lines</p>');
  });

  test('may import what TypeScript, bundlers and Node allow: folders, JSON, enums, whole pages, in a circle and on demand; may wrap a page, and know their folder', () => {
    const html = site.text('imports.html');
    expect(html).toContain('<p>json json enum true later</p><b>folder</b><react-island ');
    expect(html).toContain('<i><u>island</u></i></react-island>');
    // Another page may have imported it before.
    const sheets = site.files().filter((file) => file.endsWith('.css'));
    expect(sheets.filter((file) => site.text(file).includes('.later'))).toEqual([]);
    const json = '{ &quot;word&quot;: &quot;json&quot; }';
    expect(site.text('again.html')).toContain(`<h1>${json} ${json}</h1>`);
  });

  test('may use the ids that React makes in a layout and its page', () => {
    const ids = [...site.text('form.html').matchAll(/<input id="([^"]*)"/g)];
    expect(new Set(ids.map(([, id]) => id)).size).toBe(2);
  });

  test.each([
    ['form', true],
    ['off', false],
  ])('page %s scrolls to the top, is in the sitemap and indexed: %s', (name, isOn) => {
    expect(site.payload(`${name}.payload.json`).scrollToTop).toBe(isOn);
    expect(site.text('sitemap.xml').includes(`/${name}<`)).toBe(isOn);
    expect(site.text(`${name}.html`).includes('noindex')).toBe(!isOn);
  });

  test('has the defaults of facts that are undefined', () => {
    expect(site.text('index.html')).toContain('<html lang="en" dir="ltr"');
    expect(site.text('favicon.svg')).toContain('fill="#01cfe0"');
  });

  test('of styles and pictures that are imported begin with the base', () => {
    const html = site.text('parts.html');
    expect(html).toContain(`srcSet="/site/${ring} 1x, /site/${ring} 2x"`);
    expect(html).toContain(`<use xlink:href="/site/${ring}"`);
    expect(html).toContain('src="data:image/svg+xml,&lt;svg id=&quot;dot&quot;/&gt;"');
    expect(site.text(ring)).toBe(SVG);
    const sheet = /href="\/site\/(assets\/page-[0-9a-f]{10}\.css)"/.exec(html)?.[1] ?? '';
    expect(site.text(sheet)).toContain(`/site/${ring}`);
    expect(site.text(sheet)).toMatch(/\.part\{.*\.block\{/s);
  });

  test('of pictures with odd names lead to them', () => {
    const addresses = [...site.text('odd.html').matchAll(/<img src="\/site\/([^"]*)"/g)];
    const pictures = addresses.map(([, address = '']) => site.text(decodeURIComponent(address)));
    expect(pictures).toEqual(ODD_NAMES.map(() => SVG));
  });

  test('are known to scripts for the browser, which know where they are', () => {
    expect(site.text('island.html')).toMatch(
      /module="\/site\/assets\/odd_100_-[0-9a-f]{10}\.js".*<b>\/site\/<\/b>/s,
    );
    const scripts = site.files().filter((file) => file.endsWith('.js'));
    const textOf = (name: string) =>
      site.text(scripts.find((file) => file.startsWith(`assets/${name}-`)) ?? '');
    expect(textOf('middleware')).toContain('/site/');
    expect(textOf('shout')).toContain('"/site/assets/ring-');
    expect(scripts.filter((file) => site.text(file).includes('import.meta'))).toEqual([]);
  });

  test('in a stylesheet keep their query or fragment, and an image set may leave out url()', () => {
    const html = site.text('index.html');
    expect(html).toContain(`url(/site/${ring}#part)`);
    expect(html).toContain(`url(/site/${ring}#cross)`);
    expect(html).toContain(`url(/site/${ring}?v=1)`);
    expect(html).toContain(
      `image-set(url(/site/${ring}) 1x,url(/site/${ring}) type("image/svg+xml") 2x)`,
    );
    expect(html).toMatch(/url\(\/site\/assets\/x-[0-9a-f]{10}\.woff2\?#iefix\)/);
    expect(html).toMatch(/url\('data:image\/svg\+xml,[^']*#part'\)/);
  });
});

test('hostile strings in page properties, data and island props stay text', async () => {
  const text = HOSTILE_STRINGS.join(' ');
  const site = await build({
    ...SMALL_SITE,
    'pages/hostile.tsx': `import Echo from '../components/Echo.island.tsx';
      const text = ${JSON.stringify(text)};
      export const page = { title: text, description: text, keywords: [text], breadcrumb: text,
        structuredData: [{ text }], load: () => text };
      export default ({ data }) => <p title={data} data-note={data}>{data}<Echo text={data} /></p>;`,
    'components/Echo.island.tsx': 'export default ({ text }) => <b title={text}>{text}</b>;',
  });
  const file = 'hostile.html';
  expect(site.payload('hostile.payload.json').title).toBe(text);
  const tags = new Set(site.elements(file, () => true).map(({ tag }) => tag));
  expect([...tags].join(' ')).not.toMatch(/\b(?:img|iframe|plaintext|base|h1|template|svg)\b/);
  const names = site.elements(file, () => true).flatMap((each) => Object.keys(each.attributes));
  expect(names.filter((name) => name.startsWith('on'))).toEqual([]);
  const island = site.only(file, ({ tag }) => tag === 'react-island');
  expect(JSON.parse(island.attributes.props ?? '')).toEqual({ text });
  const state = site.only(file, ({ attributes }) => attributes.id === 'pointwork-page');
  expect(JSON.parse(state.html).path).toBe('/hostile');
});
