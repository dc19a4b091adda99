import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import handler from 'serve-handler';
import { formatFaults } from '../build/faults/fault.ts';
import { faultsOf } from '../build/faults/faults-of.ts';
import { GALLERY } from './dev-paths.ts';
import type { GalleryFolder } from './gallery-folder.ts';
import type { Pages } from './pages.ts';
import { send } from './send.ts';
import type { SourceFinder } from './source-finder/source-finder.ts';
import type { Tools } from './tools.ts';

/** What is served, each part with addresses of its own. */
export interface DevParts {
  base: string;
  tools: Tools;
  finder: SourceFinder;
  pages: Pages;
  gallery: GalleryFolder;
  /** Where all other files of the site are, absolute. */
  folder: string;
}

/** Answers requests for a site that is being worked on. It does not listen yet. */
export function createDevServer({ base, tools, finder, pages, gallery, folder }: DevParts): Server {
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
        // The next version of the site may remove a file before it is sent; by default that ends the process.
        createReadStream: (...file: Parameters<typeof createReadStream>) =>
          createReadStream(...file).on('error', (error) => response.destroy(error)),
      });
    };
    try {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (await finder.answer(request, url, response)) return;
      if (await tools.answer(url, response)) return;
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

/** Pages and payloads are made when they are asked for, all else lies ready. */
function isFile(path: string, base: string): boolean {
  return (
    path.startsWith(base) && /\.\w+$/.test(path) && !/\/(index\.html|payload\.json)$/.test(path)
  );
}
