// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { openPage } from '../../../support/runtime/open-page.ts';
import { openDocument } from '../../../support/runtime/runtime-window.ts';

const here = new URL('http://localhost:3000/a');
const there = new URL('http://localhost:3000/b');

async function open() {
  const page = openPage('/a');
  const load = () => import('../../../../scripts/runtime/browser/page-loads.ts');
  const again = () => {
    openDocument(page.site.documentOf('/a'));
    return load();
  };
  return { ...page, ...(await load()), again };
}

function denyStorage(): void {
  const denied = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied });
}

describe('after a failed part, the page is loaded', () => {
  test('at most once a minute, on any page', async () => {
    const { claimPageLoad } = await open();
    expect(claimPageLoad(there)).toBe(true);
    expect(claimPageLoad(there)).toBe(false);
    vi.advanceTimersByTime(59_999);
    expect(claimPageLoad(here)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(claimPageLoad(here)).toBe(true);
  });

  test('at most once a minute across page loads', async () => {
    const { claimPageLoad, again } = await open();
    expect(claimPageLoad(here)).toBe(true);
    vi.advanceTimersByTime(30_000);
    const next = await again();
    expect(next.claimPageLoad(here)).toBe(false);
    vi.advanceTimersByTime(30_000);
    expect((await again()).claimPageLoad(here)).toBe(true);
  });

  test('even where storage is denied, if it is another page', async () => {
    openPage('/a');
    denyStorage();
    const { claimPageLoad } = await import('../../../../scripts/runtime/browser/page-loads.ts');
    expect(claimPageLoad(there)).toBe(true);
    expect(claimPageLoad(there)).toBe(false);
  });

  test.each(['', 'null', 'soon', '{}', '9e15'])(
    'even if the stored value is "%s"',
    async (memory) => {
      openPage('/a');
      sessionStorage.setItem('pointwork-reload', memory);
      const { claimPageLoad } = await import('../../../../scripts/runtime/browser/page-loads.ts');
      expect(claimPageLoad(there)).toBe(true);
    },
  );
});

test('a page that lost a part of its own is not loaded again where storage is denied, since it might reload for ever', async () => {
  openPage('/a');
  denyStorage();
  const { claimPageLoad } = await import('../../../../scripts/runtime/browser/page-loads.ts');
  expect(claimPageLoad(here)).toBe(false);
});

test('a server that redirects, wherever to, can be reached', async () => {
  const { isReachable, network } = await open();
  const isThere = isReachable(there);
  // What a redirect that is not followed looks like.
  network.find('/b').answer({ status: 0, body: '' });
  expect(await isThere).toBe(true);
  expect(network.redirects).toEqual(['manual']);
});

test('a server cannot be reached if a proxy answers that it is not there', async () => {
  const { isReachable, network } = await open();
  const isThere = isReachable(there);
  network.find('/b').answer({ status: 502, body: 'Bad Gateway' });
  expect(await isThere).toBe(false);
});

describe('leaving a page by a full page load', () => {
  test('adds a history entry for another page', async () => {
    const { loadFullPage, tab } = await open();
    loadFullPage(there, 'push');
    expect(tab.wantedLoad).toEqual({ url: there.href, isNew: true });
  });

  test('adds no history entry for the same page', async () => {
    const { loadFullPage, tab } = await open();
    loadFullPage(here, 'push');
    expect(tab.wantedLoad).toEqual({ url: here.href, isNew: false });
  });

  test.each(['push', 'replace'] as const)(
    'really loads a page whose address differs only in its fragment (%s)',
    async (kind) => {
      const { loadFullPage, tab } = await open();
      loadFullPage(new URL('#part', here), kind);
      expect(tab.wantedLoad?.url).toBe(`${here.href}#part`);
      expect(tab.history.length).toBe(kind === 'push' ? 2 : 1);
    },
  );
});
