import { realpathSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { join, relative } from 'node:path';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Why sources are not shown to who asks: only pages of this server, open on this machine, may ask. A page of another
 * site can send a request to this machine, too, but cannot hide where it comes from.
 *
 * @returns undefined when they are.
 */
export function whyRequestRefused(
  request: Pick<IncomingMessage, 'method' | 'headers'> & {
    socket: { remoteAddress?: string | undefined };
  },
): string | undefined {
  const { method, headers, socket } = request;
  const { remoteAddress = '' } = socket;
  if (!isLoopback(remoteAddress)) {
    return `Sources are shown and opened on the machine of the server alone, and ${remoteAddress} is another one.`;
  }
  const { host = '', origin } = headers;
  const { hostname = '' } = URL.parse(`http://${host}`) ?? {};
  if (hostname !== 'localhost' && !isLoopback(hostname.replace(/^\[|\]$/g, ''))) {
    return `Sources are shown and opened at localhost alone, and "${host}" is another host.`;
  }
  if (method !== 'POST' || origin !== `http://${host}`) {
    return `Only a page of http://${host} may ask for sources, by POST.`;
  }
  return undefined;
}

/**
 * Why a file is not opened.
 *
 * @param root of the site, absolute.
 * @param file relative to it.
 * @returns undefined when it may be.
 */
export function whyFileRefused(root: string, file: string): string | undefined {
  if (/^[\\/]|^\w:|\0/.test(file) || file.split(/[\\/]/).includes('..')) {
    return `"${file}" is not a path below the site's folder.`;
  }
  let real: string;
  try {
    real = realpathSync(join(root, file));
  } catch {
    // Not there, or not to be read: it cannot be opened either way.
    return `${file} is not there.`;
  }
  if (/^\.\.(?:[\\/]|$)|^[\\/]|^\w:/.test(relative(realpathSync(root), real))) {
    return `${file} leads out of the site's folder.`;
  }
  return statSync(real).isFile() ? undefined : `${file} is not a file.`;
}

function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version > 0 && LOOPBACK.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
