// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import type { HistoryChange } from '../../../../scripts/runtime/browser/history-entries.ts';
import { connectionError, json } from '../../../support/runtime/fake-network.ts';
import { observePage } from '../../../support/runtime/observe-page.ts';
import { MANIFEST, pass, payloadOf, visit } from '../../../support/runtime/open-fake-page.ts';
import { settled } from '../../../support/runtime/runtime-window.ts';

/** On the home page, the layout is `default`. */
const DARK = '/dark/c';
const NEW = { version: 'v2' };

test.each([
  { part: 'manifest', kind: 'push' },
  { part: 'manifest', kind: 'step' },
  { part: 'payload', kind: 'push' },
  { part: 'payload', kind: 'step' },
] as const)(
  'a newer $part loads the page that was asked for, and no further part of it ($kind)',
  async ({ part, kind }) => {
    const { answer, answerWith, loaded, network } = await visit(DARK, {
      kind,
      leftAt: Date.now(),
    });
    if (part === 'payload') await answer(MANIFEST);
    await answerWith(NEW, part === 'payload' ? payloadOf(DARK) : MANIFEST);
    expect(loaded()).toBe(DARK);
    expect(network.requests).toHaveLength(part === 'payload' ? 2 : 1);
    expect(observePage()).toMatchObject({ heading: 'Page index', layout: 'default' });
  },
);

test('a newer manifest that no longer lists the path leaves it to the server', async () => {
  const { answerWith, loaded } = await visit('/a');
  await answerWith({ ...NEW, routes: {} }, MANIFEST);
  expect(loaded()).toBe('/a');
});

test('a newer manifest that comes late puts no newer layout around the older page', async () => {
  const { answerWith, loaded, network, site } = await visit(DARK);
  await pass(3000);
  network.find(`${DARK}.payload.json`).answer(json(site.payloadOf(DARK)));
  await settled();
  await answerWith(NEW, MANIFEST);
  expect(loaded()).toBe(DARK);
  expect(network.requests).not.toContain('/dark.json');
});

test('without an answer from the server, a newer version waits, and the page stays', async () => {
  const { answerWith, loaded } = await visit('/a');
  vi.stubGlobal('navigator', { onLine: false });
  await answerWith(NEW, MANIFEST);
  expect(loaded()).toBeUndefined();
  expect(observePage().notice).toMatch('You are offline. If you wait, the page opens');
});

test('a page load that led to the old document again is not repeated within a minute: the newer page is shown', async () => {
  const first = await visit('/a', { kind: 'replace' });
  await first.answerWith(NEW, MANIFEST);
  expect(first.loaded()).toBe('/a');

  const second = await visit('/a', { kind: 'replace', leftAt: Date.now() });
  await second.answerWith(NEW, MANIFEST);
  await second.answerWith(NEW, payloadOf('/a'));
  await pass(90);
  expect([second.loaded(), observePage().heading]).toEqual([undefined, 'Page a']);
});

test('even within a minute after a page load, no layout is put around a page of another version', async () => {
  const { answer, answerWith, loaded } = await visit(DARK, { kind: 'replace', leftAt: Date.now() });
  await answerWith(NEW, MANIFEST);
  await answer(payloadOf(DARK), '/errors.json');
  await pass(90);
  expect(loaded()).toBeUndefined();
  const heading = 'The layout dark did not load (another version)';
  expect(observePage()).toMatchObject({ heading, layout: 'default' });
});

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
  const swap = vi.fn();
  document.addEventListener('visit:swap', swap);
  await answerAll((url) =>
    url.includes('/b.payload') ? json({ ...site.payloadOf('/b'), version }) : site.answer(url),
  );
  const { progress } = document.documentElement.dataset;
  const shown = location.pathname + location.search + location.hash;
  const [swaps, entries] = [swap.mock.calls.length, tab.history.length];
  return { shown, progress, swaps, entries, ...tab.wantedLoad };
}

describe.each(['/', '/site/'])('below the base %s, a redirect', (base) => {
  test.each(['/b', '/b/', 'b', '/b/?a=1#part'])(
    'to the page %s shows it, once, and makes one history entry',
    async (target) => {
      const outcome = await visitGuarded(base, target);
      const shown = `${base}b${target.replace(/^.*b\/?/, '')}`;
      expect(outcome).toEqual({ shown, progress: 'idle', swaps: 1, entries: 2 });
    },
  );

  test('that leads back to itself ends on the error page', async () => {
    await visitGuarded(base, '/guarded');
    expect(observePage().heading).toBe('Too many redirects');
  });

  test.each(['http://[', 'https://'])(
    'to %s, which is no URL, ends on the error page',
    async (target) => {
      const { url } = await visitGuarded(base, target);
      expect([url, observePage().heading]).toEqual([undefined, expect.stringMatching(/URL/)]);
    },
  );

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
    { kind: 'step', isNew: false },
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
