import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { outputName } from '../../../scripts/shared/urls.ts';
import type { ServedSite } from '../../../scripts/tools/browser/serve-dist.ts';
import { builtSite, serveFresh } from '../../support/browser/built-site.ts';
import { MOTION, openPage } from '../../support/browser/open-page.ts';
import { recordShifts } from '../../support/browser/prepare-page.ts';
import { ROUTES } from '../../support/site-routes.ts';

let site: ServedSite;
let sendTheRest = Promise.withResolvers<void>();

beforeAll(async () => {
  const { folder } = builtSite('own');
  site = await serveFresh(
    folder,
    async ({ url = '' }, response) => {
      if (!ROUTES.includes(url)) return false;
      const html = await readFile(join(folder, `${outputName(url)}.html`), 'utf8');
      const half = html.indexOf('</h1>');
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(html.slice(0, half));
      await sendTheRest.promise;
      response.end(html.slice(half));
      return true;
    },
    inject('base'),
  );
});
afterAll(() => site?.close());

test.each(ROUTES)(
  '%s, if its HTML comes in two pieces, is painted once its first section is complete, and does not move',
  async (path) => {
    sendTheRest = Promise.withResolvers();
    const page = await openPage({ viewport: { width: 1280, height: 800 }, ...MOTION });
    // This Chromium has no Arial, whose metrics the fallback fonts match, so late fonts would move lines.
    await page.route(/\.woff2$/, (font) => font.abort());
    const shifts = await recordShifts(page);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (performance.getEntriesByName('complete').length > 0) return;
        if (document.querySelector('#page > section + *')) performance.mark('complete');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(site.at(path), { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('h1'), null, { polling: 20 });

    // No frame comes, so there is a limit to waiting for one.
    await page.evaluate(() =>
      Promise.race([
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        new Promise((done) => setTimeout(done, 300)),
      ]),
    );
    sendTheRest.resolve();
    await page.waitForLoadState('networkidle');

    const [complete = Number.NaN, painted = Number.NaN] = await page.evaluate(() =>
      ['complete', 'first-paint'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
    );
    expect(painted).toBeGreaterThan(complete);
    expect(await shifts()).toEqual([]);
  },
);
