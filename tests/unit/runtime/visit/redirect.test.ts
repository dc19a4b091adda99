// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import type { HistoryChange } from '../../../../scripts/runtime/browser/history-entries.ts';
import { type Answer, connectionError, json } from '../../../support/runtime/fake-network.ts';
import { openPage } from '../../../support/runtime/open-page.ts';
import { settled } from '../../../support/runtime/runtime-window.ts';

interface Guarded {
  kind?: HistoryChange;
  /** The version of the site that has been deployed since; the one that runs by default. */
  version?: string;
}

/** Visits `/guarded` from the home page; its middleware redirects to `target`. Everything is answered. */
async function visitGuarded(base: string, target: string, options: Guarded = {}) {
  const { kind = 'push', version } = options;
  const { network, site, tab } = openPage(
    '/',
    {
      middleware: async () => ({
        linger: () => undefined,
        turnAway: () => ({ redirect: target }),
      }),
    },
    base,
  );
  const { startNotices } = await import('../../../../scripts/runtime/page/notices.ts');
  const { navigate } = await import('../../../../scripts/runtime/visit/navigate.ts');
  const { newVisit } = await import('../../../../scripts/runtime/visit/visit.ts');
  startNotices();
  void navigate(newVisit(new URL(site.at('/guarded'), location.href), '/guarded', kind));
  await settled();
  while (network.pending.length > 0) {
    for (const { url, method, answer } of [...network.pending]) {
      const isNew = version && url.includes('/b/payload');
      answer(isNew ? json({ ...site.payloadOf('/b'), version }) : site.answer(method, url));
    }
    await settled();
  }
  const { progress } = document.documentElement.dataset;
  return {
    shown: location.pathname,
    loaded: tab.wantedLoad?.url,
    isNew: tab.wantedLoad?.isNew,
    progress,
  };
}

describe.each(['/', '/site/'])('below the base %s, a redirect', (base) => {
  test.each(['/b', '/b/', 'b'])('to the page %s shows it', async (target) => {
    expect(await visitGuarded(base, target)).toMatchObject({
      shown: `${base}b`,
      loaded: undefined,
    });
  });

  test.each(['https://elsewhere.example/b', '//elsewhere.example/b'])(
    'to %s leaves the site',
    async (target) => {
      const { loaded } = await visitGuarded(base, target);
      expect(new URL(`${loaded}`).href).toMatch(/elsewhere\.example\/b$/);
    },
  );

  test('to a file, which may be a download, ends the progress bar', async () => {
    const { loaded, progress } = await visitGuarded(base, '/guide.pdf');
    expect(loaded).toMatch('guide.pdf');
    expect(progress).toBe('idle');
  });

  test.each([
    { kind: 'push', isNew: true },
    { kind: 'replace', isNew: false },
    { kind: 'history', isNew: false },
  ] as const)(
    'during a visit of the kind “$kind” leaves no history entry that leads back to it',
    async ({ kind, isNew }) => {
      const target = 'https://elsewhere.example/';
      expect((await visitGuarded(base, target, { kind })).isNew).toBe(isNew);
      const toNewVersion = await visitGuarded(base, '/b', { kind, version: 'v2' });
      expect(toNewVersion).toMatchObject({ loaded: expect.stringMatching(/\/b$/), isNew });
    },
  );
});

test('a visit that takes the entry of the first load still does so after it failed for lack of a connection', async () => {
  const { network, site, tab } = openPage('/');
  const { startNotices } = await import('../../../../scripts/runtime/page/notices.ts');
  const { navigate, retryVisit } = await import('../../../../scripts/runtime/visit/navigate.ts');
  const { newVisit } = await import('../../../../scripts/runtime/visit/visit.ts');
  const answerAll = async (answer: (method: string, url: string) => Answer) => {
    await settled();
    while (network.pending.length > 0) {
      for (const request of [...network.pending]) {
        request.answer(answer(request.method, request.url));
      }
      await settled();
    }
    await vi.advanceTimersByTimeAsync(90);
  };
  startNotices();
  void navigate(newVisit(new URL('/b', location.href), '/b', 'replace'));
  await answerAll(connectionError);
  expect([location.pathname, tab.wantedLoad]).toEqual(['/', undefined]);

  retryVisit();
  await answerAll(site.answer);
  expect([location.pathname, tab.history.length]).toEqual(['/b', 1]);
});
