import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageErrors } from '../../support/browser/page-errors.ts';
import { keepHtmlPolicy } from '../../support/browser/prepare-page.ts';
import { MOTION, setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';

const at = setupSite();
const openPage = setupSharedContext();

/** From the home page: once from each page to each other one. */
const TOUR = ['/contact', '/partners/atlassian', '/', '/partners/atlassian', '/contact', '/'];

/**
 * Puts into the page what makes documents comparable: without what the runtime adds, the state that only a first load
 * reads, and the order of the head; stylesheets by their addresses, wherever they stand.
 */
async function addNormaliser(page: Page): Promise<void> {
  await page.addInitScript(keepHtmlPolicy);
  await page.addInitScript(() => {
    window.normalise = (html) => {
      const copy = new DOMParser().parseFromString(
        window.htmlPolicy?.createHTML(html) ?? html,
        'text/html',
      );
      const styles = [...copy.querySelectorAll('link[rel=stylesheet]')].map((link) =>
        link.getAttribute('href'),
      );
      const drop = '[data-runtime], #nprogress, #pointwork-page, link[rel=stylesheet]';
      for (const element of copy.querySelectorAll(drop)) element.remove();
      for (const name of ['data-progress', 'data-connection']) {
        copy.documentElement.removeAttribute(name);
      }
      copy.querySelector('h1')?.removeAttribute('tabindex');
      // The behaviors of the layout have been started already.
      for (const element of copy.querySelectorAll('[data-behavior]:not(#page *)')) {
        element.replaceChildren();
      }
      copy.documentElement.removeAttribute('class');
      copy.body.normalize();
      return {
        html: [...copy.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
        head: [...copy.head.children].map((element) => element.outerHTML).sort(),
        body: copy.body.outerHTML.replace(/\s+(?=<)/g, '').replaceAll('><', '>\n<'),
        styles: styles.sort(),
      };
    };
    document.addEventListener('visit:swap', () => {
      // Before the islands and behaviors of the page start. Styles set by scripts (the progress bar of a slow visit)
      // would be inline styles in the copy.
      const html = document.documentElement.outerHTML.replaceAll(/ style="[^"]*"/g, '');
      window.visited = window.normalise(html);
    });
  });
}

test('visits from each page to each other one end in the same documents as page loads', async () => {
  const page = await openPage(MOTION);
  const errors = pageErrors(page);
  await addNormaliser(page);
  await page.goto(at('/'));
  await page.waitForSelector('html[data-connection]', { state: 'attached' });

  for (const [index, path] of TOUR.entries()) {
    // A link of its own: those to the form scroll the page, which the header takes note of.
    await page.evaluate((href) => {
      delete window.visited;
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('#page')?.append(link);
      link.click();
    }, at(path));
    await page.waitForFunction(
      () => window.visited && document.documentElement.dataset.progress === 'idle',
    );
    const { visited, loaded } = await page.evaluate(async () => {
      const text = await (await fetch(location.href)).text();
      return { visited: window.visited, loaded: window.normalise(text) };
    });

    expect(visited, `visit ${index}, to ${path}`).toEqual(loaded);
  }
  // On a busy machine a visit also asks whether the server is there. Nobody reads the body of that answer, which
  // Chromium reports as an aborted request.
  expect(errors.filter((error) => !/^request failed: HEAD .*ERR_ABORTED/.test(error))).toEqual([]);
});

interface Parts {
  html: string[];
  head: string[];
  body: string;
  styles: (string | null)[];
}

declare global {
  interface Window {
    normalise: (html: string) => Parts;
    visited?: Parts;
  }
}
