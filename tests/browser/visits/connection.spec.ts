import { describe, expect, test } from 'vitest';
import { NOT_FOUND_MESSAGE } from '../../../scripts/shared/error-messages.ts';
import { goOffline } from '../../support/browser/go-offline.ts';
import { setupVisits } from '../../support/visits/setup-visits.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

const arrive = setupVisits();

const OFFLINE = 'You are offline. You can keep reading.';
const WAITING = 'You are offline. The page opens when you are back online.';

/** @returns what brings the connection back. */
async function loseConnection({ page }: Visitor): Promise<() => Promise<void>> {
  const goOnline = await goOffline(page);
  await page.waitForSelector('[data-connection=offline]', { state: 'attached' });
  return async () => {
    await goOnline();
    await page.waitForSelector('[data-connection=online]', { state: 'attached' });
  };
}

describe('a connection that is lost', () => {
  test('is announced once, and the notice goes when it is back', async () => {
    const visitor = await arrive('/');
    expect(await visitor.page.locator('html').getAttribute('data-connection')).toBe('online');

    const regainConnection = await loseConnection(visitor);
    expect(await visitor.notice.textContent()).toBe(OFFLINE);
    expect((await visitor.record()).announced).toEqual([OFFLINE]);
    await regainConnection();

    expect(await visitor.notice.textContent()).toBe('');
    expect((await visitor.record()).announced).toEqual([OFFLINE]);
  });

  test.each([
    { from: '/', link: 'Night', to: '/night' },
    { from: '/night', link: 'Keep', to: '/keep' },
  ])('keeps a visit from $from to $to waiting, and opens the page when it is back', async (row) => {
    const visitor = await arrive(row.from);
    const heading = await visitor.heading();
    visitor.allowConsole(/ERR_INTERNET_DISCONNECTED/);
    const regainConnection = await loseConnection(visitor);

    await visitor.visit(row.link);
    expect(await visitor.shown()).toEqual([row.from, heading]);
    expect(await visitor.notice.textContent()).toBe(WAITING);
    expect((await visitor.record()).announced).toEqual([OFFLINE, WAITING]);
    expect((await visitor.events())[1]).toMatch(`fail ${row.to}: `);
    await visitor.visit(regainConnection);

    await expect.poll(() => visitor.address).toBe(row.to);
    expect(await visitor.notice.textContent()).toBe('');
    expect(visitor.documents).toEqual([row.from]);
    await visitor.visit(() => visitor.go(-1));
    expect(await visitor.shown()).toEqual([row.from, heading]);
  });

  test('keeps visitors who go back where they were, until it is back', async () => {
    const visitor = await arrive('/');
    await visitor.visit('Quick');
    await visitor.visit('Night');
    visitor.allowConsole(/ERR_INTERNET_DISCONNECTED/);
    const regainConnection = await loseConnection(visitor);

    await visitor.visit(() => visitor.go(-1));
    await visitor.page.waitForURL('**/night');
    expect(await visitor.heading()).toBe('Night');
    expect(await visitor.notice.textContent()).toBe(WAITING);
    await visitor.visit(regainConnection);

    expect(await visitor.shown()).toEqual(['/quick', 'Quick']);
    expect(visitor.documents).toEqual(['/']);
  });

  test('still shows prefetched pages, and the error page', async () => {
    const visitor = await arrive('/');
    await visitor.prefetch('/long');
    await expect.poll(() => visitor.site.requests.join()).toContain('/errors-');
    visitor.allowConsole(/ERR_INTERNET_DISCONNECTED/);
    visitor.expectConsole(new RegExp(`^console error: ${NOT_FOUND_MESSAGE}`));
    await loseConnection(visitor);

    await visitor.visit('Long');
    expect(await visitor.shown()).toEqual(['/long', 'Long']);
    await visitor.visit('Closed');

    expect(await visitor.shown()).toEqual(['/closed', NOT_FOUND_MESSAGE]);
  });
});
