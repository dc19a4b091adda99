import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** By default, only this machine can reach the server: it shows unpublished sources. */
export const LOOPBACK = 'localhost';

/**
 * Makes a server listen.
 *
 * @param port 0 for any free one.
 * @returns the server's origin as seen from this machine: `http://localhost:3000`.
 */
export async function listen(server: Server, port: number, host = LOOPBACK): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: own, address } = server.address() as AddressInfo;
  // These two stand for all addresses, and cannot be opened in a browser.
  const isEverywhere = address === '0.0.0.0' || address === '::';
  const name = isEverywhere ? LOOPBACK : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${own}`;
}
