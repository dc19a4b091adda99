import { FakeNetwork } from './fake-network.ts';
import { FakeTab } from './fake-tab.ts';
import { raceSite } from './race-site.ts';
import { openDocument, setupRuntimeWindow } from './runtime-window.ts';

/**
 * Opens a page of the races' site for the running test, with a tab, a network and a clock that the test rules.
 * Modules of the runtime are to be imported afterwards, by `import()`: each test gets new ones.
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
