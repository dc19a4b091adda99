import { describe, expect, onTestFinished, test } from 'vitest';
import { NOT_FOUND_MESSAGE } from '../../../scripts/shared/error-messages.ts';
import { serveVisits } from '../../support/visits/serve-visits.ts';
import { setupVisits } from '../../support/visits/setup-visits.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

const arrive = setupVisits();

const QUICK = '/quick/payload.json';

/** The browser's own messages about a part that a test has broken. */
const NOISE = [/status of \d+/, /ERR_(ABORTED|CONTENT_LENGTH_MISMATCH|EMPTY_RESPONSE)/];

test('a layout that fails causes one page load; after that, the error page is shown in the layout that is there', async () => {
  const visitor = await arrive('/');
  visitor.allowConsole(...NOISE);
  visitor.expectConsole(/^console error: \/assets\/layout-dark-\w+\.json did not load \(500\)/);
  visitor.site.answer(await visitor.layoutPath('dark'), { status: 500 });
  await visitor.load('Night');
  expect(await visitor.page.locator('footer').textContent()).toBe('The dark layout');
  await visitor.visit('Home');

  await visitor.visit('Guarded at night');

  expect(await visitor.heading()).toMatch(/layout-dark-\w+\.json did not load \(500\)$/);
  expect(await visitor.page.locator('html').getAttribute('data-layout')).toBe('default');
  expect(await visitor.page.locator('footer').textContent()).toBe('The default layout');
  expect(visitor.documents).toEqual(['/', '/night']);
});

test('going back to a page whose payload fails causes one page load, and not one after the other', async () => {
  const visitor = await arrive('/');
  visitor.allowConsole(...NOISE, /did not load/);
  await visitor.visit('Long');
  await visitor.visit('Night');
  visitor.site.answer('/long/payload.json', { status: 500 });

  await visitor.load(() => visitor.go(-1));

  expect([visitor.address, await visitor.heading()]).toEqual(['/long', 'Long']);
  expect(visitor.documents).toEqual(['/', '/long']);
});

describe('without a manifest', () => {
  async function arriveWithoutManifest(from: string): Promise<Visitor> {
    const visitor = await arrive(from);
    visitor.allowConsole(...NOISE);
    visitor.site.answer('/manifest.json', { status: 500 });
    return visitor;
  }

  test('a page whose payload does not come is loaded by the browser, each time', async () => {
    const visitor = await arriveWithoutManifest('/');
    await visitor.addToPage('<a href="/no/such">Go</a>');
    await visitor.load('Go');
    expect(await visitor.heading()).toBe(NOT_FOUND_MESSAGE);

    visitor.site.answer(QUICK, { type: 'text/html', body: '<h1>' });
    await visitor.load('Quick');

    expect([visitor.address, await visitor.heading()]).toEqual(['/quick', 'Quick']);
    expect(visitor.documents).toEqual(['/', '/no/such', '/quick']);
  });

  test('the next visit asks for it again', async () => {
    const visitor = await arriveWithoutManifest('/');
    await visitor.visit('Long');
    visitor.site.heal('/manifest.json');
    visitor.expectConsole(/^console error: Route \/no\/such is not pre-rendered/);
    await visitor.addToPage('<a href="/no/such">Go</a>');

    await visitor.visit('Go');

    expect(await visitor.heading()).toBe(NOT_FOUND_MESSAGE);
    expect(visitor.documents).toEqual(['/']);
  });
});

describe('on a host that redirects every request to another origin', () => {
  test.each([
    { manifest: 'is known', isKnown: true },
    { manifest: 'is not known', isKnown: false },
  ])('a click follows the redirect, where the manifest $manifest', async ({ isKnown }) => {
    const visitor = await arrive('/');
    // The policy allows no requests to others; what is prefetched fails, too, before or after the page is left.
    visitor.allowConsole(...NOISE, /Content Security Policy|\(csp\)|ERR_FAILED/);
    const { page, site } = visitor;
    const other = await serveVisits('first');
    onTestFinished(() => other.close());
    if (isKnown) await visitor.visit('Quick');
    site.moveTo(other.origin);

    await visitor.load('Long');

    expect([page.url(), await visitor.heading()]).toEqual([`${other.origin}/long`, 'Long']);
  });
});
