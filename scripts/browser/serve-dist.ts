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
  /** Ends all connections, hanging ones too, and stops listening. */
  close: () => Promise<void>;
}

/**
 * Serves a built site on a free port of the loopback, with the handler and the rules (`serve.json`) that
 * `npm start` uses: clean URLs, headers, and `404.html` with status 404. Rejects when the folder has no `serve.json`.
 */
export async function serveDist(folder: string, intercept?: Intercept): Promise<ServedSite> {
  const rules: object = JSON.parse(await readFile(join(folder, 'serve.json'), 'utf8'));
  const server = createServer(async (request, response) => {
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
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
