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

/** What random pages are made of: tags that browsers close, move or leave out, and text that looks like tags. */
const PARTS =
  'a b p p div section ul li li table tbody tr td form form button option select svg path foreignObject template noscript pre textarea script title math mi nobr h1 dl dt iframe x-y'
    .split(' ')
    .flatMap((tag) => [`<${tag}>`, `</${tag}>`])
    .concat(['x', 'y z', ' ', '\n', '&lt;p>', '<br>', '<img alt="</p>">', '<input>', '<path/>'])
    .concat(['<!-- -->', '<!-- </div> -->', '<!', '<?x>', '</ >', '<p id="a" class=">">', '<col>'])
    .concat([
      '</br>',
      '<body>',
      '</body>',
      '<![CDATA[<p>]]>',
      '\0',
      '\r\n',
      '<hr/>',
      '<!doctype html>',
    ]);

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
    const open: string[] = [];
    let source = '';
    for (let length = 1 + random.below(8); length > 0; length--) {
      // Most are closed, so that many are accepted.
      const part =
        random.next() < 0.45 && open.length > 0 ? `</${open.pop()}>` : random.pick(PARTS);
      const [, tag] = /^<([a-zA-Z1-]+)>$/.exec(part) ?? [];
      if (tag && tag !== 'br' && tag !== 'col' && tag !== 'input') open.push(tag);
      source += part;
    }
    source += open
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('');
    const markup = scanMarkup(source);
    if (markup.scan.misreadings.length > 0) continue;
    accepted += 1;
    const [loaded, visited] = treesOf(markup);
    expect(visited, source).toEqual(loaded);
  }
  expect(accepted).toBeGreaterThan(400);
});
