import { html, parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, test } from 'vitest';
import { findMisreading } from '../../../../scripts/prerender/check/find-misreading.ts';
import { parseHtml } from '../../../../scripts/prerender/check/html-tree.ts';
import { readPlainHtml } from '../../../../scripts/prerender/check/read-plain-html.ts';
import { scanMarkup } from '../../../../scripts/prerender/check/scan-markup.ts';
import { visitHtml } from '../../../../scripts/prerender/document/visit-html.ts';
import { SeededRandom } from '../../../support/runtime/seeded-random.ts';
import { randomHtml } from '../../../support/sites/random-html.ts';

/** Does the same with much random HTML. @returns how often `check` returned true. */
function tryOut(rounds: number, check: (html: string) => boolean): number {
  const random = new SeededRandom(2);
  return Array.from({ length: rounds }, () => check(randomHtml(random))).filter(Boolean).length;
}

/** A tree without its texts, with all offsets. */
function withOffsets(parent: Tree.ParentNode): unknown[] {
  return parent.childNodes.flatMap((node): unknown[] => {
    const { startOffset, endOffset } = node.sourceCodeLocation ?? {};
    if ('data' in node) return [[node.data, startOffset, endOffset]];
    if (!('tagName' in node)) return [];
    const { startTag, endTag, attrs = {} } = node.sourceCodeLocation ?? {};
    const attributes = node.attrs.map(({ name, value }) => {
      return [name, value, attrs[name]?.startOffset, attrs[name]?.endOffset];
    });
    const tags = [startOffset, startTag?.endOffset, endTag?.startOffset, endOffset];
    return [[node.tagName, node.namespaceURI, attributes, ...tags, withOffsets(node)]];
  });
}

test('what is read as plain HTML, parse5 reads in the same way, and finds nothing wrong with it', () => {
  const read = tryOut(6_000, (content) => {
    const html = `<main>${content}</main>`;
    const plain = readPlainHtml(html);
    if (!plain) return false;
    const tree = parseHtml(html);
    expect(findMisreading(tree, html, { start: 0, end: 0 }), html).toBeUndefined();
    expect(withOffsets(plain), html).toEqual(withOffsets(tree));
    return true;
  });
  expect(read).toBeGreaterThan(600);
});

test.each([
  '<main class="a" id="b"><h1>x &amp; y<!-- --> z</h1><img src="/a?b=1&amp;c=&quot;&#x27;" alt=""/></main>',
  '<svg viewBox="0 0 1 1"><title>x</title><g><path d="M0 0"></path><use xlink:href="#a"/></g></svg>',
  '<table><tbody><tr><td>x</td></tr></tbody></table><textarea>x</textarea><script type="a">{}</script>',
])('what React writes is read as plain HTML: %s', (html) => {
  expect(readPlainHtml(html)).toBeDefined();
});

/** A tree as nested arrays. */
function outline(parent: Tree.ParentNode): unknown[] {
  return parent.childNodes.map((node) => {
    if ('value' in node) return node.value;
    if ('data' in node) return ['comment', node.data];
    if (!('tagName' in node)) return node.nodeName;
    const content = 'content' in node ? node.content : node;
    return [node.tagName, node.namespaceURI, node.attrs, outline(content)];
  });
}

const element = (name: string, ...content: unknown[]) => [name, html.NS.HTML, [], content];

test('what is accepted is the same tree in the document and after a visit, whatever it is made of', () => {
  const accepted = tryOut(4_000, (source) => {
    const markup = scanMarkup(source);
    if (markup.scan.faults.some(({ why }) => why.startsWith('Browsers close'))) return false;
    // A browser that loads a document runs scripts; the runtime parses a page as if there were none.
    const loaded = parse(`<!doctype html><main>${markup.html}</main><p>x</p>`);
    const page = outline(parseFragment(visitHtml(markup), { scriptingEnabled: false }));
    const body = element('body', element('main', ...page), element('p', 'x'));
    expect(outline(loaded), source).toEqual([
      '#documentType',
      element('html', element('head'), body),
    ]);
    return true;
  });
  expect(accepted).toBeGreaterThan(400);
});
