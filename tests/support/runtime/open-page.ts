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
export function openPage(
  path = '/',
  modules: Parameters<typeof openDocument>[1] = {},
  base = '/',
): { tab: FakeTab; network: FakeNetwork; site: ReturnType<typeof raceSite> } {
  const site = raceSite(base);
  const tab = new FakeTab(`http://localhost:3000${site.at(path)}`);
  const network = new FakeNetwork();
  setupRuntimeWindow(tab, network);
  openDocument(site.documentOf(path), modules);
  return { tab, network, site };
}

interface Given {
  modules?: Parameters<typeof openDocument>[1];
  base?: string;
  /** When the runtime has last loaded a page in full because a part failed. */
  leftAt?: number;
}

/** Opens the home page for visits, without the rest of the runtime. */
export async function openForVisits({ modules, base, leftAt }: Given = {}) {
  const page = openPage('/', modules, base);
  if (leftAt !== undefined) sessionStorage.setItem('pointwork-reload', String(leftAt));
  const { startNotices } = await import('../../../scripts/runtime/page/notices.ts');
  const { navigate, retryVisit } = await import('../../../scripts/runtime/visit/navigate.ts');
  const { newVisit } = await import('../../../scripts/runtime/visit/visit.ts');
  startNotices();
  const { network, site, tab } = page;
  return {
    ...page,
    retryVisit,
    answerAll: (answer?: (method: string, url: string) => Answer) => answerAll(page, answer),
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    /** Starts a visit to a path of the site. */
    async follow(path: string, kind: HistoryChange = 'push') {
      void navigate(newVisit(new URL(site.at(path), location.href), path, kind));
      await settled();
    },
    /** A healthy server answers the oldest request for a URL; some fields of its JSON are changed. */
    async answer(url: string, changes?: object) {
      const request = network.find(url);
      const { body, ...rest } = site.answer(request.method, url) as Exclude<Answer, Error>;
      const changed = changes ? JSON.stringify({ ...JSON.parse(body), ...changes }) : body;
      request.answer({ ...rest, body: changed });
      await settled();
    },
    /** The path of the page load that the runtime has asked for. */
    loaded: () => tab.wantedLoad && new URL(tab.wantedLoad.url).pathname,
  };
}

/** Answers requests until there are none; by default, as a healthy server does. Then lets the transition end. */
export async function answerAll(
  { network, site }: ReturnType<typeof openPage>,
  answer: (method: string, url: string) => Answer = site.answer,
): Promise<void> {
  await settled();
  while (network.pending.length > 0) {
    for (const request of [...network.pending]) {
      request.answer(answer(request.method, request.url));
    }
    await settled();
  }
  await vi.advanceTimersByTimeAsync(100);
}
