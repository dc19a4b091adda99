import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setupVisits } from '../../support/visits/setup-visits.ts';

const arrive = setupVisits();

/** The tree of the body, without what only a first load or only the runtime puts there. */
function bodyTree(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const ofLoad = '[data-runtime], #pointwork-page, link[rel=stylesheet]';
    const outline = (parent: Node): unknown[] =>
      [...parent.childNodes].flatMap((node): unknown[] => {
        if (!(node instanceof Element)) return [[node.nodeType, node.nodeValue]];
        if (node.matches(ofLoad)) return [];
        const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`);
        const content = node instanceof HTMLTemplateElement ? node.content : node;
        return [[node.namespaceURI, node.tagName, attributes, outline(content)]];
      });
    // What is between the elements of the body differs: line breaks.
    return [...document.body.children].flatMap((element) =>
      outline(element.cloneNode() && element),
    );
  });
}

test('a page that is full of what only looks like tags is the same after a visit as when it is loaded', async () => {
  const loaded = await arrive('/night/raw');
  const visited = await arrive('/');
  await visited.addToPage('<a href="/night/raw">Raw</a>');
  await visited.visit('Raw');

  expect(visited.documents).toEqual(['/']);
  const tree = await bodyTree(visited.page);
  expect(JSON.stringify(tree)).toContain('Without script');
  expect(tree).toEqual(await bodyTree(loaded.page));
});

test('its stylesheet stands behind its first section, and its data can be read', async () => {
  const { page } = await arrive('/night/raw');
  const before = await page
    .locator('#pointwork-rest')
    .evaluate((link) => link.previousElementSibling?.textContent);
  expect(before).toContain('The first section');
  const data = await page
    .locator('[type="application/ld+json"]')
    .last()
    .evaluate(({ textContent }) => JSON.parse(textContent));
  expect(data.articleBody).toBe('<header>Intro</header></b></section>');
});
