// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { STATE_ID } from '../../../../scripts/shared/markers.ts';
import { type Answer, connectionError } from '../../../support/runtime/fake-network.ts';
import { isLeftToBrowser } from '../../../support/runtime/is-left-to-browser.ts';
import { observePage } from '../../../support/runtime/observe-page.ts';
import { answerAll, openFakePage } from '../../../support/runtime/open-fake-page.ts';
import { openDocument } from '../../../support/runtime/runtime-window.ts';

interface Served {
  /** The page that the document is made for. */
  page: string;
  at: string;
  base?: string;
  /** The answer to a request for the manifest; the real one by default. */
  manifest?: Answer;
}

/** Opens the document of a page at an address, and answers all requests. */
async function open({ page, at, base = '/', manifest }: Served) {
  const opened = openFakePage('/', {}, base);
  const { tab, site } = opened;
  tab.history.replaceState(null, '', at);
  openDocument(site.documentOf(page));
  await import('../../../../scripts/runtime/start.ts');
  const answer = (url: string) =>
    (url === site.at('/manifest.json') && manifest) || site.answer(url);
  await answerAll(opened, answer);
  return {
    ...opened,
    /** Whether a click on the link to a page is left to the browser. */
    isLeft: (path: string) => {
      const link = document.querySelector(`nav a[href="${site.at(path)}"]`);
      return isLeftToBrowser(link as Element);
    },
  };
}

const lost: Answer[] = [
  connectionError(),
  { status: 404, body: '<!doctype html>' },
  { status: 200, body: '<!doctype html>' },
];

test.each<Served>([
  { page: '/a', at: '/proxy?u=https%3A%2F%2Fwww.pointwork.example%2Fa' },
  { page: '/a', at: '/p/5f3a' },
  // A host that ignores upper and lower case, and a mail program that has encoded the address again.
  { page: '/a', at: '/A' },
  { page: '/a', at: '/%61' },
  { page: '/dark/c', at: '/preview/42/dark/c' },
  { page: '/', at: '/preview/42/' },
  { page: '/a', at: '/proxy.php?u=a' },
  { page: '/a', at: '/elsewhere/a', base: '/site/' },
  { page: '/a', at: '/site/copy/a', base: '/site/' },
  ...lost.map((manifest) => ({ page: '/a', at: '/b', manifest })),
  ...lost.map((manifest) => ({ page: '/', at: '/nowhere', manifest })),
])(
  'a copy of the page $page at $at stays as it was served, and its links are left to the browser',
  async (served) => {
    const { tab, isLeft } = await open(served);
    const name = served.page.slice(1).replace('/', '-') || 'index';
    expect(observePage()).toMatchObject({ heading: `Page ${name}`, progress: 'idle', notice: '' });
    expect(tab.wantedLoad).toBeUndefined();
    expect(tab.location.href).toBe(`http://localhost:3000${served.at}`);
    expect(isLeft('/b')).toBe(true);
    expect(tab.history.scrollRestoration).toBe('auto');
  },
);

test.each([
  { page: '/', at: '/b', shows: 'Page b' },
  { page: '/', at: '/closed', shows: 'This page could not be found' },
  { page: '/', at: '/nowhere', shows: 'This page could not be found' },
  { page: '/a', at: '/dark/c', shows: 'Page dark-c' },
])('the page $page at $at shows what belongs there', async ({ page, at, shows }) => {
  const { isLeft, ...opened } = await open({ page, at });
  expect(observePage().heading).toBe(shows);
  expect(isLeft('/a')).toBe(false);
  await answerAll(opened);
  expect(observePage().heading).toBe('Page a');
});

test.each(['/a', '/a/', '/a.html', '/a/index.html', '//a'])(
  'the page itself at %s gets its own address, without a visit',
  async (at) => {
    const { tab, network, isLeft } = await open({ page: '/a', at: `http://localhost:3000${at}` });
    expect(tab.location.href).toBe('http://localhost:3000/a');
    expect(network.requests).toEqual([]);
    expect(isLeft('/b')).toBe(false);
  },
);

test.each(['/a', '/a/', '/a.html', '/a/index.html?x=1#part'])(
  'the error page at %s shows the page there, as the manifest lists it, at its own address',
  async (at) => {
    const { tab } = await open({ page: '/nowhere', at });
    expect(observePage().heading).toBe('Page a');
    expect(tab.location.href).toBe(`http://localhost:3000/a${at.replace(/^[^?]*/, '')}`);
    expect(tab.history.length).toBe(1);
  },
);

test.each<Served>([
  { page: '/nowhere', at: '/nowhere' },
  { page: '/nowhere', at: '/closed' },
  { page: '/nowhere', at: '/old.php' },
  ...lost.map((manifest) => ({ page: '/nowhere', at: '/a', manifest })),
])('the error page $page at $at stays, and its links are visits', async (served) => {
  const { tab, isLeft } = await open(served);
  expect(observePage().heading).toBe('This page could not be found');
  expect(tab.location.href).toBe(`http://localhost:3000${served.at}`);
  expect(isLeft('/b')).toBe(false);
});

test('a click on an error page wins over the page that belongs there', async () => {
  const opened = openFakePage('/a');
  openDocument(opened.site.documentOf('/nowhere'));
  await import('../../../../scripts/runtime/start.ts');
  document.querySelector<HTMLElement>('nav a[href="/b"]')?.click();
  await answerAll(opened);
  expect(observePage().heading).toBe('Page b');
});

test.each([true, false])(
  'a document that is cut short is reloaded if online: %s',
  async (onLine) => {
    const { tab } = openFakePage('/a');
    vi.stubGlobal('navigator', { onLine });
    document.getElementById(STATE_ID)?.remove();
    await import('../../../../scripts/runtime/start.ts');
    expect(!!tab.wantedLoad).toBe(onLine);
  },
);

test('a page that comes back out of the back/forward cache is where it was, even if the browser has lost the place', async () => {
  await open({ page: '/a', at: '/a' });
  scrollTo({ top: 700 });
  dispatchEvent(new Event('pagehide'));
  scrollTo({ top: 0 });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(scrollY).toBe(700);
});
