import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, type PageOptions } from '../../support/browser/open-page.ts';
import { pageErrors } from '../../support/browser/page-errors.ts';
import { expectLinkToWork, expectReadable } from '../../support/browser/readable.ts';
import { serveFaults } from '../../support/faults/serve-faults.ts';
import { buildFaultless } from '../../support/sites/built-output.ts';
import { copyFixture } from '../../support/sites/copy-fixture.ts';
import { writeFiles } from '../../support/sites/site-files.ts';
import { suiteFolder } from '../../support/temporary-folder.ts';

const SCRIPT = 'document.documentElement.dataset.helper = "ran";';
const STYLE = 'h1 { color: rgb(1, 2, 3); }';
const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const root = join(suiteFolder(), 'site');

// The site with a third-party stylesheet and two third-party scripts.
await copyFixture('faults', root);
const thirdParties = {
  styles: [{ url: 'https://styles.example/a.css' }],
  scripts: [
    { url: 'https://scripts.example/helper.js', integrity: integrity(SCRIPT) },
    { url: 'https://other.example/plain.js', attributes: { 'data-outcome': 'ran' } },
  ],
};
await writeFiles(root, {
  'layouts/_site.ts': `export const site = { name: 'Others', url: 'https://others.example', thirdParties: ${JSON.stringify(thirdParties)} };`,
  'assets/styles/site.css': 'body { margin: 1rem; } react-island { display: contents; }',
});
await buildFaultless(root);

test('third parties are loaded with their attributes once the page is idle, and the policy allows them', async () => {
  const { page, site, errors } = await open({ clock: true });
  await play(page);
  await page.goto(site.at('/plain'));

  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('h1') as Element).color === 'rgb(1, 2, 3)',
  );
  await page.locator('html[data-helper=ran][data-plain=ran]').waitFor();
  // The limit is for a stylesheet that has not come.
  await page.clock.fastForward(4000);
  expect(await page.locator('link[href*="styles.example"]').count()).toBe(1);
  expect(errors).toEqual([]);
});

test('third parties that fail change nothing, and a script that does not match its integrity does not run', async () => {
  const { page, site, errors } = await open();
  await play(page, { '/helper.js': `${SCRIPT}//` });
  await page.route(/styles\.example/, (route) => route.abort('connectionrefused'));
  await page.route(/other\.example/, (route) => route.fulfill({ status: 500, body: 'No' }));
  const asked = ['helper', 'plain'].map((name) =>
    page.waitForEvent('requestfinished', (request) => request.url().includes(name)),
  );
  await page.goto(site.at('/plain'));
  await Promise.all(asked);
  await expectReadable(page, 'Plain');
  await expectLinkToWork(page, 'Dark');
  expect(await page.locator('html').getAttribute('data-helper')).toBeNull();
  expect(errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
});

test('third parties that hang delay neither the page nor visits; a stylesheet is given up after four seconds, a script runs whenever it comes', async () => {
  const { page, site, errors } = await open({ clock: true });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await play(page, {}, released);
  const asked = page.waitForRequest(/plain\.js/);
  await page.goto(site.at('/plain'));
  await asked;
  const added = page.locator(
    'head :is(link, script)[src*=".example"], head link[href*="styles.example"]',
  );
  expect(await added.count()).toBe(3);
  await expectReadable(page, 'Plain');
  await expectLinkToWork(page, 'Dark');

  await page.clock.fastForward(4000);
  expect(await added.count()).toBe(2);
  await expectLinkToWork(page, 'Plain');
  release();
  await page.locator('html[data-plain=ran]').waitFor();
  const color = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
  expect(color).not.toBe('rgb(1, 2, 3)');
  expect(errors).toEqual([]);
});

test('a hostile third party that throws and changes shared objects does not break visits; if it removes `fetch`, the page stays and the visitor is told', async () => {
  const { page, site, errors } = await open();
  await play(page, {
    '/plain.js': `
      document.documentElement.dataset.plain = 'ran';
      document.write('<p>Hostile</p>');
      Array.prototype.hostile = 1;
      Object.prototype.hostile = 1;
      addEventListener('unload', () => {});
      throw new Error('Hostile');`,
  });
  await page.goto(site.at('/plain'));
  await page.locator('html[data-plain=ran]').waitFor();
  await expectReadable(page, 'Plain');
  await expectLinkToWork(page, 'Dark');
  expect(site.documents()).toBe(1);

  await page.evaluate(() => {
    window.fetch = () => {
      throw new Error('Hostile');
    };
  });
  await page.locator('nav').getByRole('link', { name: 'Night' }).click();
  await page.locator('[data-runtime=notice]:not(:empty)').waitFor();
  await expectReadable(page, 'Dark');
  expect(errors.filter((error) => error.startsWith('uncaught'))).toHaveLength(1);
});

async function open(options: PageOptions = {}) {
  const site = await serveFaults(join(root, 'dist'));
  const page = await openPage(options);
  return { page, site, errors: pageErrors(page) };
}

/** Plays the hosts of the third parties: answers when they are `ready`; `files` replaces the usual content. */
async function play(
  page: Page,
  files: Record<string, string> = {},
  ready: Promise<void> | undefined = undefined,
): Promise<void> {
  const usual: Record<string, string> = {
    '/a.css': STYLE,
    '/helper.js': SCRIPT,
    '/plain.js': 'document.documentElement.dataset.plain = document.currentScript.dataset.outcome;',
  };
  await page.route(/example\//, async (route) => {
    await ready;
    const { pathname } = new URL(route.request().url());
    return route.fulfill({
      contentType: pathname.endsWith('.css') ? 'text/css' : 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: files[pathname] ?? usual[pathname] ?? '',
    });
  });
}
