import { html, parse, parseFragment } from 'parse5';
import assert from 'node:assert';
const { makeMarkup } = await import('./scripts/prerender/render/thread/make-markup.ts');
const { documentHtml, visitHtml } = await import('./scripts/prerender/document/markup.ts');
const { SeededRandom } = await import('./tests/support/runtime/seeded-random.ts');
const { randomHtml } = await import('./tests/support/sites/random-html.ts');
const old = await import('/work/wt/base/scripts/prerender/check/scan-markup.ts');
const outline = (parent) => parent.childNodes.map((node) => 'value' in node ? node.value : 'data' in node ? ['c', node.data] : !('tagName' in node) ? node.nodeName : [node.tagName, node.namespaceURI, node.attrs, outline('content' in node ? node.content : node)]);
const element = (name, ...content) => [name, html.NS.HTML, [], content];
const random = new SeededRandom(Number(process.argv[2]));
let n = 0, more = 0, less = 0;
for (let round = 0; round < Number(process.argv[3]); round++) {
  const source = randomHtml(random);
  const { markup, findings } = makeMarkup(source);
  const isBad = findings.faults.some(({ why }) => why.startsWith('Browsers close'));
  const wasBad = old.scanMarkup(source).scan.faults.some(({ why }) => why.startsWith('Browsers close'));
  if (isBad && !wasBad) { less++; if (less < 10) console.log('now refused', JSON.stringify(source), findings.faults[0].what); }
  if (!isBad && wasBad) { more++; if (more < 10) console.log('now accepted', JSON.stringify(source)); }
  if (isBad) continue;
  n++;
  const loaded = parse(`<!doctype html><main>${documentHtml(markup)}</main><p>x</p>`);
  const page = outline(parseFragment(visitHtml(markup), { scriptingEnabled: false }));
  const body = element('body', element('main', ...page), element('p', 'x'));
  assert.deepEqual(outline(loaded), ['#documentType', element('html', element('head'), body)], source);
}
console.log({ n, more, less });
