import { describe, expect, test } from 'vitest';
import { NOT_FOUND_MESSAGE } from '../../../scripts/shared/error-messages.ts';
import { goOffline } from '../../support/browser/prepare-page.ts';
import { arrive } from '../../support/visits/arrive.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

const OFFLINE = 'You are offline. You can keep reading.';
const WAITING = 'You are offline. If you wait, the page opens when you are back online.';

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
  test('is announced once, keeps a visit waiting, and opens its page when it is back, which ends the notice', async () => {
    const visitor = await arrive('/');
    expect(await visitor.page.locator('html').getAttribute('data-connection')).toBe('online');
    visitor.allowConsole(/ERR_INTERNET_DISCONNECTED/);
    const regainConnection = await loseConnection(visitor);
    expect(await visitor.notice.textContent()).toBe(OFFLINE);

    await visitor.visit(() => visitor.follow('/night'));
    expect(await visitor.shown()).toEqual(['/', 'Home']);
    expect(await visitor.notice.textContent()).toBe(WAITING);
    expect((await visitor.record()).announced).toEqual([OFFLINE, WAITING]);
    expect((await visitor.events())[1]).toMatch('fail /night: ');
    await visitor.visit(regainConnection);

    await expect.poll(() => visitor.address).toBe('/night');
    expect(await visitor.notice.textContent()).toBe('');
    expect(visitor.documents).toEqual(['/']);
    await visitor.visit(() => visitor.go(-1));
    expect(await visitor.shown()).toEqual(['/', 'Home']);

    // A step to a page that does not come is taken back, and becomes a new entry when it comes.
    const reconnect = await loseConnection(visitor);
    await visitor.visit(() => visitor.go(1));
    await expect.poll(() => visitor.shown()).toEqual(['/', 'Home']);
    await visitor.visit(reconnect);
    await expect.poll(() => visitor.shown()).toEqual(['/night', 'Night']);
    expect(await visitor.page.evaluate('navigation.currentEntry.index')).toBe(1);
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
