import { expect, test } from 'vitest';
import { at } from '../../support/browser/built-site.ts';
import { MOTION, openPage } from '../../support/browser/open-page.ts';
import { expectQuiet } from '../../support/browser/page-errors.ts';
import { ROUTES } from '../../support/site-routes.ts';

/** From each page to each other one, beginning at the home page. */
const [, ...TOUR] = ROUTES.flatMap((from, index) => [
  from,
  ...ROUTES.slice(index + 1).flatMap((to) => [to, from]),
]);

/**
 * Runs in the page: what makes its document comparable. Without what the runtime adds, the state that only a first load
 * reads, what the behaviors of the layout have drawn, and the order of the head; stylesheets by their addresses, wherever
 * they stand.
 */
function treeOfDocument() {
  const drop = '[data-runtime], #nprogress, #pointwork-page, link[rel=stylesheet], [rel=expect]';
  const attributesOf = (element: Element) =>
    [...element.attributes]
      .map(({ name, value }) => `${name}=${value}`)
      // What the runtime says, and by which a visit can focus the heading. Styles are those of scripts.
      .filter((each) => !/^(data-(progress|connection)|style)=|^tabindex=-1/.test(each));
  const outline = (parent: Node): unknown[] =>
    [...parent.childNodes].flatMap((node): unknown[] => {
      // A document has line breaks between the elements of its body.
      if (!(node instanceof Element)) {
        return parent === document.body ? [] : [[node.nodeType, node.nodeValue]];
      }
      if (node.matches(drop)) return [];
      const content = node instanceof HTMLTemplateElement ? node.content : node;
      const isDrawn = node.matches('[data-behavior]:not(#page *)');
      const { namespaceURI, tagName } = node;
      return [[namespaceURI, tagName, attributesOf(node), isDrawn || outline(content)]];
    });
  const head = [...document.head.children].filter((each) => !each.matches(drop));
  return {
    html: attributesOf(document.documentElement).filter((each) => !each.startsWith('class=')),
    head: head.map((each) => each.outerHTML).sort(),
    body: outline(document.body),
    styles: Array.from(document.querySelectorAll('link[rel=stylesheet]'), (link) =>
      link.getAttribute('href'),
    ).sort(),
  };
}

test('visits from each page to each other one end in the same documents as page loads', async () => {
  const still = await openPage();
  await still.route(/\.js$/, (route) => route.abort());
  const loaded: Record<string, unknown> = {};
  for (const path of new Set(TOUR)) {
    await still.goto(at(path));
    loaded[path] = await still.evaluate(treeOfDocument);
  }
  const page = await openPage(MOTION);
  // On a busy machine a visit also asks whether the server is there. Nobody reads the body of that answer, which Chromium
  // reports as an aborted request.
  expectQuiet(page, /^request failed: HEAD .*ERR_ABORTED/);
  await page.goto(at('/'));
  await page.waitForSelector('html[data-connection]', { state: 'attached' });
  await page.evaluate(`document.addEventListener('visit:swap', () => {
    // Before the islands and behaviors of the page start.
    window.visited = (${treeOfDocument})();
  })`);

  for (const [index, path] of TOUR.entries()) {
    // A link of its own: those to the form scroll the page, which the header takes note of.
    await page.evaluate((href) => {
      Reflect.deleteProperty(window, 'visited');
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('#page')?.append(link);
      link.click();
    }, at(path));
    await page.waitForFunction(
      () => 'visited' in window && document.documentElement.dataset.progress === 'idle',
    );
    const visited = await page.evaluate('window.visited');

    expect(visited, `visit ${index}, to ${path}`).toEqual(loaded[path]);
  }
});
