import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import handler from 'serve-handler';
import { listPublicFiles } from '../prerender/discover/list-files.ts';
import { formatFaults } from '../prerender/faults/fault.ts';
import { faultsOf } from '../prerender/faults/faults-of.ts';
import { OLDEST_BROWSERS } from '../shared/browsers.ts';
import { type AllowedHosts, hostRefusal } from './allowed-hosts.ts';
import { DEV_CLIENT, DEV_SOURCE, DEV_STATE } from './dev-contract.ts';
import type { DevSite } from './dev-site.ts';
import { findSourceLine } from './source-line.ts';

/** What the server serves. */
export interface DevServerOptions {
  /** Of the site, absolute. */
  root: string;
  base: string;
  allowed: AllowedHosts;
  site: DevSite;
  /** Called before anything is answered that is made from sources: it may have changed without an event. */
  pollSources: () => void;
}

/** Creates the development server, not yet listening. */
export async function createDevServer(options: DevServerOptions): Promise<Server> {
  const client = await bundleClientScript();
  return createServer(async (request, response) => {
    // `//` is a path here, not the beginning of a host.
    const url = URL.parse(`http://localhost${request.url}`);
    const refusal = hostRefusal(request, options.allowed);
    try {
      if (refusal) send(response, refusal, 'text/plain', 403);
      else if (!url) send(response, 'No address.', 'text/plain', 400);
      else if (url.pathname === DEV_CLIENT) send(response, client, 'text/javascript');
      else if (!(await serveFile(options, url.pathname, request, response)))
        await answer(options, url, response);
    } catch (error) {
      const text = formatFaults(faultsOf(error));
      console.error(text);
      send(response, text, 'text/plain', 500);
    }
  });
}

/**
 * Answers with a file: one of `assets/public/` that a build would publish, or one that has been written for the site.
 *
 * @returns false, without an answer, for an address of anything else.
 */
async function serveFile(
  { root, base, site, pollSources }: DevServerOptions,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!pathname.startsWith(base)) return false;
  const path = pathname.slice(base.length);
  const isPublic = isPublicFile(root, path);
  if (!isPublic && !path.startsWith('assets/')) {
    if (!/\.(?!html$)\w+$/.test(withoutPayload(path))) return false;
    pollSources();
    await site.ready();
  }
  request.url = `/${path}`;
  const cached = (source: string, value: string) => {
    return { source, headers: [{ key: 'cache-control', value }] };
  };
  const config = {
    public: isPublic ? join(root, 'assets/public') : site.folder,
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
  return true;
}

async function answer(
  { root, site, pollSources }: DevServerOptions,
  { pathname, searchParams }: URL,
  response: ServerResponse,
): Promise<void> {
  if (pathname === DEV_SOURCE) {
    const line = findSourceLine(searchParams.getAll('place'), root, site.assets);
    return send(response, JSON.stringify(line ?? {}), 'application/json');
  }
  pollSources();
  if (pathname === DEV_STATE) {
    const state = await site.state(searchParams.get('path') ?? '/');
    return send(response, JSON.stringify(state), 'application/json');
  }
  const path = withoutPayload(pathname);
  const { status, html, payload } = await site.page(path);
  if (payload !== undefined && path !== pathname)
    return send(response, payload, 'application/json');
  send(response, html, 'text/html', status);
}

/** The path of the page that a payload belongs to; that path itself for anything else. */
function withoutPayload(pathname: string): string {
  return pathname.replace(/(?:(?<=^|\/)index)?\.payload\.json$/, '');
}

/** @param path as in a URL. */
function isPublicFile(root: string, path: string): boolean {
  try {
    return listPublicFiles(root).publicFiles.includes(decodeURIComponent(path));
  } catch {
    // Whatever cannot be read is not served.
    return false;
  }
}

/** Sends an answer that is not to be cached. Does nothing if another one has been started. */
function send(response: ServerResponse, text: string, type: string, status = 200): void {
  if (response.headersSent) return;
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
  response.writeHead(status, headers).end(text);
}

/** Bundles the script of every page. Its stylesheet is imported as text. */
async function bundleClientScript(): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    entryPoints: [fileURLToPath(new URL('client/client.ts', import.meta.url))],
    format: 'iife',
    loader: { '.css': 'text' },
    logLevel: 'silent',
    target: OLDEST_BROWSERS,
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
