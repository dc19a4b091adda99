import { bundleBrowserScript } from './bundle-browser-script.ts';
import { DEV_CLIENT, DEV_EVENTS } from './dev-paths.ts';
import type { PageResponses } from './page-responses.ts';
import { type RequestHandler, send } from './send.ts';
import type { Tabs } from './tabs.ts';

/** Serves what the development server adds to pages: the script that updates them, its events, and the site's stylesheet. */
export async function createDevEndpoints(
  pages: PageResponses,
  tabs: Tabs,
): Promise<RequestHandler> {
  const client = await bundleBrowserScript(new URL('client/follow-changes.ts', import.meta.url));
  return async (_request, { pathname, searchParams }, response) => {
    const style = pages.siteStyle(pathname);
    if (pathname === DEV_CLIENT) send(response, 200, 'text/javascript', client);
    else if (style !== undefined) send(response, 200, 'text/css', style);
    else if (pathname === DEV_EVENTS) {
      const path = pages.routeOf(searchParams.get('path') ?? '/');
      const [content, styles] = [searchParams.get('content'), searchParams.get('styles')];
      await tabs.add(response, path, content && styles ? { content, styles } : undefined);
    } else return false;
    return true;
  };
}
