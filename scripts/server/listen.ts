import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** By default, only this machine can reach the server: it shows unpublished sources. */
export const LOOPBACK = 'localhost';

/** A server that listens. */
export interface ListeningServer {
  /** As seen from this machine: `http://localhost:3000`. */
  origin: string;
  /** Ends all connections, even hanging ones, and stops listening. */
  close: () => Promise<void>;
}

/** @param port 0 for any free one. */
export async function listen(
  server: Server,
  port: number,
  host = LOOPBACK,
): Promise<ListeningServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: own, address } = server.address() as AddressInfo;
  // These two stand for all addresses, and cannot be opened in a browser.
  const isEverywhere = address === '0.0.0.0' || address === '::';
  const name = isEverywhere ? LOOPBACK : host.includes(':') ? `[${host}]` : host;
  return {
    origin: `http://${name}:${own}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
