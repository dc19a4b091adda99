import { expect, onTestFinished, test } from 'vitest';
import { NOT_FOUND_MESSAGE } from '../../../scripts/shared/error-messages.ts';
import { serveVisits } from '../../support/visits/serve-visits.ts';
import { setupVisits } from '../../support/visits/setup-visits.ts';
import { arriveInStillTime } from '../../support/visits/still-time.ts';

const arrive = setupVisits();

/** The browser's own messages about a part that a test has broken. */
const NOISE = [/status of \d+/, /ERR_(ABORTED|CONTENT_LENGTH_MISMATCH|EMPTY_RESPONSE)/];

test('a part that does not answer is announced with a plain link that loads the page', async () => {
  const visitor = await arriveInStillTime(arrive, '/');
  visitor.allowConsole(...NOISE);
  const payload = visitor.site.hold('/long/payload.json');
  await visitor.follow('/long');
  await payload.asked;
  await visitor.page.clock.runFor(3000);

  await visitor.load(() => visitor.notice.getByRole('link').click());

  expect(await visitor.shown()).toEqual(['/long', 'Long']);
  expect(visitor.documents).toEqual(['/', '/long']);
});

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

test('without a manifest, a page whose payload does not come is loaded by the browser, each time', async () => {
  const visitor = await arrive('/');
  visitor.allowConsole(...NOISE);
  visitor.site.answer('/manifest.json', { status: 500 });
  await visitor.addToPage('<a href="/no/such">Go</a>');
  await visitor.load('Go');
  expect(await visitor.heading()).toBe(NOT_FOUND_MESSAGE);

  visitor.site.answer('/quick/payload.json', { type: 'text/html', body: '<h1>' });
  await visitor.load('Quick');

  expect(await visitor.shown()).toEqual(['/quick', 'Quick']);
  expect(visitor.documents).toEqual(['/', '/no/such', '/quick']);
});

test.each(['is known', 'is not known'])(
  'on a host that redirects every request to another origin, a click follows the redirect, where the manifest %s',
  async (manifest) => {
    const visitor = await arrive('/');
    // The policy allows no requests to others; what is prefetched fails, too, before or after the page is left.
    visitor.allowConsole(...NOISE, /Content Security Policy|\(csp\)|ERR_FAILED/);
    const other = await serveVisits('first');
    onTestFinished(() => other.close());
    if (manifest === 'is known') await visitor.visit('Quick');
    visitor.site.moveTo(other.origin);

    await visitor.load('Long');

    expect(visitor.page.url()).toBe(`${other.origin}/long`);
    expect(await visitor.heading()).toBe('Long');
  },
);
