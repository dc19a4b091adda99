import dns from 'node:dns/promises';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net';
import { codeOf } from '../prerender/faults/system-fault.ts';
import { findFreePort } from './find-free-port.ts';

/** By default, only this machine can reach the server: it shows unpublished sources. */
export const LOOPBACK = 'localhost';

/** A server that listens. */
export interface ListeningServer {
  /** As seen from this machine: `http://localhost:3000`. */
  origin: string;
  port: number;
  /** Ends all connections, even hanging ones, and stops listening. */
  close: () => Promise<void>;
}

/**
 * Listens on every address of a host: `localhost` may be 127.0.0.1 and ::1, and a browser may try only one of them.
 *
 * @param port 0 for any free one.
 * @throws the system's error if it refuses.
 */
export async function listen(
  server: Server,
  port: number,
  host = LOOPBACK,
): Promise<ListeningServer> {
  const isLoopback = host === LOOPBACK;
  const named = isLoopback ? await dns.lookup(host, { all: true, order: 'ipv4first' }) : [];
  const [first = host, ...others] = new Set(named.map(({ address }) => address));
  await open(server, port, first);
  const { port: own } = server.address() as AddressInfo;
  const doors: NetServer[] = [];
  const close = async () => {
    const closing = [server, ...doors].map(closed);
    server.closeAllConnections();
    await Promise.all(closing);
  };
  for (const address of others) {
    const door = createServer((socket) => server.emit('connection', socket));
    try {
      await open(door, own, address);
      doors.push(door);
    } catch (error) {
      if (NO_SUCH_ADDRESS.includes(codeOf(error))) continue;
      await close();
      throw error;
    }
  }
  // These two stand for all addresses, and cannot be opened in a browser.
  const isEverywhere = first === '0.0.0.0' || first === '::';
  const name = isEverywhere ? LOOPBACK : host.includes(':') ? `[${host}]` : host;
  return { origin: `http://${name}:${own}`, port: own, close };
}

/**
 * Listens at a port, or at the next one that is free, even if other programs take ports at the same time.
 *
 * @param first 0 for any free port.
 * @throws the system's error if it refuses for another reason.
 */
export async function listenAtFreePort(
  server: Server,
  first: number,
  host: string,
): Promise<ListeningServer> {
  for (let port = first; ; port = first && port + 1) {
    port = first && (await findFreePort(port));
    try {
      return await listen(server, port, host);
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw error;
    }
  }
}

/** What a machine without IPv6 answers to a server on ::1. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

function open(server: NetServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function closed(server: NetServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
