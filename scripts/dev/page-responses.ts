import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { routePathOf } from '../shared/urls.ts';
import { type DevDocument, devDocument, faultyDocument } from './dev-document.ts';
import { GALLERY } from './dev-paths.ts';
import type { DevPage, DevSite } from './dev-site.ts';
import { send } from './send.ts';

/** Pages and payloads, as they are sent to browsers. */
export interface PageResponses {
  /**
   * What is shown at a route path. `document`: the page, or the error page for an unknown path; absent if rendering
   * failed.
   */
  get: (path: string) => Promise<DevPage & { document?: DevDocument; isMissing?: boolean }>;
  /** The route path for the path of a URL; that path itself in the gallery; NOWHERE for any other outside the base. */
  routeOf: (pathname: string) => string;
  /** Answers a request for a page or a payload. */
  answer: (url: URL, response: ServerResponse) => Promise<void>;
  /** The site's stylesheet at a URL, in the current version or an older one. */
  siteStyle: (url: string) => string | undefined;
}

/** The path of no route. A link that lacks the base must not work here either. */
const NOWHERE = '';

/** @param base as returned by normaliseBase. */
export function createPageResponses(site: DevSite, base: string): PageResponses {
  const siteStyles = new Map<string, string>();
  const routeOf = (pathname: string) =>
    pathname.startsWith(GALLERY) ? pathname : (routePathOf(pathname, base) ?? NOWHERE);

  const get: PageResponses['get'] = async (path) => {
    const page = await site.page(path);
    const isMissing = page.html === undefined;
    if (isMissing && page.faults.length > 0) return page;
    const document = devDocument(page.html ?? readFileSync(join(site.folder, '404.html'), 'utf8'));
    siteStyles.set(document.siteStyle.url, document.siteStyle.text);
    return { ...page, document, isMissing };
  };

  return {
    get,
    routeOf,
    siteStyle: (url) => siteStyles.get(url),
    async answer({ pathname }, response) {
      const pagePath = /^(.*\/)payload\.json$/.exec(pathname)?.[1];
      const { document, payload, faults, isMissing } = await get(routeOf(pagePath ?? pathname));
      if (payload !== undefined && pagePath !== undefined) {
        send(response, 200, 'application/json', payload);
      } else if (document) send(response, isMissing ? 404 : 200, 'text/html', document.html);
      else send(response, 500, 'text/html', faultyDocument(faults));
    },
  };
}
