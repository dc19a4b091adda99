import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { outputName } from '../../../scripts/shared/urls.ts';
import { builtSite, serveFresh } from '../../support/browser/built-site.ts';
import { MOTION, openPage } from '../../support/browser/open-page.ts';
import { recordShifts } from '../../support/browser/prepare-page.ts';
import { ROUTES } from '../../support/site-routes.ts';

test.each(ROUTES)(
  '%s, if its HTML comes in two pieces, is painted once its first section is complete, and does not move',
  async (path) => {
    const { folder } = builtSite('own');
    const { promise: goesOn, resolve: sendTheRest } = Promise.withResolvers<void>();
    const site = await serveFresh(folder, async ({ url }, response) => {
      if (url !== path) return false;
      const html = await readFile(join(folder, `${outputName(path)}.html`), 'utf8');
      const half = html.indexOf('</h1>');
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(html.slice(0, half));
      await goesOn;
      response.end(html.slice(half));
      return true;
    });
    onTestFinished(site.close);
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
    sendTheRest();
    await page.waitForLoadState('networkidle');

    const [complete = Number.NaN, painted = Number.NaN] = await page.evaluate(() =>
      ['complete', 'first-paint'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
    );
    expect(painted).toBeGreaterThan(complete);
    expect(await shifts()).toEqual([]);
  },
);
