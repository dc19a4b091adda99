import {
  defaultTreeAdapter,
  parse,
  parseFragment,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { expect, test } from 'vitest';
import { scanMarkup } from '../../../../scripts/prerender/check/scan-markup.ts';
import { visitHtml } from '../../../../scripts/prerender/document/visit-html.ts';
import { SeededRandom } from '../../../support/runtime/seeded-random.ts';
import { randomHtml } from '../../../support/sites/random-html.ts';

/** The tree of a page in the document of a browser that runs scripts, and where the runtime parses it. */
function treesOf(markup: Pick<ReturnType<typeof scanMarkup>, 'html' | 'noscripts'>) {
  const loaded = parse(
    `<!doctype html><html><head></head><body><main><div id="page">${markup.html}</div></main><footer>x</footer></body></html>`,
  );
  const visited = parseFragment(visitHtml(markup), { scriptingEnabled: false });
  return [outline(find(loaded, 'page')), outline(visited)];
}

function find(node: Tree.Node, id: string): Tree.ParentNode {
  const children = 'childNodes' in node ? node.childNodes : [];
  for (const child of children) {
    if (!('tagName' in child)) continue;
    if (child.attrs.some(({ name, value }) => name === 'id' && value === id)) return child;
    const found = find(child, id);
    if (found.childNodes.length > 0) return found;
  }
  return defaultTreeAdapter.createDocumentFragment();
}

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

test('what is accepted is the same tree in the document and after a visit, whatever it is made of', () => {
  const random = new SeededRandom(1);
  let accepted = 0;
  for (let round = 0; round < 4_000; round++) {
    const source = randomHtml(random);
    const markup = scanMarkup(source);
    if (markup.scan.faults.some(({ why }) => why.startsWith('Browsers close'))) continue;
    accepted += 1;
    const [loaded, visited] = treesOf(markup);
    expect(visited, source).toEqual(loaded);
  }
  expect(accepted).toBeGreaterThan(400);
});
