import { expect, test } from 'vitest';
import { scanMarkup } from '../../../../scripts/prerender/check/scan-markup.ts';

test.each([
  ['<p><div></div></p>', ['<div> in <p>']],
  ['<p><b><ul><li>x</li></ul></b></p>', ['<ul> in <p>']],
  ['<p><section><h2>x</h2></section></p>', ['<section> in <p>']],
  ['<p><p>x</p></p>', ['<p> in <p>']],
  ['<h1><h2>x</h2></h1>', ['<h2> in <h1>']],
  ['<a href="/"><span><a href="/">x</a></span></a>', ['<a> in <a>']],
  ['<button><b><button>x</button></b></button>', ['<button> in <button>']],
  ['<form><div><form></form></div></form>', ['<form> in <form>']],
  ['<form action="/a"><p>x</p><form action="/b"></form></form>', ['<form> in <form>']],
  ['<ul><li><li>x</li></li></ul>', ['<li> in <li>']],
  ['<p>x<li>y</li></p>', ['<li> in <p>']],
  ['<p><b><dt>x</dt></b></p>', ['<dt> in <p>']],
  ['<dl><dt><dd>x</dd></dt></dl>', ['<dd> in <dt>']],
  ['<table><tr><td>x</td></tr></table>', ['<tr> in <table>']],
  ['<table><tbody><td>x</td></tbody></table>', ['<td> in <tbody>']],
  ['<div><td>x</td></div>', ['<td> in <div>']],
  ['<table><div>x</div></table>', ['<div> in <table>']],
  ['<table><tbody><tr>Total<td>x</td></tr></tbody></table>', ['text in <tr>']],
  ['<table>&nbsp;<tbody></tbody></table>', ['text in <table>']],
])('%s is reported, since a browser makes something else of it', (html, pairs) => {
  expect(scanMarkup(html).misplaced).toEqual(pairs);
});

test.each([
  '<p><span><b>x</b><img src="/a"><br><button><div>x</div></button></span></p><div><p>y</p></div>',
  '<p>one</p><p>two</p>',
  '<form><form-row></form-row></form><form></form>',
  '<table>\n  <tbody>\n    <tr>\n      <td>x</td>\n    </tr>\n  </tbody>\n</table>',
  '<ul><li><p>x</p><ul><li>y</li></ul></li><li>z</li></ul>',
  '<dl><div><dt>a</dt><dd>b</dd></div><dt>c</dt><dd><dl><dt>d</dt></dl></dd></dl>',
  '<table><caption><p>x</p></caption><colgroup><col></colgroup><thead><tr><th>a</th></tr></thead><tbody><tr><td><p>b</p><table><tbody></tbody></table></td></tr></tbody></table>',
  '<a href="/"><div><h2>x</h2><p>y</p></div></a><a href="/">z</a>',
  '<section><header><h1>x</h1></header><h2>y</h2></section>',
  '<details><summary><h3>x</h3></summary><div>y</div></details>',
  '<svg><a href="/"><title>x</title></a><foreignObject><p>y</p></foreignObject></svg>',
  '<react-island><p>x</p></react-island><noscript><p>y</p></noscript>',
  '<select><optgroup><option>a</option></optgroup><option>b</option></select>',
])('%s is accepted, since a browser makes the same of it', (html) => {
  expect(scanMarkup(html).misplaced).toEqual([]);
});
