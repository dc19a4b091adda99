import { expect, test } from 'vitest';
import { scanMarkup } from '../../../../scripts/prerender/check/scan-markup.ts';

const scanOf = (html: string) => scanMarkup(html).scan;

const faultsOf = (html: string, islands: { attributes: string; html: string }[] = []) =>
  scanMarkup(html, { islands }).scan.faults.map(({ what }) => what);

test('ids and behaviors are listed once, and ids that are repeated are reported', () => {
  const html = '<p id="a" data-behavior="x"></p><b data-behavior="x" id="b"></b><b id="a"></b>';
  expect(scanOf(html)).toMatchObject({ ids: ['a', 'b'], behaviors: ['x'] });
  expect(faultsOf(html)).toEqual(['The id "a" is used more than once']);
});

test('references are reported once, with their element and kind, and not if they lead to other sites', () => {
  const html =
    '<a href="/x?a=1&amp;b=2">x</a><a href="/x?a=1&amp;b=2">y</a><a rel="me external" href="/y">3</a>' +
    '<img src="/y.png"><svg><a xlink:href="/x"><use xlink:href="/a.svg#b"/></a><use href="#ring"/></svg>';
  expect(scanOf(html).references).toEqual([
    { url: '/x?a=1&b=2', by: '<a href>', kind: 'link' },
    { url: '/y.png', by: '<img src>', kind: 'file', directive: 'img-src' },
    { url: '/x', by: '<a xlink:href>', kind: 'link' },
    { url: '/a.svg#b', by: '<use xlink:href>', kind: 'file', directive: 'img-src' },
    { url: '#ring', by: '<use href>', kind: 'link' },
  ]);
});

test.each([
  ['/a.png 1x, /b.png 2x', ['/a.png', '/b.png']],
  ['/a.png 100w,/b.png 200w', ['/a.png', '/b.png']],
  [' /a.png , /b.png', ['/a.png', '/b.png']],
  ['/a,b.png 1x', ['/a,b.png']],
  ['data:image/png;base64,AA== 1x, /b.png 2x', ['data:image/png;base64,AA==', '/b.png']],
  ['', []],
])('references in the srcset "%s" are found one by one', (srcset, urls) => {
  const { references } = scanOf(`<img srcset="${srcset}">`);
  expect(references).toMatchObject(urls.map((url) => ({ kind: 'file', url })));
});

test.each([
  ['<script>1</script>', ['a <script>']],
  ['<script type="module">1</script>', ['a <script>']],
  ['<script type="application/json">1</script>', []],
  ['<script src="/a.js"></script>', []],
  ['<style>p{}</style>', ['a <style>']],
  ['<p style="">x</p>', ['style on <p>']],
  ['<svg/onload=alert(1)>', ['onload on <svg>']],
  ['<P ONCLICK=x>x</P>', ['onclick on <p>']],
  ['<p title="<script>">onclick="x" style="y" &lt;script&gt;</p>', []],
])('inline code, and nothing else, is found in %s', (html, code) => {
  const found = faultsOf(html).filter((what) => what.startsWith('Inline'));
  expect(found).toEqual(code.map((each) => `Inline code: ${each}`));
});

test('what a visit would not do is found', () => {
  const html =
    '<script src="/a.js"></script><template shadowrootmode="open"><p>x</p></template><template><p>y</p></template>';
  expect(faultsOf(html)).toEqual([
    '<script src> would not work after a visit',
    '<template shadowrootmode> would not work after a visit',
  ]);
});

test.each([
  ['<title>x</title>', '<title>', 'Write `title` in `page`.'],
  ['<meta name="Robots" content="noindex">', '<meta name="Robots">', '`indexed: false`'],
  ['<meta property="og:title" content="x">', '<meta property="og:title">', 'Leave it out'],
  ['<meta charset="utf-8">', '<meta charset>', 'Leave it out'],
  ['<meta name="author" content="x">', '<meta name="author">', '`meta` of `page`'],
  ['<link rel="canonical" href="/">', '<link rel="canonical">', 'Leave it out'],
  ['<link rel="me" href="https://a.example">', '<link rel="me">', '`link` of `page`'],
  ['<p><base href="/"></p>', '<base>', 'the build adds the base'],
])('the element %s of the head is found, with what to write instead', (html, found, fix) => {
  expect(scanOf(html).faults).toMatchObject([
    { what: `${found} is not in the head`, fix: expect.stringContaining(fix) },
  ]);
});

test.each([
  '<svg><title>x</title></svg>',
  '<meta itemprop="price" content="1"><link itemprop="url" href="https://a.example">',
  '<link rel="stylesheet" href="/a.css">',
])('%s is no element of the head', (html) => {
  expect(scanOf(html).faults).toEqual([]);
});

const island = (html: string) => ({ attributes: 'props=\'{"a":1}\'', html });
const slot = (index: number) => `<react-island data-slot="${index}"></react-island>`;

test.each<[what: string, html: string, copy: string, input?: Parameters<typeof scanMarkup>[1]]>([
  [
    'is without what only React and the build need',
    '<link rel="preload" as="image" href="/a.png"/><link rel="preload" href="/b.png"/>' +
      'a<!-- -->1<!--$--><b data-made="\n\nat x">c</b><!--/$--><!-- mine --><template><!-- -->d</template>',
    'a1<b>c</b><!-- mine --><template>d</template>',
  ],
  [
    'begins a new line with each landmark, but changes no words',
    '<div><header>a</header></div><pre><nav>b</nav></pre><section>c</section><!--<nav>--><textarea><nav></textarea>',
    '<div>\n<header>a</header></div><pre><nav>b</nav></pre>\n<section>c</section><!--<nav>--><textarea><nav></textarea>',
  ],
  [
    'has each island in its slot, as React has written it',
    `<main><p>${slot(1)}</p>${slot(0)}</main>`,
    '\n<main><p><react-island props=\'{"a":1}\'><b>b</b></react-island></p>' +
      '<react-island props=\'{"a":1}\'><nav>a<!-- -->1</nav></react-island></main>',
    {
      islands: [
        island('<nav>a<!-- -->1</nav>'),
        island('<link rel="preload" href="/a.png"/><b data-made="onClick\n\nat x">b</b>'),
      ],
    },
  ],
  [
    'has the URL of each behavior beside its name, wherever the element comes from',
    '<p data-behavior="a" id="x">data-behavior="a"</p><i data-behavior="b"></i>',
    '<p data-behavior="a" data-behavior-module="/a.js" id="x">data-behavior="a"</p><i data-behavior="b"></i>',
    { behaviorUrls: { a: '/a.js' } },
  ],
])('the copy %s', (_, html, copy, input) => {
  expect(scanMarkup(html, input)).toMatchObject({ html: copy, scan: { faults: [] } });
});

test('the copy has the base in all URLs of the site, and in no words', () => {
  const html = (base: string, quote: string) =>
    `<a href="${base}/x?a=1&amp;b=2" title="/x">href="/x"</a><img alt="" srcset="${base}/a.png 1x, ${base}/b.png 2x" src=${quote}${base}/a.png${quote}>` +
    `<svg><use xlink:href="${base}/c.svg#d"></use></svg><a href="//host/y"></a><form action="${base}/z"></form>`;
  const { html: copy, scan } = scanMarkup(html('', ''), { base: '/repo/' });
  expect(copy).toBe(html('/repo', '"'));
  expect(scan.references.map(({ url }) => url)).toEqual([
    ...['/repo/x?a=1&b=2', '/repo/a.png', '/repo/b.png', '/repo/c.svg#d', '//host/y', '/repo/z'],
  ]);
});

test('an island is parsed where it is shown, which may not allow what is in it', () => {
  const islands = [island('<div>x</div>'), island('<a href="/">y</a>')];
  const html = `<p class="a">${slot(0)}</p><a href="/"><b>${slot(1)}</b></a>`;
  const { faults } = scanMarkup(html, { islands }).scan;
  expect(faults.map(({ what, why }) => [what, why.split('\n')[1]])).toEqual([
    ['Invalid nesting: <div> in <p>', '<p class="a"><react-island><div>'],
    ['Invalid nesting: <a> in <a>', '<a href="/"><b><react-island><a href="/">'],
  ]);
});

test.each([
  ['<react-island></react-island>', []],
  [`${slot(0)}<react-island data-slot="0"></react-island>`, [island('x')]],
  [slot(1), [island('x')]],
  ['<p>x</p>', [island('x')]],
  // Inside another one.
  [slot(0), [island(slot(0))]],
])(
  'an island that the engine has not made, or that is missing, is noticed: %s',
  (html, islands) => {
    expect(faultsOf(html, islands)).toEqual(['An island is not where it was rendered']);
  },
);

test('the places of links in the copy are known, also in islands', () => {
  const html = `<header><a class="a" href="/x">x</a></header>${slot(0)}<a href="/y" id="z">y</a>`;
  const islands = [island('<!-- --><a href="/i">i</a>')];
  const { html: copy, links } = scanMarkup(html, { islands, base: '/b/' });
  expect(links.map(({ href, end }) => [href, copy.slice(end - 4, end + 1)])).toEqual([
    ['/b/x', 'b/x">'],
    ['/b/i', 'b/i">'],
    ['/b/y', 'b/y" '],
  ]);
});

test.each([
  ['<section>a<section>b</section></section><section>c</section>', 1],
  ['<div><!-- </section> --><section>a</section></div><section>b</section>', 1],
  ['<template><section>a</section></template><section>b</section>', 1],
  ['<noscript><section>a</section></noscript><section>b</section>', 1],
  ['<svg><foreignObject><section>a</section></foreignObject></svg><section>b</section>', 1],
  ['<script type="application/json">"</section>"</script><section>a</section>', 1],
])('the end of the first section of the text in %s is known', (source, ends) => {
  const { html, firstSectionEnd = 0 } = scanMarkup(source);
  const before = html.slice(0, firstSectionEnd);
  expect(before.endsWith('</section>')).toBe(true);
  expect(before.split('</section>').length - 2).toBe(ends);
});

test('a section in an island is not the first section of a page', () => {
  const islands = [island('<section>a</section>')];
  expect(scanMarkup(slot(0), { islands }).firstSectionEnd).toBeUndefined();
});

test('the place of the gap is known, and its element is left out', () => {
  const html = '<main><!-- -->a<div id="page" data-slot="page"></div>b</main><div id="page"></div>';
  const markup = scanMarkup(html);
  expect(markup.html).toBe('\n<main>ab</main><div id="page"></div>');
  expect(markup.gaps).toEqual([{ at: '\n<main>a'.length, inside: ['main'] }]);
  expect(faultsOf(html)).toEqual(['The id "page" is used more than once']);
});

test('the message of an error page is found in attributes and in the props of islands', () => {
  const has = (html: string, attributes = '') =>
    scanMarkup(html, { islands: [{ attributes, html: '' }] }).scan.hasMessageInAttribute;
  expect(has(`<p>{error-message}</p>${slot(0)}`)).toBe(false);
  expect(has(`<p title="x {error-message}">y</p>${slot(0)}`)).toBe(true);
  expect(has(slot(0), 'props=\'{"a":"{error-message}"}\'')).toBe(true);
});

test('a fallback of <Suspense> is found where it is, and not in words', () => {
  const of = (html: string, inIsland = '') =>
    scanMarkup(html, { islands: [island(inIsland)] }).fallback;
  expect(of('a<!--$!-->b<!--/$-->')).toBe(-1);
  expect(of(slot(0), '<!--$?-->b<!--/$-->')).toBe(0);
  expect(of('<script type="application/json">"<!--$!-->"</script>')).toBeUndefined();
});

test.each([
  ['/LICENCE', true],
  ['/demo/index.html?x=1#part', true],
  ['/caf%C3%A9', true],
  ['https://pointwork.example/LICENCE', true],
  ['//pointwork.example/LICENCE', true],
  ['/licence', false],
  ['/demo', false],
  ['/contact', false],
  ['#LICENCE', false],
])('a link to %s is marked as one to a file: %s', (href, isMarked) => {
  const publicFiles = ['LICENCE', 'demo/index.html', 'café'];
  const { html } = scanMarkup(`<a href="${href}">x</a>`, { publicFiles });
  expect(html).toBe(`<a href="${href}"${isMarked ? ' data-native' : ''}>x</a>`);
});

test('links to files are marked below a base, and in islands, which React must find as it made them, they are not', () => {
  const publicFiles = ['LICENCE'];
  const link = '<a href="/LICENCE">x</a>';
  const islands = [{ attributes: 'module="/i.js"', html: link }];
  const source = `${link}<react-island data-slot="0"></react-island>`;
  const { html } = scanMarkup(source, { base: '/site/', islands, publicFiles });
  expect(html).toBe(
    '<a href="/site/LICENCE" data-native>x</a><react-island module="/i.js"><a href="/site/LICENCE">x</a></react-island>',
  );
});
