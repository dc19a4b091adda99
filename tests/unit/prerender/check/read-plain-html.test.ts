import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, test } from 'vitest';
import { findMisreading } from '../../../../scripts/prerender/check/find-misreading.ts';
import { parseHtml } from '../../../../scripts/prerender/check/html-tree.ts';
import { readPlainHtml } from '../../../../scripts/prerender/check/read-plain-html.ts';
import { SeededRandom } from '../../../support/runtime/seeded-random.ts';
import { randomHtml } from '../../../support/sites/random-html.ts';

/** A tree without its texts, with all offsets. */
function outline(parent: Tree.ParentNode): unknown[] {
  return parent.childNodes.flatMap((node): unknown[] => {
    const { startOffset, endOffset } = node.sourceCodeLocation ?? {};
    if ('data' in node) return [[node.data, startOffset, endOffset]];
    if (!('tagName' in node)) return [];
    const { startTag, endTag, attrs = {} } = node.sourceCodeLocation ?? {};
    const attributes = node.attrs.map(({ name, value }) => {
      return [name, value, attrs[name]?.startOffset, attrs[name]?.endOffset];
    });
    const tags = [startOffset, startTag?.endOffset, endTag?.startOffset, endOffset];
    return [[node.tagName, node.namespaceURI, attributes, ...tags, outline(node)]];
  });
}

test('what it reads, parse5 reads in the same way, and finds nothing wrong with it', () => {
  const random = new SeededRandom(2);
  let read = 0;
  for (let round = 0; round < 6_000; round++) {
    const html = `<main>${randomHtml(random)}</main>`;
    const plain = readPlainHtml(html);
    if (!plain) continue;
    read += 1;
    const tree = parseHtml(html);
    expect(findMisreading(tree, html, { start: 0, end: 0 }), html).toBeUndefined();
    expect(outline(plain), html).toEqual(outline(tree));
  }
  expect(read).toBeGreaterThan(600);
});

test.each([
  '<main class="a" id="b"><h1>x &amp; y<!-- --> z</h1><img src="/a?b=1&amp;c=&quot;&#x27;" alt=""/></main>',
  '<svg viewBox="0 0 1 1"><title>x</title><g><path d="M0 0"></path><use xlink:href="#a"/></g></svg>',
  '<table><tbody><tr><td>x</td></tr></tbody></table><textarea>x</textarea><script type="a">{}</script>',
])('it reads what React writes: %s', (html) => {
  expect(readPlainHtml(html)).toBeDefined();
});

test.each([
  ['an attribute without double quotes', '<p id=a>x</p>'],
  ['another character reference than those of React', '<p title="&nbsp;">x</p>'],
  ['an attribute that is there twice', '<p id="a" id="b">x</p>'],
  ['a tag in capitals', '<P>x</P>'],
  ['a comment that ends early', '<!-- a --!> b -->'],
  ['an element where it is not allowed', '<p><div>x</div></p>'],
  ['a tag without its counterpart', '<p>x</p></p>'],
  ['a template', '<template><p>x</p></template>'],
  ['text in a table', '<table>x</table>'],
  ['a first line feed that parsers replace', '<pre>\r\nx</pre>'],
])('it leaves the rest to parse5: %s', (_, html) => {
  expect(readPlainHtml(html)).toBeUndefined();
});
