import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { ServedSite } from '../../../scripts/tools/browser/serve-dist.ts';
import { pageErrors } from '../../support/browser/page-errors.ts';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { serveFresh } from '../../support/browser/setup-site.ts';
import { projectRoot } from '../../support/project-root.ts';
import { BuiltOutput } from '../../support/sites/built-output.ts';
import { ISLAND_PAGES } from '../../support/sites/island-pages.ts';
import { runBuild } from '../../support/sites/run-build.ts';
import { writeFiles } from '../../support/sites/site-files.ts';
import { suiteFolder } from '../../support/suite-folder.ts';

const folder = suiteFolder();
const dist = new BuiltOutput(join(folder, 'dist'));
const openPage = setupSharedContext();
let site: ServedSite;

beforeAll(async () => {
  const root = join(folder, 'site');
  await cp(join(projectRoot, 'tests/fixtures/site'), root, { recursive: true });
  await writeFiles(root, ISLAND_PAGES);
  const { stderr } = await runBuild({ root, out: join(folder, 'dist'), base: inject('base') });
  expect(stderr).toBe('');
  site = await serveFresh(join(folder, 'dist'), undefined, inject('base'));
});

afterAll(() => site?.close());

describe('an island is hydrated when it is due, and React is not fetched before', () => {
  test('with the trigger “idle”, when the page has nothing else to do', async () => {
    const page = await openPage();
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = [];
      window.requestIdleCallback = (callback) => waiting.push(callback);
      document.addEventListener('test:idle', () => {
        for (const callback of waiting) callback({ didTimeout: false, timeRemaining: () => 50 });
      });
    });
    const { errors, fetched } = await visit(page, '/idle');
    expect(await states(page)).toEqual(['waiting']);
    expect(fetched()).not.toContain(react());

    await page.evaluate(() => document.dispatchEvent(new Event('test:idle')));
    await page.getByText('Search 2 terms').waitFor();
    expect(await states(page)).toEqual(['hydrated']);
    expect(errors).toEqual([]);
  });

  test('with the trigger “visible”, when it comes near', async () => {
    const { page, errors, fetched } = await open('/visible');
    expect(await states(page)).toEqual(['waiting', 'waiting']);
    expect(fetched()).not.toContain(react());

    await page.getByLabel('One').scrollIntoViewIfNeeded();
    await expect.poll(() => states(page)).toEqual(['hydrated', 'hydrated']);
    await page.getByLabel('One').click();
    expect(await page.getByLabel('One').textContent()).toBe('2');
    expect(await page.getByLabel('Five').textContent()).toBe('5');
    expect(errors).toEqual([]);
  });
});

test('the ids that islands make stay the same when they are hydrated, are distinct for two of one kind, and an island inside an island works', async () => {
  for (const path of ['/visible', '/load']) {
    const still = await openPage({ javaScriptEnabled: false });
    await still.goto(site.at(path));
    const { page, errors } = await open(path);
    await page.locator('react-island').last().locator('button').scrollIntoViewIfNeeded();
    await expect.poll(async () => new Set(await states(page))).toEqual(new Set(['hydrated']));
    const ids = await labelledIds(page);
    expect(ids).toEqual(await labelledIds(still));
    expect(new Set(ids).size).toBe(ids.length);
    expect(errors).toEqual([]);
    if (path === '/visible') continue;
    await page.getByLabel('Inside an island').click();
    expect(await page.getByLabel('Inside an island').textContent()).toBe('11');
  }
});

/** Opens a path in a new page, and waits until nothing moves any more. */
async function open(path: string) {
  const page = await openPage();
  return { page, ...(await visit(page, path)) };
}

async function visit(page: Page, path: string) {
  const errors = pageErrors(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(site.at(path), { waitUntil: 'networkidle' });
  return { errors, fetched: () => requests };
}

function states(page: Page): Promise<(string | null)[]> {
  return page
    .locator('react-island')
    .evaluateAll((islands) => islands.map((island) => island.getAttribute('data-state')));
}

function labelledIds(page: Page): Promise<string[]> {
  return page
    .locator('react-island label')
    .evaluateAll((labels) =>
      labels.map((label) => `${label.getAttribute('for')} ${label.nextElementSibling?.id}`),
    );
}

/** The URL of React: by far the largest script. */
function react(): string {
  const scripts = dist.files().filter((file) => file.endsWith('.js'));
  const sized = scripts.map((file) => ({ file, size: dist.bytes(file).length }));
  const [largest] = sized.sort((a, b) => b.size - a.size);
  return `${inject('base')}${largest?.file}`;
}
