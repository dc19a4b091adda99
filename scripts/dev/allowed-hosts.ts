import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { EVERYWHERE, LOOPBACK } from '../server/listen.ts';
import type { DevOptions } from './dev-options.ts';

/** Who may use the server, in addition to this machine. */
export type AllowedHosts = Pick<DevOptions, 'host' | 'allowHosts'>;

/**
 * Decides whether a request is answered. A page of another site can have the browser send requests here, also under a
 * name of its own that leads to this machine; the browser always adds that name as `Host`, and the site as `Origin`.
 *
 * @returns why the request is refused; undefined if it is answered.
 */
export function hostRefusal(
  { headers: { host = '', origin } }: Pick<IncomingMessage, 'headers'>,
  allowed: AllowedHosts,
): string | undefined {
  const names = [
    hostnameOf(`http://${host}`),
    ...(origin === undefined ? [] : [hostnameOf(origin)]),
  ];
  const refused = names.find((name) => !isAllowed(name, allowed));
  if (refused === undefined) return undefined;
  return `This server answers pages of this machine, not of "${refused}". If that name is yours, start it with: npm run dev -- --allow-host ${refused || 'NAME'}`;
}

function isAllowed(name: string, { host, allowHosts }: AllowedHosts): boolean {
  if (name === LOOPBACK || name.endsWith(`.${LOOPBACK}`)) return true;
  if (name === '::1' || (isIP(name) && name.startsWith('127.'))) return true;
  // Nobody else can give a name to an address that is written in digits.
  if (isIP(name) && EVERYWHERE.includes(host)) return true;
  return [host, ...allowHosts].some((allowedHost) => allowedHost.toLowerCase() === name);
}

/** The name or address in a URL, in small letters and without brackets; empty if there is none. */
function hostnameOf(url: string): string {
  return (URL.parse(url)?.hostname ?? '').replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
