// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { HistoryChange } from '../../../../scripts/runtime/browser/history-entries.ts';
import { connectionError, json } from '../../../support/runtime/fake-network.ts';
import { visit } from '../../../support/runtime/open-page.ts';

/**
 * Visits `/guarded` from the home page; its middleware redirects to `target`. Everything is answered, the page `/b` in the
 * version of the site that has been deployed since, if there is one.
 */
async function visitGuarded(base: string, target: string, kind?: HistoryChange, version = 'v1') {
  const middleware = async () => ({
    linger: () => undefined,
    turnAway: () => ({ redirect: target }),
  });
  const { site, tab, answerAll } = await visit('/guarded', { kind, modules: { middleware }, base });
  await answerAll((method, url) =>
    url.includes('/b/payload')
      ? json({ ...site.payloadOf('/b'), version })
      : site.answer(method, url),
  );
  const { progress } = document.documentElement.dataset;
  return { shown: location.pathname, progress, ...tab.wantedLoad };
}

describe.each(['/', '/site/'])('below the base %s, a redirect', (base) => {
  test.each(['/b', '/b/', 'b'])('to the page %s shows it', async (target) => {
    const outcome = await visitGuarded(base, target);
    expect(outcome).toEqual({ shown: `${base}b`, progress: 'idle' });
  });

  test('to another site leaves this one; to a file, which may be a download, it ends the progress bar', async () => {
    for (const target of ['https://elsewhere.example/b', '//elsewhere.example/b']) {
      const { url } = await visitGuarded(base, target);
      expect(new URL(`${url}`).href).toMatch(/elsewhere\.example\/b$/);
    }
    const outcome = await visitGuarded(base, '/guide.pdf');
    expect(outcome).toMatchObject({ url: expect.stringMatching(/guide\.pdf$/), progress: 'idle' });
  });

  test.each([
    { kind: 'push', isNew: true },
    { kind: 'replace', isNew: false },
    { kind: 'history', isNew: false },
  ] as const)(
    'during a visit of the kind “$kind” leaves no history entry that leads back to it',
    async ({ kind, isNew }) => {
      expect((await visitGuarded(base, 'https://elsewhere.example/', kind)).isNew).toBe(isNew);
      const toNewVersion = await visitGuarded(base, '/b', kind, 'v2');
      expect(toNewVersion).toMatchObject({ url: expect.stringMatching(/\/b$/), isNew });
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
