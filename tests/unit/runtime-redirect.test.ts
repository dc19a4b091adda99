// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { openPage } from '../support/runtime/open-page.ts';
import { settled } from '../support/runtime/runtime-window.ts';

/** Follows a link to `/guarded` from the home page; its middleware redirects to `target`. Everything is answered. */
async function visitGuarded(base: string, target: string) {
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
  const { startNotices } = await import('../../scripts/runtime/page/notices.ts');
  const { navigate } = await import('../../scripts/runtime/visit/navigate.ts');
  const { Visit } = await import('../../scripts/runtime/visit/visit.ts');
  startNotices();
  void navigate(new Visit(new URL(site.at('/guarded'), location.href), '/guarded', 'push'));
  await settled();
  while (network.pending.length > 0) {
    for (const { url, method, answer } of [...network.pending]) answer(site.answer(method, url));
    await settled();
  }
  return { shown: location.pathname, loaded: tab.wantedLoad?.url };
}

describe.each(['/', '/site/'])('below the base %s, a redirect', (base) => {
  test.each(['/b', '/b/', 'b'])('to the page %s shows it', async (target) => {
    expect(await visitGuarded(base, target)).toEqual({ shown: `${base}b`, loaded: undefined });
  });

  test.each(['https://elsewhere.example/b', '//elsewhere.example/b'])(
    'to %s leaves the site',
    async (target) => {
      const { loaded } = await visitGuarded(base, target);
      expect(new URL(`${loaded}`).href).toMatch(/elsewhere\.example\/b$/);
    },
  );
});
