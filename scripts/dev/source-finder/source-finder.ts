import { realpathSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, sep } from 'node:path';
import { json } from 'node:stream/consumers';
import launchEditor from 'launch-editor';
import { isLoopback } from '../allowed-hosts.ts';
import { FIND, GALLERY, type Place } from '../dev-contract.ts';
import type { DevSite } from '../dev-site.ts';
import { findText } from './find-text.ts';

/** How long to wait for an error, in milliseconds. After that, the editor is taken to have started. */
const GRACE = 300;

/**
 * Finds the source line of a text on a page, or opens a line in the editor: answers FIND and OPEN.
 *
 * @param root of the site, absolute.
 */
export async function answerFinder(
  root: string,
  site: Pick<DevSite, 'routeOf'>,
  request: IncomingMessage,
): Promise<Response> {
  const refused = whyRequestRefused(request);
  if (refused) return new Response(refused, { status: 403 });
  if (request.url === FIND) {
    const { text, path } = (await json(request)) as Record<'text' | 'path', string>;
    return Response.json(
      findText(root, text, path.startsWith(GALLERY) ? path : site.routeOf(path)),
    );
  }
  const { file, line, column } = (await json(request)) as Place;
  const fileRefused = whyFileRefused(root, file);
  if (fileRefused) return new Response(fileRefused, { status: 403 });
  return Response.json(await openInEditor(`${join(root, file)}:${line}:${column}`));
}

/**
 * Opens a line in the editor that LAUNCH_EDITOR names, or else in one that is running, or else in VISUAL or EDITOR.
 *
 * @param path absolute, with line and column.
 */
function openInEditor(path: string): Promise<{ said: string; path?: string }> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ said: 'Opened in your editor.' }), GRACE);
    launchEditor(path, (_, message) => {
      const said = message ? `The editor does not start: ${message}` : 'No editor was found.';
      resolve({ said, path });
    });
  });
}

/**
 * Decides whether a request may see sources and open the editor: only pages of this server, open on this machine, may.
 *
 * @returns why the request is refused; undefined if it is allowed.
 */
export function whyRequestRefused({
  method,
  headers: { host = '', origin },
  socket: { remoteAddress = '' },
}: Pick<IncomingMessage, 'method' | 'headers'> & {
  socket: { remoteAddress?: string | undefined };
}): string | undefined {
  if (!isLoopback(remoteAddress)) {
    return `The source finder works only on the machine that runs the server; this request comes from ${remoteAddress}.`;
  }
  if (method === 'POST' && origin === `http://${host}`) return undefined;
  return `Only pages of http://${host} may use the source finder, with POST requests.`;
}

/**
 * Decides whether a file may be opened in the editor: only files in the site's folder may.
 *
 * @param root of the site, absolute.
 * @param file relative to the root.
 * @returns why it is refused; undefined if it is allowed.
 */
export function whyFileRefused(root: string, file: string): string | undefined {
  try {
    const real = realpathSync(join(root, file));
    if (real.startsWith(realpathSync(root) + sep) && statSync(real).isFile()) return undefined;
  } catch {
    // It does not exist, or the system does not let us see it. It cannot be opened either way.
  }
  return `There is no file "${file}" in the site's folder.`;
}
