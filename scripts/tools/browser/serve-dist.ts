import { readFile, realpath } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import handler from 'serve-handler';
import { type ListeningServer, listen } from '../../server/listen.ts';

/**
 * Sees every request first and may take its time. `true` means that it has dealt with the request, perhaps by never
 * answering.
 */
export type Intercept = (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean | Promise<boolean>;

/** A site being served. */
export interface ServedSite extends ListeningServer {
  /** The URL of a path of the site, including the base. */
  at: (path: string) => string;
}

/**
 * Serves a built site on a free local port, with the same handler and rules (`serve.json`) as `npm start`: clean URLs,
 * headers, and `404.html` with status 404. Beside the base there is nothing, and `intercept` gets paths without it. The
 * folder may be a symbolic link that is changed while it is served.
 *
 * @throws Error when the folder has no `serve.json`.
 */
export async function serveDist(
  folder: string,
  intercept?: Intercept,
  base = '/',
): Promise<ServedSite> {
  const rules: object = JSON.parse(await readFile(join(folder, 'serve.json'), 'utf8'));
  const server = createServer(async (request, response) => {
    if (!request.url?.startsWith(base)) {
      response.writeHead(404).end();
      return;
    }
    // The files are in the same places with or without a base; only the host adds it.
    request.url = request.url.slice(base.length - 1);
    if (await intercept?.(request, response)) return;
    try {
      // The handler keeps an ETag while path and time of a file stay the same, so it must know which build it serves.
      const site = { etag: true, ...rules, public: await realpath(folder) };
      await handler(request, response, site);
    } catch (error) {
      response.destroy(error instanceof Error ? error : undefined);
    }
  });
  const listening = await listen(server, 0, '127.0.0.1');
  return { ...listening, at: (path) => listening.origin + base.slice(0, -1) + path };
}
