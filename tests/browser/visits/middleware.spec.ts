import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { MiddlewareVisit } from '../../../scripts/shared/contracts.ts';
import { arrive } from '../../support/visits/arrive.ts';

/** Replaces the guard of the guarded pages in each document; its source is sent to the browser. */
type Guard = (visit: MiddlewareVisit) => unknown;

const guardedBy = (guard: Guard) => (page: Page) =>
  page.addInitScript(`globalThis.guard = ${guard.toString()}`);

describe('middleware', () => {
  test('is fetched by the first page that names it, runs in order on a visit and on a first load, and is told where from and where to', async () => {
    const visitor = await arrive('/long', {
      prepare: guardedBy(({ from, to }) => {
        const { dataset } = document.documentElement;
        dataset.guard = `after ${dataset.trace}: ${from} to ${to}`;
      }),
    });
    const html = visitor.page.locator('html');
    const scripts = () => visitor.site.requests.filter((path) => /middleware/.test(path));
    await visitor.visit('Home');
    await visitor.visit('Long');
    expect(scripts()).toEqual([]);

    await visitor.visit('Guarded');
    expect(scripts()).toHaveLength(1);
    expect(await html.getAttribute('data-guard')).toBe(
      'after /long to /guarded: A guarded page, default: /long to /guarded',
    );
    await visitor.load(() => visitor.page.reload());

    await visitor.page.waitForSelector('[data-guard]');
    expect(await html.getAttribute('data-guard')).toBe(
      'after null to /guarded: A guarded page, default: null to /guarded',
    );
    expect(await visitor.events()).toEqual([]);
  });

  test('is told the address of an error page, if that was the first page', async () => {
    const visitor = await arrive('/no/such/page', {
      prepare: guardedBy(({ from, to }) => {
        document.documentElement.dataset.guard = `${from} to ${to}`;
      }),
    });
    visitor.expectConsole(/404/);

    await visitor.visit('Guarded');

    expect(await visitor.page.locator('html').getAttribute('data-guard')).toBe(
      '/no/such/page to /guarded',
    );
  });

  test('that is slow on a first load may still redirect after a click on the page', async () => {
    const visitor = await arrive('/guarded', {
      prepare: guardedBy(({ to }) =>
        new Promise((resolve) => {
          Object.assign(window, { decide: resolve });
        }).then((answer) => (to === '/guarded' ? answer : undefined)),
      ),
    });
    await visitor.page.waitForFunction(() => 'decide' in window);
    await visitor.addToPage('<a href="#nowhere">Here</a>');
    await visitor.click('Here');

    await visitor.visit(async () => {
      await visitor.page.evaluate(() => {
        Object(window).decide({ redirect: '/long' });
      });
    });

    expect(await visitor.shown()).toEqual(['/long', 'Long']);
  });
});

test('middleware that does not load causes one more page load of a first page, not one after the other; then the error page says so', async () => {
  const visitor = await arrive('/', {
    prepare: (page) => page.route(/\/middleware-/, (route) => route.fulfill({ status: 500 })),
  });
  visitor.expectConsole(/^console error: The middleware did not load/);
  visitor.allowConsole(/status of 500/, /ERR_ABORTED/);

  await visitor.page.goto(`${visitor.site.origin}/guarded`);

  await visitor.page.getByRole('heading', { name: /^The middleware did not load/ }).waitFor();
  expect(visitor.address).toBe('/guarded');
  expect(visitor.documents).toEqual(['/', '/guarded', '/guarded']);
  await visitor.visit('Quick');
  expect(await visitor.heading()).toBe('Quick');
});

test('a redirect of a first load replaces its history entry', async () => {
  const visitor = await arrive('/', { prepare: guardedBy(() => ({ redirect: '/long' })) });
  await visitor.open('/guarded');

  await visitor.page.waitForFunction(() => window.visits.ends === 1);
  expect(await visitor.shown()).toEqual(['/long', 'Long']);
  await visitor.load(() => visitor.go(-1));

  await expect.poll(() => visitor.address).toBe('/');
});
