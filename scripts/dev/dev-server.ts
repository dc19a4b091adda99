import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import handler from 'serve-handler';
import { formatFaults } from '../prerender/faults/fault.ts';
import { faultsOf } from '../prerender/faults/faults-of.ts';
import { GALLERY } from './dev-paths.ts';
import type { GalleryFolder } from './gallery-folder.ts';
import type { PageResponses } from './page-responses.ts';
import { type RequestHandler, send } from './send.ts';

/** What the server serves. */
export interface DevServerOptions {
  base: string;
  /** They answer addresses that are not part of the site. */
  handlers: readonly RequestHandler[];
  pages: PageResponses;
  gallery: GalleryFolder;
  /** The folder with all other files of the site, absolute. */
  folder: string;
}

/** Creates the development server, not yet listening. */
export function createDevServer({
  base,
  handlers,
  pages,
  gallery,
  folder,
}: DevServerOptions): Server {
  return createServer(async (request, response) => {
    const files = (root: string, from: string) => {
      request.url = request.url?.slice(from.length - 1);
      const config = {
        public: root,
        cleanUrls: false,
        directoryListing: false,
        headers: [{ source: '**', headers: [{ key: 'cache-control', value: 'no-store' }] }],
      };
      return handler(request, response, config, {
        // A change may remove a file while it is being sent. Without a listener for the error, the process would end.
        createReadStream: (...file: Parameters<typeof createReadStream>) =>
          createReadStream(...file).on('error', (error) => response.destroy(error)),
      });
    };
    try {
      const url = new URL(request.url ?? '/', 'http://localhost');
      for (const answer of handlers) if (await answer(request, url, response)) return;
      if (`${url.pathname}/` === GALLERY) response.writeHead(302, { location: GALLERY }).end();
      else if (url.pathname.startsWith(GALLERY)) {
        if (!(await gallery.answer(url, response))) await files(await gallery.folder(), GALLERY);
      } else if (isFile(url.pathname, base)) await files(folder, base);
      else await pages.answer(url, response);
    } catch (error) {
      const text = formatFaults(faultsOf(error));
      console.error(text);
      send(response, 500, 'text/plain', text);
    }
  });
}

/** True for all files but pages and payloads, which are only made when they are requested. */
function isFile(path: string, base: string): boolean {
  return (
    path.startsWith(base) && /\.\w+$/.test(path) && !/\/(index\.html|payload\.json)$/.test(path)
  );
}
