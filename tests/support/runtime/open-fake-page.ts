import { vi } from 'vitest';
import type { HistoryChange } from '../../../scripts/runtime/browser/history-entries.ts';
import { type Answer, FakeNetwork } from './fake-network.ts';
import { FakeTab } from './fake-tab.ts';
import { raceSite } from './race-site.ts';
import { openDocument, settled, setupRuntimeWindow } from './runtime-window.ts';

/**
 * Opens a page of the site for races, with a tab, a network and a clock under the test's control. Import modules of the
 * runtime afterwards, by `import()`: each test gets new ones.
 */
export function openFakePage(
  path = '/',
  modules: Parameters<typeof openDocument>[1] = {},
  base = '/',
): { tab: FakeTab; network: FakeNetwork; site: ReturnType<typeof raceSite> } {
  const site = raceSite(base);
  const tab = new FakeTab(`http://localhost:3000${site.at(path)}`);
  const network = new FakeNetwork();
  setupRuntimeWindow(tab, network);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  openDocument(site.documentOf(path), modules);
  return { tab, network, site };
}

export const MANIFEST = '/manifest.json';
export const payloadOf = (path: string) => `${path}.payload.json?v=1`;
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

interface Given {
  kind?: HistoryChange | undefined;
  modules?: Parameters<typeof openDocument>[1];
  base?: string;
  /** When the runtime has last loaded a page in full because a part failed. */
  leftAt?: number;
}

/** Opens the home page, without the rest of the runtime, and starts a visit to a path of the site. */
export async function visit(to: string, { kind, modules, base, leftAt }: Given = {}) {
  const page = openFakePage('/', modules, base);
  if (leftAt !== undefined) sessionStorage.setItem('pointwork-reload', String(leftAt));
  const { startNotices } = await import('../../../scripts/runtime/page/notices.ts');
  const { navigate, retryVisit } = await import('../../../scripts/runtime/visit/navigate.ts');
  const { newVisit } = await import('../../../scripts/runtime/visit/visit.ts');
  startNotices();
  const { network, site, tab } = page;
  /** Starts another visit. */
  const follow = async (path: string) => {
    void navigate(newVisit(new URL(site.at(path), location.href), path, kind ?? 'push'));
    await settled();
  };
  /** A healthy server answers the oldest request for a URL; some fields of its JSON are changed. */
  const answerWith = async (changes: object, url: string) => {
    const request = network.find(url);
    const { body, ...rest } = site.answer(url) as Exclude<Answer, Error>;
    request.answer({ ...rest, body: body && JSON.stringify({ ...JSON.parse(body), ...changes }) });
    await settled();
  };
  /** The path of the page load that the runtime has asked for. */
  const loaded = () => tab.wantedLoad && new URL(tab.wantedLoad.url).pathname;
  await follow(to);
  return {
    ...page,
    follow,
    retryVisit,
    answerWith,
    loaded,
    /** A healthy server answers the oldest requests for these URLs, one after the other. */
    answer: async (...urls: string[]) => {
      for (const url of urls) await answerWith({}, url);
    },
    answerAll: (answer?: (url: string) => Answer) => answerAll(page, answer),
    /** What the visitor sees: the page load that has been asked for, or what is shown. */
    seen: () => loaded() ?? document.getElementById('page')?.firstChild?.textContent,
  };
}

/** Answers requests until there are none; by default, as a healthy server does. Then lets the transition end. */
export async function answerAll(
  { network, site }: ReturnType<typeof openFakePage>,
  answer: (url: string) => Answer = site.answer,
): Promise<void> {
  await settled();
  while (network.pending.length > 0) {
    for (const request of [...network.pending]) {
      request.answer(answer(request.url));
    }
    await settled();
  }
  await pass(100);
}
