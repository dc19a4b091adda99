import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import handler from 'serve-handler';
import { formatFaults } from '../prerender/faults/fault.ts';
import { faultsOf } from '../prerender/faults/faults-of.ts';
import { type AllowedHosts, whyHostRefused } from './allowed-hosts.ts';
import { faultyDocument } from './dev-document.ts';
import { GALLERY } from './dev-paths.ts';
import type { DevSite } from './dev-site.ts';
import type { GalleryFolder } from './gallery-folder.ts';
import { type RequestHandler, send } from './send.ts';

/** What the server serves. */
export interface DevServerOptions {
  /** Of the site, absolute. */
  root: string;
  base: string;
  allowed: AllowedHosts;
  /** They answer addresses that are not part of the site. */
  handlers: readonly RequestHandler[];
  site: DevSite;
  gallery: GalleryFolder;
  /** Called before anything is answered that is made from sources: it may have changed without an event. */
  look: () => void;
}

/** Creates the development server, not yet listening. */
export function createDevServer(options: DevServerOptions): Server {
  return createServer(async (request, response) => {
    const { url: address = '/' } = request;
    // Some proxies ask for whole URLs. `//` is a path here, not the beginning of a host.
    const url = URL.parse(address.startsWith('/') ? `http://localhost${address}` : address);
    const refused = whyHostRefused(request, options.allowed);
    try {
      if (refused) send(response, 403, 'text/plain', refused);
      else if (url) await answer(options, request, url, response);
      else send(response, 400, 'text/plain', `"${address}" is not an address.`);
    } catch (error) {
      const text = formatFaults(faultsOf(error));
      console.error(text);
      send(response, 500, 'text/plain', text);
    }
  });
}

async function answer(
  { root, base, handlers, site, gallery, look }: DevServerOptions,
  request: IncomingMessage,
  url: URL,
  response: ServerResponse,
): Promise<void> {
  for (const answers of handlers) if (await answers(request, url, response)) return;
  const { pathname } = url;
  const files = (folder: string, from: string) => {
    request.url = pathname.slice(from.length - 1);
    return serveFile(folder, request, response);
  };
  const publicFolder = join(root, 'assets/public');
  if (pathname.startsWith(base) && isFile(publicFolder, pathname.slice(base.length))) {
    await files(publicFolder, base);
  } else if (pathname.startsWith(`${base}assets/`)) {
    await files(site.folder, base);
  } else {
    look();
    if (`${pathname}/` === GALLERY) response.writeHead(302, { location: GALLERY }).end();
    else if (pathname.startsWith(GALLERY)) {
      if (!(await gallery.answer(pathname, response))) await files(gallery.folder, GALLERY);
    } else if (pathname.startsWith(base) && /\.(?!html$)\w+$/.test(withoutPayload(pathname))) {
      await site.ready();
      await files(site.folder, base);
    } else await answerPage(site, pathname, response);
  }
}

async function answerPage(
  site: DevSite,
  pathname: string,
  response: ServerResponse,
): Promise<void> {
  const page = await site.page(site.routeOf(withoutPayload(pathname)));
  const { document, payload, faults } = page;
  if (payload !== undefined && withoutPayload(pathname) !== pathname) {
    send(response, 200, 'application/json', payload);
  } else if (document) {
    send(response, payload === undefined ? 404 : 200, 'text/html', document.html);
  } else send(response, 500, 'text/html', faultyDocument(faults));
}

/** The path of the page that a payload belongs to; that path itself for anything else. */
function withoutPayload(pathname: string): string {
  return pathname.replace(/\/payload\.json$/, '/');
}

/** @param path as in a URL. */
function isFile(folder: string, path: string): boolean {
  try {
    return statSync(join(folder, decodeURIComponent(path))).isFile();
  } catch {
    // Whatever cannot be read is not served.
    return false;
  }
}

async function serveFile(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const config = {
    public: folder,
    cleanUrls: false,
    directoryListing: false,
    symlinks: true,
    headers: [
      cached('**', 'no-store'),
      // Named after their content. What is missing is answered with 404.html.
      cached('assets/*', 'max-age=31536000, immutable'),
    ],
  };
  await handler(request, response, config, {
    // A change may remove a file while it is being sent. Without a listener for the error, the process would end.
    createReadStream: (...file: Parameters<typeof createReadStream>) =>
      createReadStream(...file).on('error', (error) => response.destroy(error)),
  });
}

function cached(source: string, value: string) {
  return { source, headers: [{ key: 'cache-control', value }] };
}
