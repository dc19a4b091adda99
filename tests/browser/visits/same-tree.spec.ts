import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setupVisits } from '../../support/visits/setup-visits.ts';

const arrive = setupVisits();

/** The tree of the body, without what only a first load or only the runtime puts there. */
function bodyTree(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const own = '[data-runtime], #pointwork-page, link[rel=stylesheet]';
    const outline = (parent: Node): unknown[] =>
      [...parent.childNodes].flatMap((node): unknown[] => {
        // A document has line breaks between the elements of its body.
        if (!(node instanceof Element)) {
          return parent === document.body ? [] : [[node.nodeType, node.nodeValue]];
        }
        if (node.matches(own)) return [];
        const attributes = [...node.attributes]
          .map(({ name, value }) => `${name}=${value}`)
          // By which a visit can focus the heading.
          .filter((attribute) => attribute !== 'tabindex=-1');
        const content = node instanceof HTMLTemplateElement ? node.content : node;
        return [[node.namespaceURI, node.tagName, attributes, outline(content)]];
      });
    return outline(document.body);
  });
}

test('a page full of what only looks like tags is the same after a visit as when it is loaded', async () => {
  const loaded = await arrive('/night/raw');
  const visited = await arrive('/');
  await visited.addToPage('<a href="/night/raw">Raw</a>');
  await visited.visit('Raw');

  expect(visited.documents).toEqual(['/']);
  const tree = await bodyTree(visited.page);
  expect(JSON.stringify(tree)).toContain('<h2>Without script</h2>');
  expect(tree).toEqual(await bodyTree(loaded.page));
});
