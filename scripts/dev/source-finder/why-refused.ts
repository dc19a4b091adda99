import { realpathSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { join, relative } from 'node:path';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Decides whether a request may see sources and open the editor. Only pages of this server, open on this machine, may. A
 * page of another site can also send requests to this machine, but the browser always adds the `Origin` of that site.
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
  const { hostname = '' } = URL.parse(`http://${host}`) ?? {};
  if (hostname !== 'localhost' && !isLoopback(hostname.replace(/^\[|\]$/g, ''))) {
    return `The source finder works only at localhost; this request is for "${host}".`;
  }
  if (method !== 'POST' || origin !== `http://${host}`) {
    return `Only pages of http://${host} may use the source finder, with POST requests.`;
  }
  return undefined;
}

/**
 * Decides whether a file may be opened in the editor: only existing files below the site's root may.
 *
 * @param root of the site, absolute.
 * @param file relative to the root.
 * @returns why it is refused; undefined if it is allowed.
 */
export function whyFileRefused(root: string, file: string): string | undefined {
  if (/^[\\/]|^\w:|\0/.test(file) || file.split(/[\\/]/).includes('..')) {
    return `"${file}" is not a path below the site's folder.`;
  }
  let real: string;
  try {
    real = realpathSync(join(root, file));
  } catch {
    // It does not exist, or the system does not let us see it. It cannot be opened either way.
    return `${file} does not exist.`;
  }
  if (/^\.\.(?:[\\/]|$)|^[\\/]|^\w:/.test(relative(realpathSync(root), real))) {
    return `${file} is a link to a file outside the site's folder.`;
  }
  return statSync(real).isFile() ? undefined : `${file} is not a file.`;
}

function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version > 0 && LOOPBACK.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
