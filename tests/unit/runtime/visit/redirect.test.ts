// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { HistoryChange } from '../../../../scripts/runtime/browser/history-entries.ts';
import { connectionError, json } from '../../../support/runtime/fake-network.ts';
import { visit } from '../../../support/runtime/open-page.ts';

interface Guarded {
  kind?: HistoryChange;
  /** The version of the site that has been deployed since; the one that runs by default. */
  version?: string;
}

/** Visits `/guarded` from the home page; its middleware redirects to `target`. Everything is answered. */
async function visitGuarded(base: string, target: string, { kind, version }: Guarded = {}) {
  const middleware = async () => ({
    linger: () => undefined,
    turnAway: () => ({ redirect: target }),
  });
  const page = await visit('/guarded', { kind, modules: { middleware }, base });
  const { site, tab } = page;
  await page.answerAll((method, url) => {
    const isNew = version && url.includes('/b/payload');
    return isNew ? json({ ...site.payloadOf('/b'), version }) : site.answer(method, url);
  });
  const { progress } = document.documentElement.dataset;
  const { url: loaded, isNew } = tab.wantedLoad ?? {};
  return { shown: location.pathname, loaded, isNew, progress };
}

describe.each(['/', '/site/'])('below the base %s, a redirect', (base) => {
  test.each(['/b', '/b/', 'b'])('to the page %s shows it', async (target) => {
    const outcome = await visitGuarded(base, target);
    expect(outcome).toMatchObject({ shown: `${base}b`, loaded: undefined });
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
    expect([loaded, progress]).toEqual([expect.stringContaining('guide.pdf'), 'idle']);
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
  const { answerAll, retryVisit, tab } = await visit('/b', { kind: 'replace' });
  await answerAll(connectionError);
  expect([location.pathname, tab.wantedLoad]).toEqual(['/', undefined]);

  retryVisit();
  await answerAll();
  expect([location.pathname, tab.history.length]).toEqual(['/b', 1]);
});
