import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { routePathOf } from '../shared/urls.ts';
import { type DevDocument, devDocument, faultyDocument } from './dev-document.ts';
import type { DevPage, DevSite } from './dev-site.ts';
import { send } from './send.ts';

/** Pages and payloads as browsers get them. */
export interface Pages {
  /** The page of a route path, or the error page in its place. */
  look: (path: string) => Promise<DevPage & { document?: DevDocument; isMissing?: boolean }>;
  /** The route path of an address; an address outside of the base stands for itself. */
  routeOf: (pathname: string) => string;
  answer: (url: URL, response: ServerResponse) => Promise<void>;
  /** A version of the site's own stylesheet that a page refers to. */
  siteStyle: (url: string) => string | undefined;
}

/** @param base as normalised by normaliseBase. */
export function openPages(site: DevSite, base: string): Pages {
  const siteStyles = new Map<string, string>();
  const routeOf = (pathname: string) => routePathOf(pathname, base) ?? pathname;

  const look: Pages['look'] = async (path) => {
    const page = await site.page(path);
    const isMissing = page.html === undefined;
    if (isMissing && page.faults.length > 0) return page;
    const document = devDocument(page.html ?? readFileSync(join(site.folder, '404.html'), 'utf8'));
    siteStyles.set(document.siteStyle.url, document.siteStyle.text);
    return { ...page, document, isMissing };
  };

  return {
    look,
    routeOf,
    siteStyle: (url) => siteStyles.get(url),
    async answer({ pathname }, response) {
      const payloadOf = /^(.*\/)payload\.json$/.exec(pathname)?.[1];
      const { document, payload, faults, isMissing } = await look(routeOf(payloadOf ?? pathname));
      if (payload !== undefined && payloadOf !== undefined) {
        send(response, 200, 'application/json', payload);
      } else if (document) send(response, isMissing ? 404 : 200, 'text/html', document.html);
      else send(response, 500, 'text/html', faultyDocument(faults));
    },
  };
}
