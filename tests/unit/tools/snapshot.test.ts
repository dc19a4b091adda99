import { expect, test } from 'vitest';
import { formatHtml } from '../../../scripts/tools/snapshot/format-html.ts';
import { maskHashes } from '../../../scripts/tools/snapshot/mask-hashes.ts';

const LONG = 'a'.repeat(60);

/** What formatted HTML has; the HTML; its lines. */
test.each<[what: string, html: string, lines: string]>([
  [
    'one element a line, indented by its depth',
    '<main>\n<section><h1 id="a">Title</h1><hr/></section>\n  <p>b</p>\n</main>',
    `
<main>
  <section>
    <h1 id="a">Title</h1>
    <hr>
  </section>
  <p>b</p>
</main>`,
  ],
  [
    'one sentence a line',
    '<p>First sentence. Second one? It costs 3.50 a month, e.g. for us.</p>',
    `
<p>
  First sentence.
  Second one?
  It costs 3.50 a month, e.g. for us.
</p>`,
  ],
  [
    'a sign for each space at the edge of a text, which counts',
    '<p>Read <a href="/">this</a> <a href="/b">that</a>, too</p>',
    `
<p>
  Read␣
  <a href="/">this</a>
  ␣
  <a href="/b">that</a>
  , too
</p>`,
  ],
  [
    'preformatted text line by line',
    '<pre>one\n  two</pre>',
    `
<pre>
  one
    two
</pre>`,
  ],
  [
    'entities and the case of names as they are written',
    '<svg viewBox="0 0 1 1"><linearGradient/></svg><b title="&quot;">&lt;&amp;</b>',
    `
<svg viewBox="0 0 1 1">
  <linearGradient>
</svg>
<b title="&quot;">&lt;&amp;</b>`,
  ],
  [
    'one text where React has put a comment between two, and other comments as they stand',
    '<p>Seats: <!-- -->3</p><!-- note -->',
    `
<p>Seats: 3</p>
<!-- note -->`,
  ],
  [
    'data blocks spread out, and styles left out',
    '<script type="application/json">{"a":[1]}</script><style>a{b:c}</style>',
    `
<script type="application/json">
  {
    "a": [
      1
    ]
  }
</script>
<style>/* the styles of the site */</style>`,
  ],
  [
    'empty attributes without a value, and empty elements on one line',
    '<!doctype html><input required=""><div hidden></div>',
    `
<!doctype html>
<input required>
<div hidden></div>`,
  ],
  [
    'attributes of long tags on lines of their own, long JSON among them spread out',
    `<react-island module="/${LONG}.js" props='{"name":"${LONG}"}'></react-island>`,
    `
<react-island
  module="/${LONG}.js"
  props='{
    "name": "${LONG}"
  }'
></react-island>`,
  ],
])('formatted HTML has %s', (_, html, lines) => {
  expect(`\n${formatHtml(html)}`).toBe(`${lines}\n`);
});

test.each([
  ['src="/a/assets/Clock-299aa3c09b.js"', 'src="/a/assets/Clock-HASH.js"'],
  ['"/assets/layout-dark-f178be7902.json"', '"/assets/layout-dark-HASH.json"'],
  ['/payload.json?v=4179fd1715"', '/payload.json?v=HASH"'],
  ['{"hash":"1b26dfa7a3","version":"6bd576333a"}', '{"hash":"HASH","version":"HASH"}'],
  ["'sha256-NUf2DYls/OT7/jf5cGy4prIujkMuoL5/GHeBsrez1Pg='", "'sha256-HASH'"],
])('the content hash in %s is masked', (text, masked) => {
  expect(maskHashes(text)).toBe(masked);
});

test('nothing else is masked than content hashes', () => {
  const text =
    'href="/guides/first-1234567890.html" +44 117 496 0142 {"hash":"","path":"/deadbeef00"} 299aa3c09b';
  expect(maskHashes(text)).toBe(text);
});
