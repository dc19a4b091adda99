import { describe, expect, test } from 'vitest';
import { scanMarkup } from '../../../../scripts/prerender/check/scan-markup.ts';

const urlsOf = (html: string) =>
  scanMarkup(html).references.map(({ kind, url }) => `${kind} ${url}`);

test('ids are listed once, and repeated ones are reported', () => {
  const { ids, repeatedIds } = scanMarkup(
    '<p id="a"></p><p id="b"></p><b id="a"></b><i id="a"></i>',
  );
  expect(ids).toEqual(['a', 'b']);
  expect(repeatedIds).toEqual(['a']);
});

describe('references', () => {
  test('to links and files are reported with their element', () => {
    expect(scanMarkup('<a href="/x?a=1&amp;b=2">x</a><img src="/y.png">').references).toEqual([
      { url: '/x?a=1&b=2', by: '<a href>', kind: 'link' },
      { url: '/y.png', by: '<img src>', kind: 'file' },
    ]);
  });

  test('are reported once, and not if they lead to other sites', () => {
    expect(
      urlsOf('<a href="/x">1</a><a href="/x">2</a><a rel="me external" href="/y">3</a>'),
    ).toEqual(['link /x']);
  });

  test.each([
    ['/a.png 1x, /b.png 2x', ['/a.png', '/b.png']],
    ['/a.png 100w,/b.png 200w', ['/a.png', '/b.png']],
    [' /a.png , /b.png', ['/a.png', '/b.png']],
    ['/a,b.png 1x', ['/a,b.png']],
    ['data:image/png;base64,AA== 1x, /b.png 2x', ['data:image/png;base64,AA==', '/b.png']],
    ['', []],
  ])('in the srcset "%s" are found one by one', (srcset, urls) => {
    expect(urlsOf(`<img srcset="${srcset}">`)).toEqual(urls.map((url) => `file ${url}`));
  });

  test('within a drawing count as links, to other drawings as files', () => {
    expect(urlsOf('<svg><use href="#ring"/><use href="/a.svg#ring"/></svg>')).toEqual([
      'link #ring',
      'file /a.svg#ring',
    ]);
  });

  test('within a drawing are also found in xlink:href', () => {
    const html =
      '<svg><a xlink:href="/x"><use xlink:href="/a.svg#ring"/></a><image xlink:href="/b.png"/></svg>';
    expect(scanMarkup(html).references).toEqual([
      { url: '/x', by: '<a xlink:href>', kind: 'link' },
      { url: '/a.svg#ring', by: '<use xlink:href>', kind: 'file' },
      { url: '/b.png', by: '<image xlink:href>', kind: 'file' },
    ]);
  });
});

describe('inline code, and nothing else, is found', () => {
  test.each([
    ['<script>1</script>', ['a <script>']],
    ['<script type="module">1</script>', ['a <script>']],
    ['<script type="application/json">1</script>', []],
    ['<script src="/a.js"></script>', []],
    ['<style>p{}</style>', ['a <style>']],
    ['<p style="">x</p>', ['style on <p>']],
    ['<svg/onload=alert(1)>', ['onload on <svg>']],
    ['<P ONCLICK=x>x</P>', ['onclick on <p>']],
    ['<p>onclick="x" style="y" &lt;script&gt;</p>', []],
    ['<p title="<script>">x</p>', []],
  ])('in %s', (html, code) => {
    expect(scanMarkup(html).inlineCode).toEqual(code);
  });
});

test('behaviors are listed once', () => {
  const html =
    '<p data-behavior="count"></p><b data-behavior="count"></b><i data-behavior="type"></i>';
  expect(scanMarkup(html).behaviors).toEqual(['count', 'type']);
});
