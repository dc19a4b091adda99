import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../../scripts/shared/contracts.ts';
import { MOTION, setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';
import { ROUTES } from '../../support/site-routes.ts';

const openPage = setupSharedContext();
const at = setupSite();

/** At most, for every route. Sizes in bytes after brotli. */
const LIMITS = {
  requests: 8,
  runtime: 7_000,
  script: 9_000,
  firstPaint: 14_600,
  html: 30_000,
  fonts: 50_000,
};

describe.each(ROUTES)('a first load of %s', (route) => {
  test('paints after one round trip of TCP and before the stylesheet of the page has come, in its final form, and fetches few files, little script, two fonts and no React', async () => {
    const isHeld = Promise.withResolvers<void>();
    const { page, answers, html } = await load(route, async (fresh) => {
      await fresh.route(/\/page-\w+\.css$/, async (request) => {
        await isHeld.promise;
        await request.continue();
      });
    });
    await page.waitForFunction(
      () =>
        document.querySelector('#page section ~ link') &&
        performance.getEntriesByName('first-paint').length > 0,
    );
    const painted = await firstSections(page);
    isHeld.resolve();
    await page.waitForLoadState('networkidle');

    expect(await firstSections(page)).toEqual(painted);
    expect(brotli(untilFirstSection(html))).toBeLessThanOrEqual(LIMITS.firstPaint);
    expect(brotli(html)).toBeLessThanOrEqual(LIMITS.html);
    expect(await bytesOf(answers, 'script', brotli)).toBeLessThanOrEqual(LIMITS.script);
    expect(answers.length, paths(answers)).toBeLessThanOrEqual(LIMITS.requests);
    expect(answers.filter(isOf('font'))).toHaveLength(2);
    expect(await bytesOf(answers, 'font', (body) => body.length)).toBeLessThanOrEqual(LIMITS.fonts);
    const scripts = await Promise.all(answers.filter(isOf('script')).map((each) => each.text()));
    expect(scripts.filter((script) => script.includes('hydrateRoot'))).toEqual([]);
    const runtime = answers.filter((answer) => answer.url().includes('/runtime-'));
    expect(runtime).toHaveLength(1);
    expect(await bytesOf(runtime, 'script', brotli)).toBeLessThanOrEqual(LIMITS.runtime);
  });

  test('moves nothing that is painted', async () => {
    // This Chromium has no Arial, whose metrics the fallback fonts match, so late fonts would move lines.
    const { page } = await load(route, (fresh) => fresh.route(/\.woff2$/, (font) => font.abort()));
    await page.waitForLoadState('networkidle');

    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });
});

test('the inline style has all rules for classes that are seen up to the end of the first section of a page', async () => {
  const { routes } = (await (await fetch(at('/manifest.json'))).json()) as Manifest;
  const late: string[] = [];
  for (const route of Object.keys(routes)) {
    const html = await (await fetch(at(route))).text();
    const inline = classesStyled(/<style>(.*?)<\/style>/s.exec(html)?.[1]);
    const [, link] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    const linked = classesStyled(link && (await (await fetch(at(link))).text()));
    const shown = withoutClosed(untilFirstSection(html));
    const used = [...shown.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    for (const name of new Set(used)) {
      if (linked.has(name) && !inline.has(name)) late.push(`${route} ${name}`);
    }
  }

  expect(Object.keys(routes).length).toBeGreaterThan(0);
  expect(late).toEqual([]);
});

/** A class inside `:has()` is not styled by the rule. */
const classesStyled = (css = '') =>
  new Set(
    [...css.replace(/:has\([^)]*\)/g, '').matchAll(/\.([A-Za-z_-][\w-]*)/g)].map(
      ([, name = '']) => name,
    ),
  );

async function load(
  route: string,
  prepare: (page: Page) => Promise<unknown>,
): Promise<{ page: Page; answers: Response[]; html: string }> {
  const page = await openPage({ viewport: { width: 1280, height: 800 }, ...MOTION });
  await prepare(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  const answer = await page.goto(at(route), { waitUntil: 'commit' });
  return { page, answers, html: (await answer?.text()) ?? '' };
}

/** The first section of the page on a phone and on a desk. */
async function firstSections(page: Page): Promise<string[][]> {
  // What moves is in another place each time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sections: string[][] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    sections.push(await page.evaluate(firstSection));
  }
  return sections;
}

/** Runs in the browser: the position and colours of each element of the first section, once the fonts are loaded. */
async function firstSection(): Promise<string[]> {
  await document.fonts.ready;
  const section = document.querySelector('#page section');
  return [section, ...(section?.querySelectorAll('*') ?? [])].flatMap((element) => {
    if (!element) return [];
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, fill, stroke, font } = getComputedStyle(element);
    return `${element.tagName} ${element.className} ${[x, y, width, height].map(Math.round)} ${color} ${backgroundColor} ${fill} ${stroke} ${font}`;
  });
}

/** What has to arrive before the first section of the page can be painted: the site's styles are in it. */
function untilFirstSection(html: string): string {
  const page = html.indexOf('<div id="page">');
  return html.slice(0, html.indexOf('</section>', page));
}

/** Without what is not seen before somebody opens it. */
function withoutClosed(html: string): string {
  return html.replace(/<dialog.*?<\/dialog>|(?<=<\/summary>).*?(?=<\/details>)/gs, '');
}

async function bytesOf(
  answers: readonly Response[],
  type: string,
  measure: (body: Buffer) => number,
): Promise<number> {
  const bodies = await Promise.all(answers.filter(isOf(type)).map((answer) => answer.body()));
  return bodies.reduce((sum, body) => sum + measure(body), 0);
}

const isOf = (type: string) => (answer: Response) => answer.request().resourceType() === type;

const brotli = (content: Buffer | string) => brotliCompressSync(content).length;

const paths = (answers: readonly Response[]) =>
  answers.map((answer) => new URL(answer.url()).pathname).join('\n');
