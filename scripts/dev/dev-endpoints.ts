import { json } from 'node:stream/consumers';
import type { AssetFiles } from '../prerender/bundle/asset-files.ts';
import { browserFault } from './browser-fault.ts';
import { bundleBrowserScript } from './bundle-browser-script.ts';
import { withCodeExcerpt } from './code-excerpt.ts';
import type { BrowserError, DevMessage, ShownPage } from './dev-messages.ts';
import { DEV_CHANGES, DEV_CLIENT, DEV_FAULT } from './dev-paths.ts';
import { type RequestHandler, send } from './send.ts';
import type { Tabs } from './tabs.ts';

/**
 * Serves the script of every page, and answers its requests.
 *
 * @param root of the site, absolute.
 * @param assets with the scripts of the site.
 */
export async function createDevEndpoints(
  root: string,
  assets: AssetFiles,
  tabs: Tabs,
): Promise<RequestHandler> {
  const client = await bundleBrowserScript(new URL('client/follow-changes.ts', import.meta.url));
  return async (request, { pathname }, response) => {
    const sendJson = (content: unknown) =>
      send(response, 200, 'application/json', JSON.stringify(content));
    if (pathname === DEV_CLIENT) send(response, 200, 'text/javascript', client);
    else if (request.method !== 'POST') return false;
    else if (pathname === DEV_FAULT) {
      const fault = browserFault((await json(request)) as BrowserError, root, assets);
      sendJson(withCodeExcerpt(fault, root));
    } else if (pathname === DEV_CHANGES) {
      const messages: DevMessage[] = [];
      const tab = tabs.open((message) => messages.push(message));
      await tab.show((await json(request)) as ShownPage);
      tab.close();
      sendJson(messages);
    } else return false;
    return true;
  };
}
