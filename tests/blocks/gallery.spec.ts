import type { AxeResults } from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AXE, RULES_OF_LOOKS } from '../support/browser/axe.ts';
import { lengthenWords } from '../support/browser/lengthen-words.ts';
import { misplacedText } from '../support/browser/misplaced-text.ts';
import { openPage } from '../support/browser/open-page.ts';
import { expectQuiet, pageErrors } from '../support/browser/page-errors.ts';
import { developProject } from '../support/dev/develop-project.ts';

const at = await developProject();

const WIDEST = 1280;
const NARROWEST = 320;

test('in both layouts every example fits the screen, passes axe and causes no error', {
  timeout: 240_000,
}, async () => {
  const faults: string[] = [];
  const documents = (await exampleUrls()).filter((url) => url.includes('.default.html'));
  const page = await openPage();
  const errors = pageErrors(page);
  const frame = await openFrame(page, documents[0] ?? '');

  const widths = [WIDEST, NARROWEST];
  for (const url of documents) {
    await frame.evaluate(show, url);
    const found = await frame.evaluate(examine, { widths, rulesOfLooks: RULES_OF_LOOKS });
    for (const fault of [...found, ...errors.splice(0)]) faults.push(`${url}: ${fault}`);
    // The next one begins at the width of this one: a change of width lays out all of it.
    widths.reverse();
  }

  expect(documents.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test('words of 30 letters and long addresses stay on the screen and on no other text, in every block and at every width', {
  timeout: 240_000,
}, async () => {
  const faults: string[] = [];
  const documents = (await exampleUrls()).filter((url) =>
    /blocks\/\w+\/default\.default/.test(url),
  );
  const page = await openPage();
  const frame = await openFrame(page, documents[0] ?? '');

  for (const url of documents) {
    await frame.evaluate(show, url);
    await frame.evaluate(lengthenWords);
    for (const width of [NARROWEST, 360, 768, 1024, WIDEST]) {
      await frame.evaluate((size) => {
        (window.frameElement as HTMLElement).style.width = `${size}px`;
      }, width);
      const found = await frame.evaluate(misplacedText, { selector: 'body' });
      // Beside a long word, a shorter one may be broken, too.
      const misplaced = found.filter((fault) => !fault.endsWith('is broken'));
      faults.push(...misplaced.map((fault) => `${url}: ${fault}`));
    }
  }

  expect(faults).toEqual([]);
});

test('the gallery leads to every component and shows all its examples', async () => {
  const page = await openPage();
  expectQuiet(page);
  await page.goto(at('/_gallery/'));
  await page.getByRole('link', { name: 'Testimonials' }).click();
  const shown = (await exampleUrls()).filter((url) => url.includes('/Testimonials/'));
  await expect.poll(() => page.locator('iframe').count()).toBe(shown.length);
  await page.waitForFunction(() => document.querySelector('iframe')?.height !== '');
});

async function textAt(path: string): Promise<string> {
  return (await fetch(at(path))).text();
}

/** The addresses of all examples, as the lists of components name them. */
async function exampleUrls(): Promise<string[]> {
  const urlsIn = async (list: string, pattern: RegExp) =>
    [...(await textAt(list)).matchAll(pattern)].map(([, url = '']) => url);
  const lists = await urlsIn('/_gallery/', /<li><a href="([^"]+)"/g);
  return (await Promise.all(lists.map((list) => urlsIn(list, /<iframe src="([^"]+)"/g)))).flat();
}

/**
 * Shows a document in a frame that is out of sight, so that nothing is drawn and a change of width costs little. Parsing
 * axe takes longer than running it, so it is loaded once and the documents are swapped around it.
 */
async function openFrame(page: Page, url: string) {
  await page.goto(at('/_gallery/'));
  await page.evaluate((src) => {
    const { style } = document.body.appendChild(
      Object.assign(document.createElement('iframe'), { src }),
    );
    Object.assign(style, { position: 'fixed', top: '100%', height: '900px', maxWidth: 'none' });
  }, url);
  const frame = (await (await page.$('iframe'))?.contentFrame()) as Frame;
  await frame.waitForLoadState();
  await frame.evaluate(AXE);
  return frame;
}

/** Runs in the browser: replaces title, stylesheets and body by those of another document. */
async function show(address: string): Promise<void> {
  // Has the browser parse the document: the policy of the examples forbids making markup from text.
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  await new Promise((resolve) => {
    request.onload = resolve;
    request.send();
  });
  const next = request.responseXML as Document;
  document.title = next.title;
  const sheetsOf = (owner: Document) => [...owner.querySelectorAll('link[rel="stylesheet"]')];
  const [old, sheets] = [sheetsOf(document), sheetsOf(next)];
  const markup = (links: Element[]) => links.map(({ outerHTML }) => outerHTML).join();
  // The examples of one component have the same stylesheets.
  if (markup(sheets) !== markup(old)) {
    const loaded = sheets.map(
      (sheet) => new Promise((resolve) => sheet.addEventListener('load', resolve)),
    );
    document.head.append(...sheets);
    await Promise.all(loaded);
    for (const sheet of old) sheet.remove();
  }
  document.body.replaceWith(next.body);
}

/**
 * Runs in the browser: gives the frame one width after the other, and the page one layout after the other. @returns where
 * the page does not fit, and what axe finds, except for rules that only a whole page can meet: a heading of level one.
 */
async function examine({ widths, rulesOfLooks }: { widths: number[]; rulesOfLooks: string[] }) {
  const { documentElement: root } = document;
  const faults: string[] = [];
  for (const width of widths) {
    (window.frameElement as HTMLElement).style.width = `${width}px`;
    const isWide = width === Math.max(...widths);
    for (const layout of isWide ? ['default'] : ['default', 'dark']) {
      root.dataset.layout = layout;
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
      }
      if (root.scrollWidth > width) faults.push(`${root.scrollWidth} px wide at ${width} px`);
    }
    // The layouts share their markup.
    const { violations }: AxeResults = await Reflect.get(window, 'axe').run(document, {
      resultTypes: ['violations'],
      preload: false,
      ...(isWide
        ? { rules: { 'page-has-heading-one': { enabled: false } } }
        : { runOnly: rulesOfLooks }),
    });
    faults.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${root.dataset.layout}: ${id}: ${html.slice(0, 200)}`),
      ),
    );
  }
  return faults;
}
