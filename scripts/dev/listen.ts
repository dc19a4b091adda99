import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Sources are shown to nobody but this machine, unless somebody asks for it. */
export const LOOPBACK = 'localhost';

/**
 * Has a server listen.
 *
 * @param port 0 for any.
 * @returns its address for this machine: `http://localhost:3000`.
 */
export async function listen(server: Server, port: number, host = LOOPBACK): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: own, address } = server.address() as AddressInfo;
  // No address, but all there are.
  const isEverywhere = address === '0.0.0.0' || address === '::';
  const name = isEverywhere ? LOOPBACK : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${own}`;
}
