import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeOf } from '../prerender/faults/system-fault.ts';

/** By default, only this machine can reach the server: it shows unpublished sources. */
export const LOOPBACK = 'localhost';

/** Hosts that stand for all addresses of the machine, and cannot be opened in a browser. */
export const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/** A server that listens. */
export interface ListeningServer {
  /** As seen from this machine: `http://localhost:3000`. */
  origin: string;
  port: number;
  /** Ends all connections, even hanging ones, and stops listening. */
  close: () => Promise<void>;
}

/**
 * Listens at a port, or at the next one that no other program has.
 *
 * @param firstPort 0 for any free port.
 * @throws the system's error if it refuses for another reason.
 */
export async function listen(
  server: Server,
  firstPort: number,
  host = LOOPBACK,
): Promise<ListeningServer> {
  for (let port = firstPort; !server.listening; port += 1) {
    try {
      await once(server.listen(port, host), 'listening');
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw error;
    }
  }
  const { port } = server.address() as AddressInfo;
  const name = EVERYWHERE.includes(host) ? LOOPBACK : host.includes(':') ? `[${host}]` : host;
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { origin: `http://${name}:${port}`, port, close };
}
