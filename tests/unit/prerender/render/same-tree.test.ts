import { html, parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, test } from 'vitest';
import { documentHtml, payloadHtml } from '../../../../scripts/prerender/document/markup.ts';
import { makeMarkup } from '../../../../scripts/prerender/render/thread/make-markup.ts';
import { SeededRandom } from '../../../support/runtime/seeded-random.ts';
import { randomHtml } from '../../../support/sites/random-html.ts';

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
  const random = new SeededRandom(2);
  let accepted = 0;
  for (let round = 0; round < 4_000; round++) {
    const source = randomHtml(random);
    const { markup, findings } = makeMarkup(source);
    if (findings.faults.some(({ why }) => why.startsWith('Browsers close'))) continue;
    accepted++;
    // A browser that loads a document runs scripts; the runtime parses a page as if there were none.
    const loaded = parse(`<!doctype html><main>${documentHtml(markup)}</main><p>x</p>`);
    const page = outline(parseFragment(payloadHtml(markup), { scriptingEnabled: false }));
    const body = element('body', element('main', ...page), element('p', 'x'));
    expect(outline(loaded), source).toEqual([
      '#documentType',
      element('html', element('head'), body),
    ]);
  }
  expect(accepted).toBeGreaterThan(400);
});
