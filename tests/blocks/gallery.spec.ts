import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AXE } from '../../scripts/browser/axe.ts';
import { pageErrors } from '../../scripts/browser/page-errors.ts';
import { type ServedSite, serveDist } from '../../scripts/browser/serve-dist.ts';
import { buildGallery, type Gallery } from '../../scripts/gallery/build-gallery.ts';
import { LAYOUTS } from '../../scripts/gallery/gallery-documents.ts';
import { sharedBrowser } from '../support/browser/setup-browser.ts';
import { projectRoot } from '../support/project-root.ts';
import { suiteFolder } from '../support/suite-folder.ts';

const folder = suiteFolder();
let gallery: Gallery;
let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  gallery = await buildGallery(projectRoot, folder);
  [site, browser] = await Promise.all([serveDist(folder), sharedBrowser()]);
});
afterAll(() => site?.close());

const WIDEST = 1280;
const NARROWEST = 320;

/** The layouts share their markup, so in the dark one only the rules on colours and on narrow widths are checked. */
const DARK_RULES = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
];

test('every example is sound in both layouts', { timeout: 120_000 }, async () => {
  const faults: string[] = [];
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors = pageErrors(page);
  const documents = gallery.documents.filter(({ layout }) => layout === 'default');
  await page.goto(`${site.origin}/${documents[0]?.url}`);
  // Parsing axe takes longer than running it, so it is loaded once and the documents are swapped around it.
  await page.evaluate(AXE);

  const widths = [WIDEST, NARROWEST];
  for (const { url } of documents) {
    const say = (fault: string) => faults.push(`${url}: ${fault}`);
    await show(page, `/${url}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const isWide = width === WIDEST;
      const { needed, violations } = isWide
        ? await page.evaluate(examine, { layouts: ['default'] })
        : await page.evaluate(examine, { layouts: ['default', 'dark'], rules: DARK_RULES });
      if (needed > width) say(`${needed} px wide at ${width} px`);
      for (const violation of violations) say(isWide ? violation : `dark: ${violation}`);
    }
    // The next one begins at the width of this one: a change of width lays out all of it.
    widths.reverse();
    for (const error of errors.splice(0)) say(error);
  }
  await context.close();

  expect(documents.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test('the documents of an example differ in nothing but the name of their layout', async () => {
  const read = async (url: string) => readFile(join(folder, url), 'utf8');
  const [light, dark] = LAYOUTS.map((layout) =>
    gallery.documents.filter((document) => document.layout === layout),
  );
  for (const [index, { url }] of light?.entries() ?? []) {
    const other = await read(dark?.[index]?.url ?? '');
    expect(
      other
        .replace('data-layout="dark"', 'data-layout="default"')
        .replace(', dark</title>', ', default</title>'),
      url,
    ).toBe(await read(url));
  }
});

test('the gallery leads to every component and shows all its examples', async () => {
  const page = await browser.newPage();
  const errors = pageErrors(page);
  await page.goto(`${site.origin}/index.html`);
  expect(await page.getByRole('listitem').count()).toBe(gallery.sets.length);

  await page.getByRole('link', { name: 'Testimonials' }).click();
  const shown = gallery.documents.filter(({ set }) => set.name === 'Testimonials');
  expect(await page.locator('iframe').count()).toBe(shown.length);
  await page.waitForFunction(() => document.querySelector('iframe')?.height !== '');
  expect(errors).toEqual([]);
  await page.close();
});

/** Replaces title, stylesheets and body by those of another document. */
async function show(page: Page, url: string): Promise<void> {
  await page.evaluate(async (address) => {
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
  }, url);
}

/**
 * Runs in the browser: gives the page one layout after the other. @returns the width it needs at most, and what axe
 * finds in the last one, except for rules that only a whole page can meet: a heading of level one.
 */
async function examine({ layouts, rules }: { layouts: string[]; rules?: string[] }) {
  const widths = layouts.map((layout) => {
    document.documentElement.dataset.layout = layout;
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    return document.documentElement.scrollWidth;
  });
  const { violations }: AxeResults = await Reflect.get(window, 'axe').run(document, {
    resultTypes: ['violations'],
    preload: false,
    ...(rules ? { runOnly: rules } : { rules: { 'page-has-heading-one': { enabled: false } } }),
  });
  return {
    needed: Math.max(...widths),
    violations: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
    ),
  };
}
