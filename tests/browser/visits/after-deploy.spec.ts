import { describe, expect, test } from 'vitest';
import { arrive } from '../../support/visits/arrive.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

/** True if the page is from the build `redeployed`. */
const isNew = ({ page }: Visitor) =>
  page.locator('nav').evaluate((nav) => nav.getAttribute('aria-label') === 'Main, anew');

describe('after a deploy of another runtime', () => {
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

  test('a page that was prefetched before is still shown, and one that is prefetched afterwards fetches no older layout', async () => {
    const visitor = await arrive('/');
    await visitor.prefetch('/long');
    const layout = await visitor.layoutPath('dark');
    await visitor.site.deploy('redeployed');

    await visitor.visit('Long');
    expect(await visitor.heading()).toBe('Long');
    expect(visitor.documents).toEqual(['/']);
    await visitor.prefetch('/night');
    await visitor.load('Night');

    expect(visitor.asked(layout)).toBe(0);
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
