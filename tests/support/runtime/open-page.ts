import { FakeNetwork } from './fake-network.ts';
import { FakeTab } from './fake-tab.ts';
import { raceSite } from './race-site.ts';
import { openDocument, setupRuntimeWindow } from './runtime-window.ts';

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
