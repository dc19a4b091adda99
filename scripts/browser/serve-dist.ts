import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import handler from 'serve-handler';

/** Looks at a request first, for as long as it likes; `true` when it has taken care of the answer, be it by never giving one. */
export type Intercept = (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean | Promise<boolean>;

/** A site being served. */
export interface ServedSite {
  /** Such as `http://127.0.0.1:40123`, without a trailing slash. */
  origin: string;
  /** The address of a path of the site, which lies below the base. */
  at: (path: string) => string;
  /** Ends all connections, hanging ones too, and stops listening. */
  close: () => Promise<void>;
}

/**
 * Serves a built site on a free port of the loopback, with the handler and the rules (`serve.json`) that
 * `npm start` uses: clean URLs, headers, and `404.html` with status 404. Rejects when the folder has no `serve.json`.
 * Whoever looks at a request first finds its path without the base.
 */
export async function serveDist(
  folder: string,
  intercept?: Intercept,
  base = '/',
): Promise<ServedSite> {
  const rules: object = JSON.parse(await readFile(join(folder, 'serve.json'), 'utf8'));
  const server = createServer(async (request, response) => {
    // The base is the host's business: the files lie where they would without it.
    if (request.url?.startsWith(base)) request.url = request.url.slice(base.length - 1);
    if (await intercept?.(request, response)) return;
    handler(request, response, { etag: true, ...rules, public: folder }).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    at: (path) => origin + base.slice(0, -1) + path,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
