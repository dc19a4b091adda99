import { describe, expect, test } from 'vitest';
import { goOffline } from '../../support/browser/go-offline.ts';
import { setupVisits } from '../../support/visits/setup-visits.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

const arrive = setupVisits();

/** True if the page is from the build `redeployed`. */
const isNew = ({ page }: Visitor) =>
  page.locator('nav').evaluate((nav) => nav.getAttribute('aria-label') === 'Main, anew');

describe('after a deploy of another runtime', () => {
  test('a click loads the page that was asked for, once, at its whole address, and visits go on from there', async () => {
    const visitor = await arrive('/');
    await visitor.visit('Quick');
    await visitor.addToPage('<a href="/long?a=1#end">Go</a>');
    await visitor.site.deploy('redeployed');

    await visitor.load('Go');

    await expect.poll(() => visitor.address).toBe('/long?a=1#end');
    expect(await visitor.scrollY()).toBeGreaterThan(0);
    expect(await visitor.heading()).toBe('Long');
    expect(await isNew(visitor)).toBe(true);
    await visitor.visit('Night');
    await visitor.visit('Home');
    expect(visitor.documents).toEqual(['/', '/long?a=1']);
  });

  test('going back loads the previous page, at its scroll position', async () => {
    const visitor = await arrive('/');
    await visitor.visit('Long');
    await visitor.page.evaluate(() => scrollTo(0, 900));
    await visitor.visit('Night');
    await visitor.site.deploy('redeployed');

    // The old layout is asked for if no prefetch has brought it before the deploy.
    visitor.allowConsole(/404.*\/layout-default-/);
    await visitor.load(() => visitor.go(-1));

    expect(await visitor.shown()).toEqual(['/long', 'Long']);
    expect(await isNew(visitor)).toBe(true);
    expect(await visitor.scrollY()).toBe(900);
    await visitor.visit(() => visitor.go(-1));
    expect(await visitor.shown()).toEqual(['/', 'Home']);
    await visitor.visit(() => visitor.go(2));
    expect(await visitor.shown()).toEqual(['/night', 'Night']);
  });

  test('a prefetched page is still shown: it belongs to the running version', async () => {
    const visitor = await arrive('/');
    await visitor.prefetch('/long');
    await visitor.site.deploy('redeployed');

    await visitor.visit('Long');
    expect(await visitor.heading()).toBe('Long');
    expect(visitor.documents).toEqual(['/']);
    await visitor.load('Quick');

    expect(await isNew(visitor)).toBe(true);
  });

  test('a page that is prefetched from the newer version fetches no layout of the older one', async () => {
    const visitor = await arrive('/');
    await visitor.visit('Quick');
    const layout = await visitor.layoutPath('dark');
    await visitor.site.deploy('redeployed');
    const payload = visitor.site.hold('/night/payload.json');

    await visitor.touch('/night');
    await payload.asked;
    payload.release();

    await visitor.load('Night');
    expect(visitor.asked(layout)).toBe(0);
    expect(await isNew(visitor)).toBe(true);
  });

  test('that came between a payload and its island, the page is loaded anew, and the island works', async () => {
    const visitor = await arrive('/');
    visitor.expectConsole(/^console error: The island .* failed/);
    visitor.allowConsole(/status of 404/, /ERR_ABORTED/);
    const payload = visitor.site.hold('/islands/payload.json');
    await visitor.page.evaluate(() => {
      document.addEventListener('visit:swap', () => {
        document.querySelector('react-island')?.setAttribute('module', '/assets/gone.js');
      });
    });
    await visitor.click('Islands');
    await payload.asked;

    await visitor.load(async () => payload.release());

    await visitor.page.getByRole('button', { name: 'Pressed' }).click();
    await visitor.page.getByText('Pressed: 1').waitFor();
    expect(visitor.documents).toEqual(['/', '/islands']);
  });

  test('that came while the visitor was offline, the visit that waits loads the new page', async () => {
    const visitor = await arrive('/');
    const { page } = visitor;
    visitor.allowConsole(/ERR_INTERNET_DISCONNECTED/);
    const goOnline = await goOffline(page);
    await visitor.visit('Long');
    expect(await visitor.shown()).toEqual(['/', 'Home']);
    await visitor.site.deploy('redeployed');

    await visitor.load(goOnline);

    expect(await visitor.shown()).toEqual(['/long', 'Long']);
    expect(await isNew(visitor)).toBe(true);
  });
});

test('after a deploy that changes only text, a visit and a step back show the newer page', async () => {
  const visitor = await arrive('/long');
  await visitor.visit('Home');
  await visitor.site.deploy('edited');

  await visitor.visit('Long');
  expect(await visitor.heading()).toBe('Longer');
  await visitor.visit('Home');
  await visitor.visit(() => visitor.go(-3));

  expect(await visitor.heading()).toBe('Longer');
  expect(visitor.documents).toEqual(['/long']);
});
