import { describe, expect, test } from 'vitest';
import { NOT_FOUND_MESSAGE } from '../../../scripts/shared/error-messages.ts';
import type { VisitsServer } from '../../support/visits/serve-visits.ts';
import { setupVisits } from '../../support/visits/setup-visits.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

const openVisitor = setupVisits();

/** Opens a page. The page load that follows may abort what this page fetches when it is idle. */
async function arrive(path: string): Promise<Visitor> {
  const visitor = await openVisitor(path);
  visitor.allowConsole(/ERR_ABORTED/);
  return visitor;
}

const documentOf = async (site: VisitsServer, path: string) =>
  (await fetch(site.origin + path)).text();

const headingOf = ({ page }: Visitor) => page.locator('h1').first().textContent();

describe('a document that is cut short', () => {
  // Chromium says that an element that it has waited for has not come.
  const CUT = /<link rel=expect/;

  test.each([
    { where: 'in its words', end: '<p' },
    { where: 'in front of its state', end: '<script type="application/json"' },
    { where: 'in its state', end: '"layout":' },
  ])('$where is loaded once more, and can still be read and left', async ({ end }) => {
    const visitor = await arrive('/');
    visitor.allowConsole(CUT);
    const { page, site } = visitor;
    const html = await documentOf(site, '/long');
    const body = html.slice(0, html.indexOf(end, html.indexOf('<h1')));
    site.answer('/long', { type: 'text/html', body });

    await page.goto(`${site.origin}/long`);
    await expect.poll(() => visitor.documents).toEqual(['/', '/long', '/long']);
    await page.waitForLoadState('networkidle');

    expect(await headingOf(visitor)).toBe('Long');
    await visitor.load('Quick');
    expect(visitor.documents).toEqual(['/', '/long', '/long', '/quick']);
  });

  test('is complete after a reload, if that delivers it whole', async () => {
    const visitor = await arrive('/');
    visitor.allowConsole(CUT);
    const { page, site } = visitor;
    const html = await documentOf(site, '/long');
    let times = 0;
    await page.route('**/long', (route) =>
      times++ === 0
        ? route.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf('</h1>')) })
        : route.continue(),
    );

    await page.goto(`${site.origin}/long`);
    await visitor.awake();
    await visitor.visit('Quick');

    expect(visitor.documents).toEqual(['/', '/long', '/long']);
  });
});

test.each([
  { what: 'with percent signs', path: '/%71uick' },
  { what: 'in capitals, on a host that ignores case,', path: '/Quick' },
])(
  'a page that is opened at an address $what gets its own address, which a step back finds',
  async ({ path }) => {
    const visitor = await arrive('/');
    visitor.site.answer(path, {
      type: 'text/html',
      body: await documentOf(visitor.site, '/quick'),
    });

    await visitor.open(path);
    await visitor.addToPage('<a href="#page">Start</a>');
    await visitor.click('Start');

    await expect.poll(() => visitor.address).toBe('/quick#page');
    expect(await visitor.heading()).toBe('Quick');
    expect((await visitor.record()).events).toEqual([]);
    await visitor.visit('Long');
    await visitor.page.goBack();
    await expect.poll(() => visitor.heading()).toBe('Quick');
    expect(visitor.documents).toEqual(['/', path]);
  },
);

test('links to places on an error page only scroll', async () => {
  const path = '/old.php';
  const visitor = await arrive('/');
  visitor.expectConsole(/status of 404/);
  await visitor.open(path);
  await visitor.addToPage('<a href="#page">Start</a>');
  await visitor.click('Start');

  await expect.poll(() => visitor.address).toBe(`${path}#page`);
  await visitor.go(-1);
  await expect.poll(() => visitor.address).toBe(path);
  expect((await visitor.record()).events).toEqual([]);
  await visitor.visit('Long');
  expect(visitor.documents).toEqual(['/', path]);
});

describe('where a host answers with the home page', () => {
  const answerWithHome = async (site: VisitsServer, ...paths: string[]) => {
    const body = await documentOf(site, '/');
    for (const path of paths) site.answer(path, { type: 'text/html', body });
  };

  test.each(['/no/such', '/100%'])('the unknown address %s shows the 404 page', async (path) => {
    const visitor = await arrive('/');
    visitor.expectConsole(/^console error: Route \/\S+ is not pre-rendered/);
    await answerWithHome(visitor.site, path);

    await visitor.open(path);
    await visitor.page.getByRole('heading', { name: NOT_FOUND_MESSAGE }).waitFor();

    expect(visitor.address).toBe(path);
    expect((await visitor.record()).events).toContain(
      `fail ${path}: Route ${path} is not pre-rendered`,
    );
    await visitor.page.waitForFunction(() => window.visits.ends === 1);
    await visitor.visit('Quick');
    expect(await visitor.heading()).toBe('Quick');
  });

  test('the address of another page shows that page', async () => {
    const visitor = await arrive('/');
    await answerWithHome(visitor.site, '/long');

    await visitor.open('/long');
    await visitor.page.getByRole('heading', { name: 'Long', exact: true }).waitFor();

    expect(visitor.address).toBe('/long');
    expect(visitor.documents).toEqual(['/', '/long']);
  });

  test('for every file, nobody can tell what is right: the page stays, and its links are the browser’s', async () => {
    const visitor = await arrive('/');
    const { site } = visitor;
    await answerWithHome(site, '/long', '/long/payload.json', '/manifest.json');

    await visitor.open('/long');
    await visitor.load('Quick');

    expect([visitor.address, await visitor.heading()]).toEqual(['/quick', 'Quick']);
    expect((await visitor.record()).events).toEqual([]);
    expect(visitor.documents).toEqual(['/', '/long', '/quick']);
  });
});

test.each([
  { where: 'behind a proxy', path: '/proxy', query: '?u=https%3A%2F%2Fvisits.example%2Fislands' },
  { where: 'in a preview folder', path: '/preview/7/islands', query: '' },
  { where: 'in an archive', path: '/web/2026/https://visits.example/islands', query: '' },
])(
  'a copy of a page $where stays as it was served, alive, and its links and steps back are the browser’s',
  async ({ path, query }) => {
    const visitor = await arrive('/');
    const { page, site } = visitor;
    site.answer(path, { type: 'text/html', body: await documentOf(site, '/islands') });

    await visitor.open(path + query);
    await page.getByRole('button', { name: 'Pressed' }).click();
    await page.getByText('Pressed: 1').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(() => {
      location.hash = 'islands';
    });
    await page.goBack();

    expect([visitor.address, await visitor.heading()]).toEqual([path + query, 'Islands']);
    await page.getByText('Pressed: 1').waitFor();
    await visitor.load('Quick');
    expect(visitor.documents).toEqual(['/', path + query, '/quick']);
    await visitor.load(() => visitor.go(-1));
    expect(await visitor.heading()).toBe('Islands');
  },
);
