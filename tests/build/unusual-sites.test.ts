import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFaultless } from '../support/sites/build-faultless.ts';
import { HOSTILE_STRINGS } from '../support/sites/hostile-strings.ts';
import { packageFiles, page, pageSource, SMALL_SITE } from '../support/sites/site-files.ts';
import { suiteFolder } from '../support/suite-folder.ts';

const suiteRoot = suiteFolder();

/** The tags of a document, with the names of their attributes. */
function withoutValues(html: string): string {
  return html.replace(/="[^"]*"|='[^']*'/g, '=').replace(/>[^<]*/g, '>');
}

test('a site of one page and nothing else can be built, also below a base', async () => {
  const { read } = await buildFaultless(
    { 'pages/index.tsx': pageSource('Alone', '') },
    { base: '/site/' },
  );
  expect(await read('index.html')).toContain('<h1>Alone</h1>');
  expect(await read('404.html')).toContain('<a href="/site/">Back to the home page</a>');
});

describe('a site with unusual sources', () => {
  let read: (path: string) => Promise<string>;

  beforeAll(async () => {
    const label = '<><label htmlFor={id}>Name</label><input id={id} /></>';
    const facts = (value: string) =>
      `scrollToTop: ${value}, indexed: ${value}, prerender: ${value}`;
    const files = {
      ...SMALL_SITE,
      'layouts/_site.ts': `export const site = { name: 'Small', url: 'https://small.example',
        language: undefined, themeColor: process.env.NO_SUCH_COLOUR };`,
      'layouts/default.tsx': `import { useId } from 'react';
        export default function Layout({ children }) {
          const id = useId();
          return <main id="main">${label}{children}</main>;
        }`,
      ...page('form', label, {
        above: "import { useId } from 'react';",
        before: 'const id = useId();',
      }),
      ...page('zero', '', { facts: facts('0') }),
      ...page('empty', '', { facts: facts("''") }),
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
      'components/again.tsx': pageSource('Again', ''),
      'components/words.json': '\ufeff{ "word": "json" }',
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
    };
    ({ read } = await buildFaultless(files, {}, join(suiteRoot, 'unusual')));
  });

  test('may have deep routes, byte order marks and Windows line endings', async () => {
    expect(await read('a/b/c/d/e/index.html')).toContain('<h1>Deep</h1><p>Two lines</p>');
  });

  test('may import what TypeScript, bundlers and Node allow: folders, JSON, enums, whole pages, in a circle and on demand', async () => {
    const html = await read('imports/index.html');
    expect(html).toContain('<p>json json enum true later</p><b>folder</b><react-island ');
    expect(html).toContain('<i><u>island</u></i></react-island>');
    expect(await read('again/index.html')).toContain('<h1>Again</h1>');
  });

  test('may use the ids that React makes in a layout and its page', async () => {
    const ids = [...(await read('form/index.html')).matchAll(/<input id="([^"]*)"/g)];
    expect(new Set(ids.map(([, id]) => id)).size).toBe(2);
  });

  test('turns off what a page can turn off by false and nothing else', async () => {
    const sitemap = await read('sitemap.xml');
    for (const [name, isOn] of Object.entries({ zero: true, empty: true, off: false })) {
      expect(JSON.parse(await read(`${name}/payload.json`)).scrollToTop).toBe(isOn);
      expect(sitemap.includes(`/${name}<`)).toBe(isOn);
      expect((await read(`${name}/index.html`)).includes('noindex')).toBe(!isOn);
    }
  });

  test('has the defaults of facts that are undefined', async () => {
    expect(await read('index.html')).toContain('<html lang="en"');
    expect(await read('favicon.svg')).toContain('fill="#01cfe0"');
  });
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
  const { read } = await buildFaultless({
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

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const ODD_NAMES = ['50%', 'a#1', 'a?1', 'a b%20c', 'Fläche', 'RING'];

describe('below a base, the addresses', () => {
  let read: (path: string) => Promise<string>;
  let root: string;
  let ring: string;

  beforeAll(async () => {
    const files = {
      ...SMALL_SITE,
      ...packageFiles('greeting', { 'index.js': "exports.greeting = 'Hello from a package';" }),
      ...page('parts', '<Block /><p>{greeting}</p>', {
        above: `import { greeting } from 'greeting';
        import { Block } from '../components/Block.tsx';`,
      }),
      'components/Block.tsx': `import './Block.css'; import ring from '../assets/images/ring.svg';
      import dot from '../assets/images/dot.inline.svg';
      export const Block = () => <><img className="block" src={ring} srcSet={ring + ' 1x, ' + ring + ' 2x'} alt="" /><img src={dot} alt="" /><svg><use xlinkHref={ring} /></svg></>;`,
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
      'components/odd#100%?.island.tsx': `const { BASE_URL } = import.meta.env;
        export default () => <b>{BASE_URL}</b>;`,
      'components/shout.behavior.ts': `import ring from '../assets/images/ring.svg';
        export default (element) => { element.textContent = ring; };`,
      'assets/styles/site.css': `
        a { background: url('../images/ring.svg#part') }
        b { background: url('../images/ring.svg?v=1') }
        i { background: url('../images/dot.inline.svg#part') }
        p { background: image-set("../images/ring.svg" 1x, url(../images/ring.svg) type("image/svg+xml") 2x) }
        @font-face { font-family: x; src: url('../images/x.woff2?#iefix') }`,
      'assets/images/ring.svg': SVG,
      'assets/images/dot.inline.svg': '<svg id="dot"/>',
      'assets/images/x.woff2': 'font',
    };
    ({ root, read } = await buildFaultless(files, { base: '/site/' }, join(suiteRoot, 'based')));
    [, ring = ''] =
      /src="\/site\/(assets\/ring-[0-9a-f]{10}\.svg)"/.exec(await read('parts/index.html')) ?? [];
  });

  test('of packages, styles and pictures that are imported begin with the base', async () => {
    const html = await read('parts/index.html');
    const sheet = /href="\/site\/(assets\/page-[0-9a-f]{10}\.css)"/.exec(html)?.[1] ?? '';
    expect(html).toContain('Hello from a package');
    expect(html).toContain(`srcset="/site/${ring} 1x, /site/${ring} 2x"`);
    expect(html).toContain(`<use xlink:href="/site/${ring}"`);
    expect(html).toContain('src="data:image/svg+xml,&lt;svg id=&quot;dot&quot;/&gt;"');
    expect(await read(ring)).toBe(SVG);
    expect(await read(sheet)).toContain(`/site/${ring}`);
    expect(await read(sheet)).toMatch(/\.part\{.*\.block\{/s);
    const addresses = [...html.matchAll(/ (?:href|src|module|content)="(\/[^"]*)"/g)];
    expect(addresses.filter(([, address]) => !address?.startsWith('/site/'))).toEqual([]);
  });

  test('of pictures with odd names lead to them', async () => {
    const html = await read('odd/index.html');
    const addresses = [...html.matchAll(/<img src="\/site\/([^"]*)"/g)];
    expect(addresses).toHaveLength(ODD_NAMES.length);
    for (const [, address = ''] of addresses) {
      expect(await read(decodeURIComponent(address))).toBe(SVG);
    }
  });

  test('are known to scripts for the browser, which know where they are', async () => {
    expect(await read('island/index.html')).toMatch(
      /module="\/site\/assets\/odd_100_-[0-9a-f]{10}\.js".*<b>\/site\/<\/b>/s,
    );
    const assets = await readdir(join(root, 'dist/assets'));
    const scripts = assets.filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(scripts.map((name) => read(`assets/${name}`)));
    const textOf = (name: string) => texts[scripts.findIndex((script) => script.startsWith(name))];
    expect(textOf('middleware-')).toContain('/site/');
    expect(textOf('shout-')).toContain('"/site/assets/ring-');
    expect(texts.filter((text) => text.includes('import.meta'))).toEqual([]);
  });

  test('in a stylesheet keep their query or fragment, and an image set may leave out url()', async () => {
    const html = await read('index.html');
    expect(html).toContain(`url(/site/${ring}#part)`);
    expect(html).toContain(`url(/site/${ring}?v=1)`);
    expect(html).toContain(
      `image-set(url(/site/${ring}) 1x,url(/site/${ring}) type("image/svg+xml") 2x)`,
    );
    expect(html).toMatch(/url\(\/site\/assets\/x-[0-9a-f]{10}\.woff2\?#iefix\)/);
    expect(html).toMatch(/url\('data:image\/svg\+xml,[^']*#part'\)/);
  });
});

const OTHER_REACT = packageFiles('react', {
  'index.js': "exports.useState = () => ['another React'];",
});

test.each([
  { react: 'no React', files: {} },
  { react: 'a React of its own', files: OTHER_REACT },
])(
  'CommonJS packages of a site that has $react use that of the engine, in pages and in islands',
  async ({ files }) => {
    const { root, read } = await buildFaultless({
      ...files,
      ...packageFiles('counter', {
        'index.js': `const { useState } = require('react');
          const { jsx } = require('react/jsx-runtime');
          exports.Counter = () => jsx('b', { children: useState('one React')[0] });`,
      }),
      'pages/index.tsx': pageSource('Counts', '<Counter /><Island />', {
        above: `import { Counter } from 'counter';
        import Island from '../components/Counts.island.tsx';`,
      }),
      'components/Counts.island.tsx':
        "import { Counter } from 'counter'; export default () => <i><Counter /></i>;",
    });
    expect(await read('index.html')).toMatch(/<b>one React<\/b>.*<i><b>one React<\/b><\/i>/s);
    const assets = await readdir(join(root, 'dist/assets'));
    const scripts = await Promise.all(assets.map((name) => read(`assets/${name}`)));
    expect(scripts.join().match(/\.__CLIENT_INTERNALS_\w+=/g)).toHaveLength(1);
    expect(scripts.join()).not.toContain('another React');
  },
);
