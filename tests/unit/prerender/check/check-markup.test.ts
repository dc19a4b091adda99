import { expect, test } from 'vitest';
import { makeMarkup } from '../../../../scripts/prerender/render/thread/make-markup.ts';

const findingsIn = (html: string) => makeMarkup(html).findings;

const faultsOf = (html: string) => findingsIn(html).faults.map(({ what }) => what);

test('ids and behaviors are listed once, and ids that are repeated are reported', () => {
  const html = '<p id="a" data-behavior="x"></p><b data-behavior="x" id="b"></b><b id="a"></b>';
  expect(findingsIn(html)).toMatchObject({ ids: ['a', 'b'], behaviors: ['x'] });
  expect(faultsOf(html)).toEqual(['The id "a" is used more than once']);
});

test('references are reported once, with their element and kind, and not if they lead to other sites', () => {
  const html =
    '<a href="/x?a=1&amp;b=2">x</a><a href="/x?a=1&amp;b=2">y</a><a rel="me external" href="/y">3</a>' +
    '<img src="/y.png"><svg><a xlink:href="/x"><use xlink:href="/a.svg#b"/></a><use href="#ring"/></svg>';
  expect(findingsIn(html).references).toEqual([
    { url: '/x?a=1&b=2', by: '<a href>', kind: 'link' },
    { url: '/y.png', by: '<img src>', kind: 'file', directive: 'img-src' },
    { url: '/x', by: '<a xlink:href>', kind: 'link' },
    { url: '/a.svg#b', by: '<use xlink:href>', kind: 'file', directive: 'img-src' },
    { url: '#ring', by: '<use href>', kind: 'link' },
  ]);
});

test.each([
  ['frame-src', '<iframe src="/a"></iframe>'],
  ['object-src', '<embed src="/a"><object data="/b"></object>'],
  ['media-src', '<audio src="/a"></audio><video src="/b"><source src="/c"><track src="/d">'],
  ['img-src', '<video poster="/a"></video><picture><img srcset="/b"></picture>'],
])('what a browser asks %s about has that directive', (directive, html) => {
  const { references } = findingsIn(html);
  expect(new Set(references.map((reference) => reference.directive))).toEqual(new Set([directive]));
});

test.each([
  ['/a.png 1x, /b.png 2x', ['/a.png', '/b.png']],
  ['/a.png 100w,/b.png 200w', ['/a.png', '/b.png']],
  [' /a.png , /b.png', ['/a.png', '/b.png']],
  ['/a,b.png 1x', ['/a,b.png']],
  ['data:image/png;base64,AA== 1x, /b.png 2x', ['data:image/png;base64,AA==', '/b.png']],
  ['', []],
])('references in the srcset "%s" are found one by one', (srcset, urls) => {
  const { references } = findingsIn(`<img srcset="${srcset}">`);
  expect(references).toMatchObject(urls.map((url) => ({ kind: 'file', url })));
});

test.each([
  ['<script>1</script>', ['a <script>']],
  ['<script type="application/json">1</script>', []],
  ['<script src="/a.js"></script>', []],
  ['<style>p{}</style>', ['a <style>']],
  ['<p style="">x</p>', ['style on <p>']],
  ['<svg/onload=alert(1)>', ['onload on <svg>']],
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
  expect(findingsIn(html).faults).toMatchObject([
    { what: `${found} is not in the head`, fix: expect.stringContaining(fix) },
  ]);
});

test.each([
  '<svg><title>x</title></svg>',
  '<meta itemprop="price" content="1"><link itemprop="url" href="https://a.example">',
  '<link rel="stylesheet" href="/a.css">',
])('%s is no element of the head', (html) => {
  expect(findingsIn(html).faults).toEqual([]);
});
