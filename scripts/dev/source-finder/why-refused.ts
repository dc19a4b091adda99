import { realpathSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, sep } from 'node:path';
import { isLoopback } from '../allowed-hosts.ts';

/**
 * Decides whether a request may see sources and open the editor: only pages of this server, open on this machine, may.
 *
 * @returns why the request is refused; undefined if it is allowed.
 */
export function whyRequestRefused(
  request: Pick<IncomingMessage, 'method' | 'headers'> & {
    socket: { remoteAddress?: string | undefined };
  },
): string | undefined {
  const { method, headers, socket } = request;
  const { remoteAddress = '' } = socket;
  if (!isLoopback(remoteAddress)) {
    return `The source finder works only on the machine that runs the server; this request comes from ${remoteAddress}.`;
  }
  const { host = '', origin } = headers;
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
