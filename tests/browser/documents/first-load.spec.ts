import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { at } from '../../support/browser/built-site.ts';
import { MOTION, openPage } from '../../support/browser/open-page.ts';
import { holdBack } from '../../support/browser/prepare-page.ts';
import { ROUTES } from '../../support/site-routes.ts';

/** At most, for every route. Sizes in bytes after brotli, but for styles, which browsers read uncompressed. */
const LIMITS = {
  requests: 8,
  runtime: 7_000,
  script: 9_000,
  firstPaint: 14_600,
  html: 30_000,
  styles: 80_000,
  fonts: 50_000,
};

test.each(ROUTES)(
  'a first load of %s paints after one round trip of TCP and before the stylesheet of the page has come, in its final form, and fetches few files, little script, two fonts and no React',
  async (route) => {
    const page = await openPage({ viewport: { width: 1280, height: 800 }, ...MOTION });
    const { release } = await holdBack(page, /\/page-\w+\.css$/);
    const answers: Response[] = [];
    page.on('response', (answer) => answers.push(answer));
    const answer = await page.goto(at(route), { waitUntil: 'commit' });
    const html = (await answer?.text()) ?? '';
    await page.waitForFunction(
      () =>
        document.querySelector('#page section ~ link') &&
        performance.getEntriesByName('first-paint').length > 0,
    );
    const painted = await firstScreens(page);
    release();
    await page.waitForLoadState('networkidle');

    expect(await firstScreens(page)).toEqual(painted);
    expect(brotli(untilFirstSection(html))).toBeLessThanOrEqual(LIMITS.firstPaint);
    expect(brotli(html)).toBeLessThanOrEqual(LIMITS.html);
    const inline = (await page.locator('style').first().textContent()) ?? '';
    const linked = await bytesOf(answers, 'stylesheet', (body) => body.length);
    expect(linked).toBeGreaterThan(0);
    expect(inline.length + linked).toBeLessThanOrEqual(LIMITS.styles);
    expect(await bytesOf(answers, 'script', brotli)).toBeLessThanOrEqual(LIMITS.script);
    expect(answers.length, paths(answers)).toBeLessThanOrEqual(LIMITS.requests);
    expect(answers.filter(isOf('font'))).toHaveLength(2);
    expect(await bytesOf(answers, 'font', (body) => body.length)).toBeLessThanOrEqual(LIMITS.fonts);
    const scripts = await Promise.all(answers.filter(isOf('script')).map((each) => each.text()));
    expect(scripts.filter((script) => script.includes('hydrateRoot'))).toEqual([]);
    const runtime = answers.filter((answer) => answer.url().includes('/runtime-'));
    expect(runtime).toHaveLength(1);
    expect(await bytesOf(runtime, 'script', brotli)).toBeLessThanOrEqual(LIMITS.runtime);
  },
);

/** The header and the first section of the page, on a phone and on a desk. */
async function firstScreens(page: Page): Promise<string[][]> {
  // What moves is in another place each time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const screens: string[][] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    screens.push(await page.evaluate(firstScreen));
  }
  return screens;
}

/**
 * Runs in the browser: the position of each element that is seen there, once the fonts are loaded, and its colours, but in
 * the header, whose script gives it a state.
 */
async function firstScreen(): Promise<string[]> {
  await document.fonts.ready;
  const seen = [...document.querySelectorAll('header *, #page > section:first-of-type *')];
  return seen
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fill, stroke, font } = getComputedStyle(element);
      const colors = element.closest('header') ? '' : [color, backgroundColor, fill, stroke];
      return `${element.className} ${[x, y, width, height].map(Math.round)} ${font} ${colors}`;
    });
}

/** What has to arrive before the first section of the page can be painted: the site's styles are in it. */
function untilFirstSection(html: string): string {
  const page = html.indexOf('<div id="page">');
  return html.slice(0, html.indexOf('</section>', page));
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
