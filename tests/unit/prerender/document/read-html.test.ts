import { expect, test } from 'vitest';
import { readHtml } from '../../../../scripts/prerender/document/read-html.ts';

const ignore = () => {};
const mismatchIn = (html: string) =>
  readHtml(html, { startTag: ignore, endTag: ignore, comment: ignore });

test.each([
  // An element that ends another one.
  ['<p><div></div></p>', '<div> in <p>'],
  ['<a href="/"><span><a href="/">x</a></span></a>', '<a> in <a>'],
  ['<ul><li><li>x</li></li></ul>', '<li> in <li>'],
  ['<svg><p>x</p></svg>', '<p> in <svg>'],
  // One that is left out, moved, or in another one that is not written.
  ['<form action="/a"><p>x</p><form action="/b"></form></form>', '<form> in <form>'],
  ['<div><td>x</td></div>', '<td> in <div>'],
  ['<!doctype html><p>x</p>', '<!doctype> in the page'],
  ['<table><div>x</div></table>', '<div> in <table>'],
  ['<table>&nbsp;<tbody></tbody></table>', 'text in <table>'],
  ['<table><tr><td>x</td></tr></table>', '<tr> in <table>'],
  // Tags without their counterparts.
  ['<section><b>x</section>', '</section> in <b>'],
  ['<div>x', 'the end of the HTML in <div>'],
  ['<div/><p>x</p>', 'the end of the HTML in <div>'],
  ['<b><i>x</b></i>', '</b> in <i>'],
  ['<p>x</p></p>', '</p> in the page'],
  ['<img src="/a.png" alt=""></img>', '</img> in the page'],
  // What goes on to the end.
  ['<div><!-- oops </div> <p>x</p>', 'the end of the HTML in a comment'],
  ['<p>x</p><?php echo "y"', 'the end of the HTML in <?php>'],
  ['<p>x</p><div class="', 'the end of the HTML in the page'],
  // What a browser that runs scripts reads in another way than one that does not.
  ['<noscript><p title="</noscript>">x</p></noscript>', '</noscript> in <noscript>'],
])('%s is reported, since a browser makes something else of it', (html, found) => {
  expect(mismatchIn(html)?.what).toBe(found);
});

test.each([
  '<p><span><b>x</b><img src="/a"><br><button><div>x</div></button></span></p><div><p>y</p></div>',
  '<table>\n  <tbody>\n    <tr>\n      <td>x</td>\n    </tr>\n  </tbody>\n</table>',
  '<table><caption><p>x</p></caption><colgroup><col></colgroup><thead><tr><th>a</th></tr></thead><tbody><tr><td><p>b</p><table><tbody></tbody></table></td></tr></tbody></table>',
  '<svg><a href="/"><title>x</title></a><foreignObject><p>y</p></foreignObject></svg>',
  '<svg><g/><path d="M0 0"/><g><circle r="1"></circle></g></svg><math><mi>x</mi></math>',
  '<noscript><p>y</p></noscript><p>x<noscript>y</noscript></p>',
  '<select><optgroup><option>a</option></optgroup><option>b</option></select>',
  '<pre>\nx\n\ny</pre><pre>\n\nx</pre><textarea>\n</textarea><pre>\r\nx</pre>',
  '<!-- </section> --><!-- a -- b --!><!---->x<!x><?y?>',
  '<script type="application/json">{"a":"</b><section>"}</script>',
  'a > b &amp; c &unknown; \u0000 d\r\ne',
  '<INPUT disabled><IMG SRC=a><P Class=a>x</P>',
  '',
])('%s is accepted, since a browser makes the same of it', (html) => {
  expect(mismatchIn(html)).toBeUndefined();
});

test.each([
  ['<p id="a">Words<div>y</div></p>', '<p id="a">Words<div>'],
  ['<table><tr><td>x</td></tr></table>', '<table><tr>'],
  ['<i>a</i><table>x<tbody></tbody></table>', '<table>x<tbody>'],
  ['<p>a</p><!-- oops, and all <p>that</p>', '<!-- oops, and all <p>'],
])('in %s, only what is concerned is quoted', (html, near) => {
  const around = 'Words before it. '.repeat(9);
  expect(mismatchIn(around + html)?.near).toBe(near);
});

test('a quotation is short', () => {
  const html = `<p>${'a'.repeat(200)}<div>${'b'.repeat(200)}</div></p>`;
  expect(mismatchIn(html)?.near).toBe(`…${'a'.repeat(60)}<div>`);
});
