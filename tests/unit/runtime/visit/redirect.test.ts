// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { HistoryChange } from '../../../../scripts/runtime/browser/history-entries.ts';
import { openPage } from '../../../support/runtime/open-page.ts';
import { settled } from '../../../support/runtime/runtime-window.ts';

/** Follows a link to `/guarded` from the home page; its middleware redirects to `target`. Everything is answered. */
async function visitGuarded(base: string, target: string, kind: HistoryChange = 'push') {
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
    for (const { url, method, answer } of [...network.pending]) answer(site.answer(method, url));
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
      expect((await visitGuarded(base, 'https://elsewhere.example/', kind)).isNew).toBe(isNew);
    },
  );
});
