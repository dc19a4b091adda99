// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../support/runtime/open-page.ts';
import { openDocument } from '../../../support/runtime/runtime-window.ts';

const here = new URL('http://localhost:3000/a');
const there = new URL('http://localhost:3000/b');

const load = () => import('../../../../scripts/runtime/browser/page-loads.ts');

test('after a failed part, the page is loaded at most once a minute, on any page, also across page loads', async () => {
  const { site } = openPage('/a');
  const again = () => {
    openDocument(site.documentOf('/a'));
    return load();
  };
  const { claimPageLoad } = await load();
  expect([claimPageLoad(there), claimPageLoad(there)]).toEqual([true, false]);
  vi.advanceTimersByTime(59_999);
  expect(claimPageLoad(here)).toBe(false);
  expect((await again()).claimPageLoad(here)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(claimPageLoad(here)).toBe(true);
});

test('where storage is denied, only another page is loaded after a failed part, since this one might reload for ever', async () => {
  openPage('/a');
  const denied = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied });
  const { claimPageLoad } = await load();
  expect([claimPageLoad(there), claimPageLoad(there)]).toEqual([true, false]);
  vi.advanceTimersByTime(60_000);
  expect(claimPageLoad(here)).toBe(false);
});

test.each(['', 'null', 'soon', '{}', '9e15'])(
  'after a failed part, the page is loaded even if the stored time of the last load is "%s"',
  async (memory) => {
    openPage('/a');
    sessionStorage.setItem('pointwork-reload', memory);
    expect((await load()).claimPageLoad(there)).toBe(true);
  },
);

test.each([
  // What a redirect that is not followed looks like, wherever it leads.
  { status: 0, isThere: true },
  { status: 404, isThere: true },
  // A proxy answers that the server is not there.
  { status: 502, isThere: false },
])('a server that answers $status can be reached: $isThere', async ({ status, isThere }) => {
  const { network } = openPage('/a');
  const { isReachable } = await import('../../../../scripts/runtime/browser/connection.ts');
  const answer = isReachable(there);
  const request = network.find('/b');
  request.answer({ status, body: '' });
  expect([await answer, request.redirect]).toEqual([isThere, 'manual']);
});

test.each([
  { to: '/b', kind: 'push', isNew: true, entries: 1 },
  { to: '/b', kind: 'replace', isNew: false, entries: 1 },
  { to: '/a', kind: 'push', isNew: false, entries: 1 },
  // Not even if the address differs only in its fragment does the browser stay.
  { to: '/a#part', kind: 'push', isNew: false, entries: 2 },
  { to: '/a#part', kind: 'replace', isNew: false, entries: 1 },
] as const)(
  'leaving a page for $to by a full page load ($kind) adds an entry only for another address',
  async ({ to, kind, isNew, entries }) => {
    const { tab } = openPage('/a');
    const { href } = new URL(to, here);
    (await load()).loadFullPage(new URL(href), kind);
    expect([tab.wantedLoad, tab.history.length]).toEqual([{ url: href, isNew }, entries]);
  },
);
