import { expect, test } from 'vitest';
import { arrive } from '../../support/visits/arrive.ts';
import type { VisitsServer } from '../../support/visits/serve-visits.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

/** Opens a page. The page load that follows may abort what this page fetches when it is idle. */
async function open(path: string): Promise<Visitor> {
  const visitor = await arrive(path);
  visitor.allowConsole(/ERR_ABORTED/);
  return visitor;
}

const documentOf = async (site: VisitsServer, path: string) =>
  (await fetch(site.origin + path)).text();

const headingOf = ({ page }: Visitor) => page.locator('h1').first().textContent();

test.each([
  { where: 'in its words', end: '<p' },
  { where: 'in its state', end: '"layout":' },
])(
  'a document that is cut short $where is loaded once more, and can still be read and left',
  async ({ end }) => {
    const visitor = await open('/');
    // Chromium says that an element that it has waited for has not come.
    visitor.allowConsole(/<link rel=expect/);
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
  },
);

test('links to places on an error page only scroll', async () => {
  const path = '/old.php';
  const visitor = await open('/');
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
